/** Makes every document of the site: with vite-react-ssg where the application is new, else only the pages for which something changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { purposesOf } from '../../src/model/consent.ts';
import type { HeadAssets } from '../../src/model/head.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { htmlFilePath, payloadPathname } from '../../src/model/pathname.ts';
import type { Prerendered } from '../../src/model/payload.ts';
import { type Articles, deriveJobs, deriveLocaleView, type RenderJob } from '../../src/model/render.ts';
import type { Config } from '../config.ts';
import { openCache } from '../content/cache.ts';
import type { Labels } from '../content/labels.ts';
import { type DocumentAssets, fontPathname, renderDocument } from '../emit/document.ts';
import { webManifestPathname } from '../emit/webManifest.ts';
import { APPLICATION_CODE, type Bundle, type BundleAssets, readBundle } from './bundle.ts';
import { openPageStore } from './pages.ts';
import type { ShellFiles } from './shellFiles.ts';

export interface PrerenderOptions {
  readonly config: Config;
  readonly manifest: Manifest;
  readonly labels: Labels;
  readonly articles: Articles;
  readonly headAssets: HeadAssets;
  readonly shellFiles: ShellFiles;
  readonly stagingDir: string;
}

export interface PrerenderResult extends BundleAssets {
  /** Names in the cache of the documents' files, by their paths in the staging folder. */
  readonly keptNames: ReadonlyMap<string, string>;
  /** Documents in all. */
  readonly count: number;
  /** Documents that were rendered anew. */
  readonly freshCount: number;
}

/** Fills the staging folder. Throws when a page fails to render, naming its file. */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  const { config, manifest, labels, articles, headAssets, stagingDir } = options;
  const cache = openCache(config, 'application', APPLICATION_CODE);
  const codes = manifest.site.locales.map(({ code }) => code);
  const views = new Map(codes.map((code) => [code, deriveLocaleView(manifest, code, labels[code] ?? {})]));
  const jobs = deriveJobs(manifest, articles, headAssets);
  const openStore = (assets: BundleAssets) =>
    openPageStore(cache, stagingDir, views, (localeCode) => documentAssets(options, assets, localeCode));

  const bundle = await readBundle(cache, manifest.site);
  if (bundle) {
    await bundle.place(stagingDir);
    const store = openStore(bundle.assets);
    const fresh = jobs.filter((job) => !store.place(job));
    await renderWithBundle(bundle, fresh);
    for (const job of fresh) store.keep(job);
    return { ...bundle.assets, keptNames: store.names, count: jobs.length, freshCount: fresh.length };
  }
  const assets = await renderAll();
  const store = openStore(assets);
  for (const job of jobs) store.keep(job);
  return { ...assets, keptNames: store.names, count: jobs.length, freshCount: jobs.length };

  async function renderWithBundle({ assets, load }: Bundle, fresh: readonly RenderJob[]): Promise<void> {
    if (fresh.length === 0) return;
    const { prerenderPage } = await load();
    for (const job of fresh) {
      const view = views.get(job.localeCode);
      if (!view) continue;
      try {
        const page = prerenderPage(view, job);
        await writePayload(job, page);
        await writeText(
          join(stagingDir, htmlFilePath(job.pathname)),
          renderDocument(page, documentAssets(options, assets, job.localeCode)),
        );
      } catch (error) {
        throw new Error(`${nameOf(job)} failed to render:\n  ${(error as Error).stack?.split('\n').slice(0, 3).join('\n  ')}`);
      }
    }
  }

  async function renderAll(): Promise<BundleAssets> {
    const { renderWithSsg } = await import('./ssg.ts');
    const jobOf = new Map(jobs.map((job) => [job.pathname, job]));
    return renderWithSsg({
      config,
      cache,
      site: manifest.site,
      outDir: stagingDir,
      views: [...views.values()],
      jobs,
      async toDocument(pathname, page, made) {
        const job = jobOf.get(pathname);
        if (job) await writePayload(job, page);
        return renderDocument(page, documentAssets(options, made, page.localeCode));
      },
      explain(text) {
        const job = jobOf.get(/Error on page: (\S+)/.exec(text)?.[1] ?? '');
        return job ? `${nameOf(job)} failed to render:\n  ${text.split('\n').slice(1, 4).join('\n  ')}` : text;
      },
    });
  }

  /** Nobody navigates to an error page, so that it needs no payload. */
  async function writePayload(job: RenderJob, page: Prerendered): Promise<void> {
    if (job.page) await writeText(join(stagingDir, payloadPathname(job.pathname)), JSON.stringify(page.payload));
  }
}

function nameOf(job: RenderJob): string {
  return job.page?.filePath ?? `The error page ${job.pathname}`;
}

/** What documents of a language name; the same texts and addresses for all of them. */
function documentAssets({ manifest, shellFiles }: PrerenderOptions, assets: BundleAssets, localeCode: string): DocumentAssets {
  const { site } = manifest;
  return {
    ...assets,
    defaultLocale: site.defaultLocale,
    baseUrl: site.dataUrl,
    consentPathname: purposesOf(site.analytics).length > 0 ? assets.consentPathname : undefined,
    shellPathname: shellFiles.get(localeCode)?.pathname ?? '',
    fontPathname: fontPathname(localeCode),
    webManifestPathname: webManifestPathname(manifest, localeCode),
  };
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
