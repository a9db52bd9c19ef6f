/** The development server: renders each page on request, and shows an edited text in the open browser without losing the place. */
import { createServer as createHttpServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { CHANGED_EVENT } from '../src/model/openPages.ts';
import { type Config, readConfig } from './config.ts';
import { formatReport } from './content/report.ts';
import { answer } from './dev/answer.ts';
import { type LiveSite, type LiveState, openLiveSite } from './dev/liveSite.ts';
import { deriveChanged } from './dev/mistakes.ts';
import { type Modules, openModules } from './dev/modules.ts';
import { loadPrerender } from './dev/pages.ts';
import { isUnwatched } from './dev/unwatched.ts';
import { writeEditorFiles } from './dev/writeEditorFiles.ts';
import { explainFailure } from './failure.ts';
import { listen } from './listen.ts';
import { pathInside } from './paths.ts';

const DEFAULT_PORT = 5173;
/** So many new pages take so long that writers should know what is being done. */
const MANY_PAGES = 20;

/** Starts the server; returns its address. */
async function serveDevelopment(config: Config): Promise<string> {
  const server = createHttpServer();
  let tell: (state: LiveState) => void = () => {};
  const listening = new Promise<void>((resolve) => server.once('listening', resolve));
  const [site, { vite, modules }] = await Promise.all([
    openLiveSite(config, {
      begin: listening,
      onChange: (state) => tell(state),
      onReport(issues, { snapshot }) {
        if (issues.length > 0) process.stdout.write(formatReport(issues, 'text'));
        if (snapshot) void writeEditorFiles(config, snapshot).catch(console.error);
      },
      onFresh(count) {
        if (count >= MANY_PAGES) console.log(`Reading ${count.toLocaleString('en')} pages for the first time …`);
      },
    }),
    startVite(config, server),
  ]);
  tell = (state) => vite.ws.send({ type: 'custom', event: CHANGED_EVENT, data: deriveChanged(config.contentDir, state) });
  vite.ws.on('connection', () => tell(site.get()));
  watchContent(config, vite, site);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { status, type, body } = await answer(
          { modules, compile: site.compile },
          config,
          site.get(),
          new URL(request.url ?? '/', 'http://localhost'),
        );
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).stack);
      }
    });
  });
  const url = await listen(server, config.port ?? DEFAULT_PORT, 'npm run dev');
  void site.warm().catch(console.error);
  return url;
}

/** Ready to render: the application's code has been read as well. */
async function startVite(config: Config, server: Server): Promise<{ readonly vite: ViteDevServer; readonly modules: Modules }> {
  const { createServer } = await import('vite');
  const { default: viteConfig } = await import('../vite.config.ts');
  const vite = await createServer({
    ...viteConfig({ command: 'serve', mode: 'development' }),
    // Read above: Vite would bundle it first.
    configFile: false,
    // One for each output folder, so that two servers do not take each other's modules.
    cacheDir: join(config.cacheDir, 'vite', basename(config.outDir)),
    appType: 'custom',
    // Open pages run two small scripts and one package, which needs no bundling.
    optimizeDeps: { noDiscovery: true },
    // Events go through the same port: a port of their own would meet that of another server.
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: (path) => isUnwatched(config.root, path) } },
  });
  const modules = openModules(config, vite);
  await loadPrerender(modules);
  return { vite, modules };
}

function watchContent({ contentDir }: Config, { watcher }: ViteDevServer, site: LiveSite): void {
  watcher.add(contentDir);
  watcher.on('all', (_event, path) => {
    const inside = pathInside(contentDir, path);
    if (inside !== undefined) site.touch(inside);
  });
}

try {
  const url = await serveDevelopment(readConfig());
  // From the start of the process, which is when the writer began to wait.
  console.log(`Ready in ${Math.round(performance.now())} ms: ${url}`);
} catch (error) {
  console.error(explainFailure(error));
  // What watches files would keep the process.
  process.exit(1);
}
