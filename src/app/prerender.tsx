/** Entry of the prerendering: hands vite-react-ssg one application per pathname. Never reaches the browser. */
// biome-ignore lint/style/noRestrictedImports: this entry runs in Node only; the browser's is client.tsx.
import { readFileSync } from 'node:fs';
import { createHead, renderSSRHead, UnheadProvider } from '@unhead/react/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SSRRenderContext } from 'unhead/types';
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Sprite } from '../components/Sprite/Sprite.tsx';
import type { Prerendered } from '../model/payload.ts';
import type { LocaleView, RenderJob } from '../model/render.ts';
import { App, constantStore } from './App.tsx';
import { renderPage } from './renderPage.tsx';

/** What scripts/build/prerender.ts writes for this bundle, which therefore holds no content and can be used again for other content. */
interface RenderInput {
  readonly views: readonly LocaleView[];
  readonly jobs: readonly RenderJob[];
}

const spriteHtml = renderToStaticMarkup(<Sprite />);
const createSsgRoot = ViteReactSSG(null);

/** Called by vite-react-ssg: once without a pathname to learn the routes, then once for every page. */
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
    /** Where this bundle stands, so that it can be kept. */
    bundleUrl: import.meta.url,
    // Takes the application's HTML as it comes; what vite-react-ssg makes of its template afterwards is not used.
    async triggerOnSSRAppRendered(_path: string, appHtml: string) {
      root.prerendered = finish(appHtml);
      return [];
    },
  };
  return root;
}

/** Called by vite-react-ssg for the list of pages. */
export function includedRoutes(): string[] {
  return [...readInput().jobs.keys()];
}

/** One page at a time, with data that the caller has in memory. */
export function prerenderPage(view: LocaleView, job: RenderJob): Prerendered {
  const { app, finish } = prepare(view, job);
  return finish(renderToString(app));
}

function prepare(view: LocaleView, job: RenderJob) {
  const code = job.article ? readFileSync(job.article.codePath, 'utf8') : '';
  const { head, page, shell, main, t, structuredData } = renderPage(view, job, code);
  // Pages render side by side, so each has a head of its own.
  const headInstance = createHead({ disableDefaults: true, hooks: { 'ssr:render': escapeAttributes } });
  const state = { page, head, main, status: 'idle', progress: 0, announcement: '' } as const;
  const app = (
    <UnheadProvider value={headInstance}>
      <App shell={shell} t={t} store={constantStore(state)} />
    </UnheadProvider>
  );
  const finish = (appHtml: string): Prerendered => {
    const tags = renderSSRHead(headInstance);
    return {
      // The article in the middle: the data before and after it are alike, and compress best so.
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

/** unhead writes attributes with their quotes escaped, but not their ampersands: a text that says "&lt;" would be read as "<". */
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

/** RENDER_INPUT names the file; vite-react-ssg leaves no other way in. */
function readInput() {
  if (!input) {
    const { views, jobs } = JSON.parse(readFileSync(process.env.RENDER_INPUT ?? '', 'utf8')) as RenderInput;
    input = { views: new Map(views.map((view) => [view.site.currentLocale, view])), jobs: new Map(jobs.map((job) => [job.pathname, job])) };
  }
  return input;
}
