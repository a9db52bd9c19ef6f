/** The development server: renders each page on request, and shows an edited text in the open browser without losing the place. */
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { type HeadAssets, NO_HEAD_ASSETS } from '../src/model/head.ts';
import type { Manifest } from '../src/model/manifest.ts';
import { payloadPathname } from '../src/model/pathname.ts';
import { type Articles, deriveLocaleView, findJob } from '../src/model/render.ts';
import type { PrerenderModule } from './build/bundle.ts';
import { emitShellFiles, type ShellFiles } from './build/shellFiles.ts';
import { type Config, readConfig } from './config.ts';
import type { Labels } from './content/labels.ts';
import { formatReport } from './content/report.ts';
import { fontPathname, renderDocument } from './emit/document.ts';
import { webManifestPathname } from './emit/webManifest.ts';
import { buildManifest, type ManifestResult } from './manifest.ts';

const DEFAULT_PORT = 5173;
/** How long after the last edit the words are checked. */
const PAUSE_MS = 1500;

/** The last content without a mistake; it stays in use while a text is broken. */
interface Snapshot {
  readonly manifest: Manifest;
  readonly labels: Labels;
  readonly articles: Articles;
  readonly headAssets: HeadAssets;
  readonly shellFiles: ShellFiles;
}

/** Runs in the open page: takes the new text in place of the old one. */
const refreshPlugin: Plugin = {
  name: 'content-refresh',
  resolveId: (id) => (id === '/@content-refresh' ? id : null),
  load: (id) => (id === '/@content-refresh' ? REFRESH_SCRIPT : null),
};
const REFRESH_SCRIPT = `
import.meta.hot?.on('content:changed', async () => {
  const main = document.getElementById('main');
  const response = await fetch(document.documentElement.dataset.payload, { cache: 'no-store' });
  if (!response.ok || !main) return location.reload();
  main.innerHTML = (await response.json()).main;
});
`;

/** Starts the server; returns its address. */
async function serveDevelopment(config: Config): Promise<string> {
  let snapshot = (await refresh(config)).snapshot;
  const vite = await createServer({
    configFile: join(config.root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
    plugins: [refreshPlugin],
  });
  let textCheck: NodeJS.Timeout | undefined;
  vite.watcher.add(config.contentDir);
  vite.watcher.on('all', async (_event, path) => {
    if (!path.startsWith(config.contentDir)) return;
    const result = await refresh(config);
    snapshot = result.snapshot ?? snapshot;
    announce(vite, result.issues);
    clearTimeout(textCheck);
    textCheck = setTimeout(async () => {
      const { issues } = await buildManifest(config, { compile: true, showDrafts: true });
      process.stdout.write(formatReport(issues, 'text'));
      if (issues.some((issue) => issue.severity === 'error')) announce(vite, issues);
    }, PAUSE_MS);
  });
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const { status, type, body } = await respond(vite, snapshot, pathname);
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

async function refresh(config: Config): Promise<{ issues: ManifestResult['issues']; snapshot?: Snapshot | undefined }> {
  // An edit shows at once; what its words say is checked when the writer pauses.
  const { issues, manifest, content, articles } = await buildManifest(
    { ...config, checkTexts: false, socialImages: false },
    { compile: true, showDrafts: true },
  );
  if (issues.length > 0) process.stdout.write(formatReport(issues, 'text'));
  if (!manifest || !content || !articles) return { issues };
  const shellFiles = emitShellFiles(manifest, content.labels);
  // Pictures and Markdown are made for the built site only.
  return { issues, snapshot: { manifest, labels: content.labels, headAssets: NO_HEAD_ASSETS, articles, shellFiles } };
}

/** Tells the open pages: take the new text, or show the mistake over the old one. */
function announce(vite: ViteDevServer, issues: ManifestResult['issues']): void {
  const first = issues.find((issue) => issue.severity === 'error');
  if (!first) {
    vite.ws.send({ type: 'custom', event: 'content:changed' });
    return;
  }
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

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

async function respond(vite: ViteDevServer, snapshot: Snapshot | undefined, pathname: string): Promise<Answer> {
  if (!snapshot) {
    return { status: 500, type: 'text/plain; charset=utf-8', body: 'The content has mistakes; the terminal lists them.\n' };
  }
  const { manifest, shellFiles } = snapshot;
  const shellFile = [...shellFiles.values()].find((file) => file.pathname === pathname);
  if (shellFile) return { status: 200, type: 'application/json', body: shellFile.text };

  const isPayload = pathname.startsWith('/_payload/');
  const asked = isPayload ? pathname.replace(/^\/_payload(?:\/index)?/, '').replace(/\.json$/, '') || '/' : pathname;
  const job = findJob(manifest, snapshot.articles, snapshot.headAssets, asked);
  const { localeCode, pathname: rendered } = job;
  const { prerenderPage } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as PrerenderModule;
  const page = prerenderPage(deriveLocaleView(manifest, localeCode, snapshot.labels[localeCode] ?? {}), job);
  const status = job.page ? 200 : 404;
  if (isPayload) return { status, type: 'application/json', body: JSON.stringify(page.payload) };
  const html = renderDocument(
    { ...page, htmlAttrs: `${page.htmlAttrs} data-payload="${payloadPathname(rendered)}"` },
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
    '<link rel="stylesheet" href="/src/styles/index.css"><script type="module" src="/@content-refresh"></script></head>',
  );
  return { status, type: 'text/html; charset=utf-8', body: await vite.transformIndexHtml(rendered, html) };
}

const startedAt = performance.now();
const url = await serveDevelopment(readConfig());
console.log(`Ready in ${Math.round(performance.now() - startedAt)} ms: ${url}`);
