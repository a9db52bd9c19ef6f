/** The development server: renders each page on request, and shows an edited text in the open browser without losing the place. */
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { findByPathname } from '../src/model/manifest.ts';
import { formPathname, parsePathname, payloadPathname } from '../src/model/pathname.ts';
import { compileArticles } from './build/articles.ts';
import { emitShellFiles } from './build/shellFiles.ts';
import { type Config, readConfig } from './config.ts';
import { openCache } from './content/cache.ts';
import { formatReport } from './content/report.ts';
import { fontPathname, renderDocument } from './emit/document.ts';
import { buildManifest, CONTENT_CODE, type ManifestResult } from './manifest.ts';

const DEFAULT_PORT = 5173;

/** What src/app/prerender.tsx exports; loaded through Vite, because scripts do not import the application. */
interface PrerenderModule {
  createRoot(isClient: boolean, pathname: string): Promise<Rendering>;
}
type Rendering = Awaited<ReturnType<typeof import('../src/app/prerender.tsx').createRoot>>;

/** Runs in the open page: takes the new text in place of the old one. */
const REFRESH_SCRIPT = `
import.meta.hot?.on('content:changed', async () => {
  const main = document.getElementById('main');
  const response = await fetch(document.documentElement.dataset.payload, { cache: 'no-store' });
  if (!response.ok || !main) return location.reload();
  main.innerHTML = (await response.json()).main;
});
`;

async function serveDevelopment(config: Config): Promise<string> {
  const state = { latest: await refresh(config) };
  const vite = await createServer({
    configFile: join(config.root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
    plugins: [
      {
        name: 'content-refresh',
        resolveId: (id) => (id === '/@content-refresh' ? id : null),
        load: (id) => (id === '/@content-refresh' ? REFRESH_SCRIPT : null),
      },
    ],
  });
  vite.watcher.add(config.contentDir);
  vite.watcher.on('all', async (_event, path) => {
    if (!path.startsWith(config.contentDir)) return;
    state.latest = await refresh(config);
    announce(vite, state.latest);
  });
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const { status, type, body } = await respond(vite, config, state.latest, pathname);
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).stack);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(config.port ?? DEFAULT_PORT, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Reads the content anew; the last good manifest stays in use while a text has mistakes. */
let lastGood: ManifestResult | undefined;
async function refresh(config: Config): Promise<ManifestResult> {
  const result = await buildManifest(config);
  if (result.issues.length > 0) process.stdout.write(formatReport(result.issues, 'text'));
  if (!result.manifest || !result.content) return { ...lastGood, issues: result.issues };
  await compileArticles(result.content, openCache(config.root, 'articles', CONTENT_CODE), config.generatedDir);
  lastGood = result;
  return result;
}

function announce(vite: ViteDevServer, { issues }: ManifestResult): void {
  const [first] = issues.filter((issue) => issue.severity === 'error');
  if (!first) return vite.ws.send({ type: 'custom', event: 'content:changed' });
  vite.ws.send({
    type: 'error',
    err: {
      message: `${first.message}\n\nFix: ${first.fix}\nHelp: content/README.md#${first.ruleId}`,
      stack: '',
      id: first.filePath,
      loc: { file: first.filePath, line: first.line, column: first.column },
      plugin: first.ruleId,
    },
  });
}

async function respond(vite: ViteDevServer, config: Config, latest: ManifestResult, pathname: string) {
  const { manifest, content, issues } = latest;
  if (!manifest || !content) return { status: 500, type: 'text/plain; charset=utf-8', body: formatReport(issues, 'text') };
  const shellFiles = emitShellFiles(manifest, content.labels);
  for (const file of shellFiles.values()) {
    if (file.pathname === pathname) return { status: 200, type: 'application/json', body: file.text };
  }
  const isPayload = pathname.startsWith('/_payload/');
  const asked = isPayload
    ? pathname
        .replace('/_payload', '')
        .replace(/\.json$/, '')
        .replace(/^\/index$/, '/')
    : pathname;
  const known = findByPathname(manifest, asked) !== undefined;
  const { localeCode } = parsePathname(manifest.site, asked);
  const rendered = known ? asked : formPathname(manifest.site, localeCode, '404');
  const { createRoot } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as PrerenderModule;
  const { renderToString } = await vite.ssrLoadModule('react-dom/server');
  const root = await createRoot(false, rendered);
  await root.triggerOnSSRAppRendered('', renderToString((root as { app?: unknown }).app), root as never);
  const prerendered = (root as { prerendered?: Parameters<typeof renderDocument>[0] }).prerendered;
  if (!prerendered) throw new Error(`${rendered} was not rendered.`);
  if (isPayload) return { status: known ? 200 : 404, type: 'application/json', body: JSON.stringify(prerendered.payload) };
  const html = renderDocument(
    { ...prerendered, htmlAttrs: `${prerendered.htmlAttrs} data-payload="${payloadPathname(rendered)}"` },
    {
      css: '',
      startScript: '',
      appPathname: '/src/app/client.tsx',
      shellPathname: shellFiles.get(localeCode)?.pathname ?? '',
      fontPathname: fontPathname(localeCode),
    },
  ).replace(
    '</head>',
    '<link rel="stylesheet" href="/src/styles/index.css"><script type="module" src="/@content-refresh"></script></head>',
  );
  return { status: known ? 200 : 404, type: 'text/html; charset=utf-8', body: await vite.transformIndexHtml(rendered, html) };
}

const startedAt = performance.now();
const url = await serveDevelopment(readConfig());
console.log(`Ready in ${Math.round(performance.now() - startedAt)} ms: ${url}`);
