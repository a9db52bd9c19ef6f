/**
 * Creates every document of the site: with vite-react-ssg when the application has changed, otherwise only the pages with changed inputs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LocaleCode } from '#generated/types.ts';
import { purposesOf } from '../../src/model/consent.ts';
import { NOT_FOUND } from '../../src/model/errorStatus.ts';
import type { HeadAssets } from '../../src/model/head.ts';
import type { Labels } from '../../src/model/label.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { htmlFilePath, payloadPathname } from '../../src/model/pathname.ts';
import type { Prerendered } from '../../src/model/payload.ts';
import { type Articles, deriveJobs, deriveLocaleView, type RenderJob } from '../../src/model/render.ts';
import { openCache } from '../core/cache.ts';
import type { Config } from '../core/config.ts';
import { linkPackages } from '../core/start/linkPackages.mjs';
import type { InlineTexts } from '../hosting/headers.ts';
import { APPLICATION_CODE, type Bundle, type BundleAssets, readBundle } from './bundle.ts';
import { type DocumentAssets, fontPathname, renderDocument } from './emit/document.ts';
import { webManifestPathname } from './emit/webManifest.ts';
import { openPageStore, type PageStore } from './pages.ts';
import type { ShellFiles } from './shellFiles.ts';
import { deriveFirstSheet, elementsOf, linkStyles, type StyleGroup } from './styles/firstScreen.ts';

export interface PrerenderOptions {
  readonly config: Config;
  readonly manifest: Manifest;
  readonly labels: Labels;
  readonly articles: Articles;
  readonly headAssets: HeadAssets;
  readonly shellFiles: ShellFiles;
  readonly stagingDir: string;
}

export interface PrerenderResult extends InlineTexts, Pick<BundleAssets, 'appPathname' | 'startPathname'> {
  /** Names in the cache of the documents' files, by their paths in the staging folder. */
  readonly cachedNames: ReadonlyMap<string, string>;
  /** Number of all documents. */
  readonly count: number;
  /** Number of documents that were rendered, not cached. */
  readonly uncachedCount: number;
}

/** Fills the staging folder. Throws when a page fails to render, and names its file. */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  const { config, manifest, labels, articles, headAssets, stagingDir } = options;
  const cache = openCache(config, 'application', APPLICATION_CODE);
  // The server bundle runs from the cache and imports React from the project.
  linkPackages(config.root, dirname(cache.dir));
  const codes = manifest.site.locales.map(({ code }) => code);
  const views = new Map(codes.map((code) => [code, deriveLocaleView(manifest, code, labels[code] ?? {})]));
  const jobs = deriveJobs(manifest, articles, headAssets);
  const openStore = (assets: BundleAssets) =>
    openPageStore(cache, stagingDir, views, (localeCode) => documentAssets(options, assets, localeCode));

  const bundle = await readBundle(cache, manifest.site);
  if (bundle) {
    await bundle.copyTo(stagingDir);
    const store = openStore(bundle.assets);
    const uncached = jobs.filter((job) => !store.find(job));
    await renderWithBundle(bundle, uncached, store);
    return finish(bundle.assets, store, uncached.length);
  }
  const { assets, store } = await renderAll();
  return finish(assets, store, jobs.length);

  function finish(made: BundleAssets, store: PageStore, uncachedCount: number): PrerenderResult {
    const sheetOf = (group: StyleGroup) => deriveFirstSheet(cache, made.screenCss, store.elements[group]);
    const sheets = { article: sheetOf('article'), entrance: sheetOf('entrance') };
    store.writeAll(sheets);
    const { appPathname, startPathname, rootScript, textScript } = made;
    const texts = { scripts: [rootScript, textScript], styles: Object.values(sheets) };
    return { appPathname, startPathname, ...texts, cachedNames: store.names, count: jobs.length, uncachedCount };
  }

  async function renderWithBundle({ assets, load }: Bundle, uncached: readonly RenderJob[], store: PageStore): Promise<void> {
    if (uncached.length === 0) return;
    const { prerenderPage } = await load();
    for (const job of uncached) {
      const view = views.get(job.localeCode);
      if (!view) continue;
      try {
        const page = prerenderPage(view, job);
        writePayload(job, page);
        writeText(join(stagingDir, htmlFilePath(job.pathname)), toDocument(job, page, assets));
        store.add(job, elementsOf(page));
      } catch (error) {
        throw new Error(`${nameOf(job)} failed to render:\n  ${(error as Error).stack?.split('\n').slice(0, 3).join('\n  ')}`);
      }
    }
  }

  async function renderAll(): Promise<{ assets: BundleAssets; store: PageStore }> {
    const { renderWithSsg } = await import('./ssg.ts');
    const jobOf = new Map(jobs.map((job) => [job.pathname, job]));
    let store: PageStore | undefined;
    const assets = await renderWithSsg({
      config,
      cache,
      site: manifest.site,
      outDir: stagingDir,
      views: [...views.values()],
      jobs,
      async toDocument(pathname, page, made) {
        const job = jobOf.get(pathname);
        if (!job) return '';
        store ??= openStore(made);
        writePayload(job, page);
        store.add(job, elementsOf(page));
        return toDocument(job, page, made);
      },
      explain(text) {
        const job = jobOf.get(/Error on page: (\S+)/.exec(text)?.[1] ?? '');
        return job ? `${nameOf(job)} failed to render:\n  ${text.split('\n').slice(1, 4).join('\n  ')}` : text;
      },
    });
    return { assets, store: store ?? openStore(assets) };
  }

  /** The document without its inlined styles, which depend on the other pages. */
  function toDocument({ pathname, page: entry, status, localeCode }: RenderJob, page: Prerendered, made: BundleAssets): string {
    const own = documentAssets(options, made, localeCode);
    const withStyles = { ...page, appHtml: linkStyles(page.appHtml, made.stylesPathname) };
    return renderDocument(withStyles, {
      ...own,
      startPathname: entry ? own.startPathname : made.errorStartPathname,
      nearPathname: status === NOT_FOUND ? made.nearPathname : undefined,
      rootScript: pathname === '/' ? made.rootScript : undefined,
      textScript: made.textScript,
    });
  }

  /** An error page needs no payload, because nobody navigates to it. */
  function writePayload(job: RenderJob, page: Prerendered): void {
    if (job.page) writeText(join(stagingDir, payloadPathname(job.pathname)), JSON.stringify(page.payload));
  }
}

function nameOf(job: RenderJob): string {
  return job.page?.filePath ?? `The error page ${job.pathname}`;
}

/** What the documents of a language reference; equal for all of them. */
function documentAssets({ manifest, shellFiles }: PrerenderOptions, assets: BundleAssets, localeCode: LocaleCode): DocumentAssets {
  const { site } = manifest;
  return {
    css: '',
    appPathname: assets.appPathname,
    startPathname: assets.startPathname,
    stylesPathname: assets.stylesPathname,
    printPathname: assets.printPathname,
    defaultLocale: site.defaultLocale,
    baseUrl: site.dataUrl,
    consentPathname: purposesOf(site.analytics).length > 0 ? assets.consentPathname : undefined,
    shellPathname: shellFiles.get(localeCode)?.pathname ?? '',
    fontPathname: fontPathname(localeCode),
    webManifestPathname: webManifestPathname(manifest, localeCode),
  };
}

/** Synchronous, because thousands of small files are faster without a thread for each. */
function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
