/** Entry for prerendering: gives vite-react-ssg one application per pathname. Not part of the browser's code. */
// biome-ignore lint/style/noRestrictedImports: this entry runs in Node only; the browser's entry is client.tsx.
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createHead, renderSSRHead } from 'unhead/server';
import type { SSRRenderContext } from 'unhead/types';
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Sprite } from '../components/Sprite/Sprite.tsx';
import type { Prerendered } from '../model/payload.ts';
import type { LocaleView, RenderJob } from '../model/render.ts';
import { arrivalView } from '../model/view.ts';
import { App, constantStore } from './App.tsx';
import { renderPage } from './renderPage.tsx';

/** Input that scripts/build/prerender.ts writes for this bundle. The bundle contains no content, so it is reusable for other content. */
interface RenderInput {
  readonly views: readonly LocaleView[];
  readonly jobs: readonly RenderJob[];
}

const spriteHtml = renderToStaticMarkup(<Sprite />);
const createSsgRoot = ViteReactSSG(null);

/** Called by vite-react-ssg: once without a pathname to get the routes, then once per page. */
export async function createRoot(isClient: boolean, pathname?: string) {
  const base = await createSsgRoot(isClient, pathname);
  if (pathname === undefined) return base;
  const { views, jobs } = readInput();
  const job = jobs.get(pathname);
  const view = job && views.get(job.localeCode);
  if (!view) throw new Error(`No page answers at ${pathname}.`);
  const { app, finish } = prepare(view, job);
  const root = {
    ...base,
    app,
    prerendered: undefined as Prerendered | undefined,
    /** Address of this bundle, so that it can be cached. */
    bundleUrl: import.meta.url,
    // Takes the application's HTML as rendered; the template that vite-react-ssg fills in afterwards is not used.
    async triggerOnSSRAppRendered(_path: string, appHtml: string) {
      root.prerendered = finish(appHtml);
      return [];
    },
  };
  return root;
}

/** Called by vite-react-ssg to get the list of pages. */
export function includedRoutes(): string[] {
  return [...readInput().jobs.keys()];
}

/** Renders one page from data in memory. `code` is its compiled article, if that is in no file. */
export function prerenderPage(view: LocaleView, job: RenderJob, code?: string): Prerendered {
  const { app, finish } = prepare(view, job, code);
  return finish(renderToString(app));
}

function prepare(view: LocaleView, job: RenderJob, code = job.article ? readFileSync(job.article.codePath, 'utf8') : '') {
  const { head, page, shell, main, t, structuredData } = renderPage(view, job, code);
  // Pages render concurrently, so each needs its own head instance.
  const headInstance = createHead({ disableDefaults: true, hooks: { 'ssr:render': escapeAttributes } });
  headInstance.push({
    title: head.title,
    htmlAttrs: { lang: shell.locale.code, dir: shell.locale.direction },
    link: head.link.map((link) => ({ ...link })),
    meta: head.meta.map((meta) => ({ ...meta })),
  });
  const app = <App shell={shell} t={t} store={constantStore(arrivalView({ page, main }))} />;
  const finish = (appHtml: string): Prerendered => {
    const tags = renderSSRHead(headInstance);
    return {
      // The article is in the middle: this way the similar data before and after it compress best.
      payload: { page, main, head },
      localeCode: shell.locale.code,
      beforeHtml: renderToStaticMarkup(<SkipLink label={t('skipToContent')} />) + spriteHtml,
      appHtml,
      headHtml: tags.headTags,
      htmlAttrs: tags.htmlAttrs,
      structuredData,
    };
  };
  return { app, finish };
}

/** unhead escapes quotes in attributes, but not ampersands: without this, the text "&lt;" would be read as "<". */
function escapeAttributes(context: Pick<SSRRenderContext, 'tags'>): void {
  context.tags = context.tags.map((tag) => {
    const props = Object.entries(tag.props).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('&', '&amp;') : value,
    ]);
    return { ...tag, props: Object.fromEntries(props) };
  });
}

let input: { readonly views: ReadonlyMap<string, LocaleView>; readonly jobs: ReadonlyMap<string, RenderJob> } | undefined;

/** RENDER_INPUT contains the path of the file; vite-react-ssg provides no other way to pass data. */
function readInput() {
  if (!input) {
    const { views, jobs } = JSON.parse(readFileSync(process.env.RENDER_INPUT ?? '', 'utf8')) as RenderInput;
    input = { views: new Map(views.map((view) => [view.site.currentLocale, view])), jobs: new Map(jobs.map((job) => [job.pathname, job])) };
  }
  return input;
}
