/** Entry of the prerendering: hands vite-react-ssg one application per pathname. Never reaches the browser. */
import { createHead, renderSSRHead, UnheadProvider } from '@unhead/react/server';
import { renderToString } from 'react-dom/server';
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import articles from '#generated/articles.json';
import headAssets from '#generated/headAssets.json';
import labels from '#generated/labels.json';
import manifest from '#generated/manifest.json';
import type { Prerendered } from '../model/payload.ts';
import { App, constantStore } from './App.tsx';
import type { ArticleModule } from './renderArticle.tsx';
import { pathnamesOf, type RenderInput, renderPage } from './renderPage.tsx';

const generated: RenderInput = { manifest, labels, headAssets, articles, importModule };

const createSsgRoot = ViteReactSSG(null);

/** Called by vite-react-ssg: once without a pathname to learn the routes, then once for every page. */
export async function createRoot(isClient: boolean, pathname?: string) {
  const base = await createSsgRoot(isClient, pathname);
  if (pathname === undefined) return base;
  const { app, finish } = await prepare(generated, pathname);
  const root = {
    ...base,
    app,
    prerendered: undefined as Prerendered | undefined,
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
  return pathnamesOf(manifest);
}

/** One page at a time, with data that the development server has in memory. */
export async function prerenderPage(input: Omit<RenderInput, 'importModule'>, pathname: string): Promise<Prerendered> {
  const { app, finish } = await prepare({ ...input, importModule }, pathname);
  return finish(renderToString(app));
}

async function prepare(input: RenderInput, pathname: string) {
  const { head, page, shell, main, t, structuredData } = await renderPage(input, pathname);
  // Pages render side by side, so each has a head of its own.
  const headInstance = createHead({ disableDefaults: true });
  const view = { page, head, main, status: 'idle', progress: 0, announcement: '' } as const;
  const app = (
    <UnheadProvider value={headInstance}>
      <App shell={shell} t={t} store={constantStore(view)} />
    </UnheadProvider>
  );
  const finish = (appHtml: string): Prerendered => {
    const tags = renderSSRHead(headInstance);
    return {
      payload: { page, head, main },
      localeCode: shell.locale.code,
      appHtml,
      headHtml: tags.headTags,
      htmlAttrs: tags.htmlAttrs,
      structuredData,
    };
  };
  return { app, finish };
}

function importModule(modulePath: string): Promise<ArticleModule> {
  return import(/* @vite-ignore */ `file://${modulePath}`);
}
