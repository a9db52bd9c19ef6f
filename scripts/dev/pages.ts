/** Renders a page of the site on request, as the build does, from what the development server has in memory. */
import type { ViteDevServer } from 'vite';
import { payloadPathname } from '../../src/model/pathname.ts';
import type { Prerendered } from '../../src/model/payload.ts';
import { deriveLocaleView, findJob, type RenderJob } from '../../src/model/render.ts';
import type { PrerenderModule } from '../build/bundle.ts';
import type { DeskAnswer } from '../desk/desk.ts';
import { fontPathname, renderDocument } from '../emit/document.ts';
import { webManifestPathname } from '../emit/webManifest.ts';
import type { Snapshot } from './snapshot.ts';

/** The document that answers at a pathname; an error page where nothing does. */
export async function renderPage(
  vite: ViteDevServer,
  { manifest, articles, headAssets, labels }: Snapshot,
  pathname: string,
): Promise<{ readonly page: Prerendered; readonly job: RenderJob }> {
  const job = findJob(manifest, articles, headAssets, pathname);
  const { prerenderPage } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as PrerenderModule;
  return { page: prerenderPage(deriveLocaleView(manifest, job.localeCode, labels[job.localeCode] ?? {}), job), job };
}

/** A page, its payload, or the data of a language's frame. */
export async function answerPage(vite: ViteDevServer, snapshot: Snapshot, pathname: string, version: number): Promise<DeskAnswer> {
  const { manifest, shellFiles } = snapshot;
  const shellFile = [...shellFiles.values()].find((file) => file.pathname === pathname);
  if (shellFile) return { status: 200, type: 'application/json', body: shellFile.text };

  const isPayload = pathname.startsWith('/_payload/');
  const asked = isPayload ? pathname.replace(/^\/_payload(?:\/index)?/, '').replace(/\.json$/, '') || '/' : pathname;
  const { page, job } = await renderPage(vite, snapshot, asked);
  const { localeCode, pathname: rendered } = job;
  const status = job.page ? 200 : 404;
  if (isPayload) return { status, type: 'application/json', body: JSON.stringify(page.payload) };
  const html = renderDocument(
    { ...page, htmlAttrs: `${page.htmlAttrs} data-payload="${payloadPathname(rendered)}" data-version="${version}"` },
    {
      css: '',
      stylesPathname: '/src/styles/index.css',
      printPathname: '',
      defaultLocale: manifest.site.defaultLocale,
      baseUrl: manifest.site.dataUrl,
      appPathname: '/src/app/client.tsx',
      shellPathname: shellFiles.get(localeCode)?.pathname ?? '',
      fontPathname: fontPathname(localeCode),
      webManifestPathname: webManifestPathname(manifest, localeCode),
    },
  ).replace(
    '</head>',
    '<link rel="stylesheet" href="/src/styles/index.css"><script type="module" src="/src/desk/refresh.ts"></script></head>',
  );
  return { status, type: 'text/html; charset=utf-8', body: html };
}
