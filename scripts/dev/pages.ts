/** Renders a page of the site on request, as the build does, from the development server's data in memory. */
import { findByPathname } from '../../src/model/manifest.ts';
import type { Prerendered } from '../../src/model/payload.ts';
import { type Articles, deriveLocaleView, findJob, type RenderJob } from '../../src/model/render.ts';
import { describeArticle } from '../build/articles.ts';
import type { PrerenderModule } from '../build/bundle.ts';
import { fontPathname, renderDocument } from '../build/emit/document.ts';
import { webManifestPathname } from '../build/emit/webManifest.ts';
import type { ContentReader } from './contentReader.ts';
import type { DeskAnswer } from './desk/desk.ts';
import { PAGE_MODULES } from './desk/pageModules.ts';
import type { LiveSite } from './liveSite.ts';
import type { Modules } from './modules.ts';
import { DEV_ASSETS, type Snapshot } from './snapshot.ts';

/** What rendering a page needs. */
export interface PageTools {
  readonly modules: Modules;
  readonly compile: ContentReader['compile'];
  readonly readAgain: LiveSite['readAgain'];
}

/** The document that answers at a pathname; an error page when there is none. */
export async function renderPage(
  { modules, compile }: PageTools,
  { manifest, shown, labels }: Snapshot,
  pathname: string,
): Promise<{ readonly page: Prerendered; readonly job: RenderJob }> {
  const articles = await compileArticle(shown.get(findByPathname(manifest, pathname)?.filePath ?? ''), compile);
  const job = findJob(manifest, articles, DEV_ASSETS, pathname);
  const { prerenderPage } = await loadPrerender(modules);
  return { page: prerenderPage(deriveLocaleView(manifest, job.localeCode, labels[job.localeCode] ?? {}), job), job };
}

/** The application's own code in its present state. */
export async function loadPrerender(modules: Modules): Promise<PrerenderModule> {
  return (await modules.load('src/app/prerender.tsx')) as PrerenderModule;
}

/** Compiles only the requested page. */
async function compileArticle(one: ReturnType<Snapshot['shown']['get']>, compile: ContentReader['compile']): Promise<Articles> {
  const codePath = one && (await compile(one.file));
  return one && codePath ? { [one.page.filePath]: describeArticle(one.page, codePath) } : {};
}

/** A page, or the data of a language's frame or tools. */
export async function answerPage(tools: PageTools, snapshot: Snapshot, pathname: string, version: number): Promise<DeskAnswer> {
  const { manifest, shellFiles } = snapshot;
  const shellFile = [...shellFiles.values()].flatMap((file) => [file, file.tools]).find((file) => file.pathname === pathname);
  if (shellFile) return { status: 200, type: 'application/json', body: shellFile.text };

  const { page, job } = await renderPage(tools, snapshot, pathname);
  const html = renderDocument(
    { ...page, htmlAttrs: `${page.htmlAttrs} data-version="${version}" data-files="${filesOf(snapshot, job).join(' ')}"` },
    {
      css: '',
      stylesPathname: PAGE_MODULES.styles,
      printPathname: '',
      defaultLocale: manifest.site.defaultLocale,
      baseUrl: manifest.site.dataUrl,
      appPathname: '/src/app/client.tsx',
      shellPathname: shellFiles.get(job.localeCode)?.pathname ?? '',
      fontPathname: fontPathname(job.localeCode),
      webManifestPathname: webManifestPathname(manifest, job.localeCode),
    },
  ).replace('</head>', `${HEAD}</head>`);
  return { status: job.page ? 200 : 404, type: 'text/html; charset=utf-8', body: html };
}

/** Paths of the files that a page is made of, which contain no spaces: its own and those of its passages. */
function filesOf({ content, shown }: Snapshot, { page }: RenderJob): string[] {
  const own = page && shown.get(page.filePath)?.page;
  if (!own) return [];
  const passages = own.outline.passages.flatMap(({ id }) => content.passages.get(id)?.get(own.localeCode)?.filePath ?? []);
  return [own.filePath, ...new Set(passages)];
}

/** Includes Vite's client, because it would take Vite as long to add it to each document as to render the document. */
const HEAD = [
  `<link rel="stylesheet" href="${PAGE_MODULES.styles}">`,
  ...[PAGE_MODULES.vite, PAGE_MODULES.refresh].map((src) => `<script type="module" src="${src}"></script>`),
].join('');
