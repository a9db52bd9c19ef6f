/**
 * The development server: renders each page on request, and shows an edited text in the open browser without losing the scroll position.
 */
import { createServer as createHttpServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { DESK_PATHNAME } from '../../src/model/desk.ts';
import { CHANGED_EVENT } from '../../src/model/openPages.ts';
import type { Config } from '../core/config.ts';
import { MANY_PAGES } from '../core/firstReading.ts';
import { listen } from '../core/listen.ts';
import { isOpen } from '../core/ownHosts.ts';
import { pathInside } from '../core/paths.ts';
import { formatReport } from '../core/report.ts';
import { closeIdle, REQUEST_LIMITS } from '../core/requestLimits.ts';
import { type LiveSite, type LiveState, openLiveSite } from './liveSite.ts';
import { type Modules, openModules } from './modules.ts';
import { deriveChanged } from './pageErrors.ts';
import { loadPrerender } from './pages.ts';
import { serve } from './serving.ts';
import type { Snapshot } from './snapshot.ts';
import { isUnwatched } from './unwatched.ts';
import { guardUpgrades } from './upgrades.ts';

/** Used unless the variable PORT says otherwise; .devcontainer/devcontainer.json forwards it. */
export const DEFAULT_PORT = 5173;

export interface DevelopmentServer {
  /** Its address. */
  readonly url: string;
  /** Opens the writers' desk in the browser that the variable BROWSER names, or in the computer's own; in none for `BROWSER=none`. */
  readonly openDesk: () => void;
}

/** Starts the server. */
export async function serveDevelopment(config: Config): Promise<DevelopmentServer> {
  const server = createHttpServer(REQUEST_LIMITS);
  closeIdle(server);
  let tell: (state: LiveState) => void = () => {};
  const listening = new Promise<void>((resolve) => server.once('listening', resolve));
  const [site, { vite, modules }] = await Promise.all([
    openLiveSite(config, {
      begin: listening,
      onChange: (state) => tell(state),
      onReport(issues, { snapshot }) {
        if (issues.length > 0) process.stdout.write(formatReport(issues, 'text'));
        if (snapshot) void refreshEditorFiles(config, snapshot).catch(console.error);
      },
      onUncached(count) {
        if (count >= MANY_PAGES) console.log(`Reading ${count.toLocaleString('en')} pages for the first time …`);
      },
    }),
    startVite(config, server),
  ]);
  tell = (state) => vite.ws.send({ type: 'custom', event: CHANGED_EVENT, data: deriveChanged(state) });
  vite.ws.on('connection', () => tell(site.get()));
  watchContent(config, vite, site);
  server.on('request', (request, response) => void serve({ config, vite, modules, site }, request, response));
  const url = await listen(server, config.port ?? DEFAULT_PORT, 'npm run dev', config.host);
  const openDesk = () => {
    vite.resolvedUrls = { local: [url], network: [] };
    vite.openBrowser();
  };
  return { url, openDesk };
}

/** Starts Vite and loads the application's code, so that pages can be rendered. */
async function startVite(config: Config, server: Server): Promise<{ readonly vite: ViteDevServer; readonly modules: Modules }> {
  const { createServer } = await import('vite');
  const { default: viteConfig } = await import('../../vite.config.ts');
  const vite = await createServer({
    ...viteConfig({ command: 'serve', mode: 'development' }),
    // Read above: Vite would bundle it first.
    configFile: false,
    // One per output folder, so that two servers do not use each other's modules.
    cacheDir: join(config.cacheDir, 'vite', basename(config.outDir)),
    appType: 'custom',
    // Open pages run two small scripts and one package, which needs no bundling.
    optimizeDeps: { noDiscovery: true },
    // Events use the same port: a separate port could already be in use by another server.
    server: {
      middlewareMode: true,
      // What openBrowser() opens.
      open: DESK_PATHNAME,
      hmr: { server: guardUpgrades(server, config.host) },
      watch: { ignored: (path) => isUnwatched(config.root, path) },
      // dev/door.ts has already checked the host name, and dev/serving.ts the file.
      allowedHosts: [config.host],
      cors: false,
      // Modules of packages are loaded where a module of the application imports them.
      fs: { strict: true, allow: [join(config.root, 'src')] },
    },
  });
  if (isOpen(config.host)) withholdErrors(vite);
  const modules = openModules(config, vite);
  await loadPrerender(modules);
  return { vite, modules };
}

/** Withholds Vite's error messages from open pages: they contain the stack and paths of this computer. The terminal shows them. */
function withholdErrors({ environments: { client } }: ViteDevServer): void {
  const send = client.hot.send.bind(client.hot);
  client.hot.send = (...message: [HotPayload] | [string, unknown?]) => {
    if (typeof message[0] === 'string') send(message[0], message[1]);
    else if (message[0].type !== 'error') send(message[0]);
  };
}

/** Imported after the first page, which does not need it. */
async function refreshEditorFiles(config: Config, { content }: Snapshot): Promise<void> {
  const { writeEditorFiles } = await import('../build/editorFiles/writeEditorFiles.ts');
  await writeEditorFiles(config, content);
}

function watchContent({ contentDir }: Config, { watcher }: ViteDevServer, site: LiveSite): void {
  watcher.add(contentDir);
  watcher.on('all', (_event, path) => {
    const inside = pathInside(contentDir, path);
    if (inside !== undefined) site.touch(inside);
  });
}
