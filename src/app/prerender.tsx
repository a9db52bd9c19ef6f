/** Entry of the prerendering: hands vite-react-ssg one application per pathname. Never reaches the browser. */
import { createHead, renderSSRHead, UnheadProvider } from '@unhead/react/server';
import { ViteReactSSG } from 'vite-react-ssg/single-page';
import articles from '#generated/articles.json';
import labels from '#generated/labels.json';
import manifestJson from '#generated/manifest.json';
import type { Manifest } from '../model/manifest.ts';
import type { Prerendered } from '../model/payload.ts';
import { App, constantStore } from './App.tsx';
import { pathnamesOf, type RenderInput, renderPage } from './renderPage.tsx';

// The generated JSON was checked when it was written.
const manifest = manifestJson as unknown as Manifest;
const input: RenderInput = { manifest, labels, articles, importModule: (path) => import(/* @vite-ignore */ `file://${path}`) };

const createSsgRoot = ViteReactSSG(null);

/** Called by vite-react-ssg: once without a pathname to learn the routes, then once for every page. */
export async function createRoot(isClient: boolean, pathname?: string) {
  const base = await createSsgRoot(isClient, pathname);
  if (pathname === undefined) return base;
  const { head, page, shell, main, t } = await renderPage(input, pathname);
  const headInstance = createHead({ disableDefaults: true });
  const view = { page, head, main, status: 'idle', progress: 0, announcement: '' } as const;
  const root = {
    ...base,
    app: (
      <UnheadProvider value={headInstance}>
        <App shell={shell} t={t} store={constantStore(view)} />
      </UnheadProvider>
    ),
    prerendered: undefined as Prerendered | undefined,
    // Takes the application's HTML as it comes; what vite-react-ssg makes of its template afterwards is not used.
    async triggerOnSSRAppRendered(_path: string, appHtml: string) {
      const tags = renderSSRHead(headInstance);
      root.prerendered = {
        payload: { page, head, main },
        localeCode: shell.locale.code,
        appHtml,
        headHtml: tags.headTags,
        htmlAttrs: tags.htmlAttrs,
      };
      return [];
    },
  };
  return root;
}

/** Called by vite-react-ssg for the list of pages. */
export function includedRoutes(): string[] {
  return pathnamesOf(manifest);
}
