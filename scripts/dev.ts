/** The development server: renders each page on request, and shows an edited text in the open browser without losing the place. */
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { CHANGED_EVENT, type DeskData, type DeskFrame } from '../src/model/desk.ts';
import type { Issue } from '../src/model/issue.ts';
import { type Config, readConfig } from './config.ts';
import { formatReport } from './content/report.ts';
import { answerDesk, type DeskAnswer, type DeskState, type DeskTools, isDeskPathname, renderMistakes } from './desk/desk.ts';
import { deriveChanged } from './dev/mistakes.ts';
import { answerPage, renderPage } from './dev/pages.ts';
import { readSnapshot, type Snapshot } from './dev/snapshot.ts';
import { openTextCheck } from './dev/textCheck.ts';
import { todayHere } from './status.ts';

const DEFAULT_PORT = 5173;
/** How long after the last edit the words are checked. */
const PAUSE_MS = 1500;

/** What the server takes from src/desk/renderDesk.tsx. */
interface DeskModule {
  renderDesk(frame: DeskFrame, data: DeskData): string;
}

/** The last reading. */
interface Reading {
  readonly snapshot?: Snapshot | undefined;
  /** Findings about structure, and about words as soon as they have been checked. */
  readonly issues: readonly Issue[];
  readonly isChecked: boolean;
  /** Counts readings. */
  readonly version: number;
  /** Counts readings and checks. */
  readonly deskVersion: number;
}

/** Starts the server; returns its address. */
async function serveDevelopment(config: Config): Promise<string> {
  let reading: Reading = { ...(await readSnapshot(config)), isChecked: false, version: 1, deskVersion: 1 };
  report(reading.issues);
  const server = createHttpServer();
  const vite = await createServer({
    configFile: join(config.root, 'vite.config.ts'),
    // One for each content, so that two servers do not take each other's modules.
    cacheDir: join(config.generatedDir, '.vite'),
    appType: 'custom',
    // Events go through the same port: a port of their own would meet that of another server.
    server: { middlewareMode: true, hmr: { server } },
  });
  const tell = () => vite.ws.send({ type: 'custom', event: CHANGED_EVENT, data: deriveChanged(config.contentDir, reading) });
  const textCheck = openTextCheck((issues) => {
    reading = { ...reading, issues, isChecked: true, deskVersion: reading.deskVersion + 1 };
    process.stdout.write(formatReport(issues, 'text'));
    tell();
  });
  // An edit shows at once; what its words say is checked when the writer pauses.
  let pause = setTimeout(textCheck.start, PAUSE_MS);
  const readAgain = takeTurns(async () => {
    const { issues, snapshot = reading.snapshot } = await readSnapshot(config, reading.snapshot);
    reading = { issues, snapshot, isChecked: false, version: reading.version + 1, deskVersion: reading.deskVersion + 1 };
    report(issues);
    tell();
    clearTimeout(pause);
    pause = setTimeout(textCheck.start, PAUSE_MS);
  });
  vite.watcher.add(config.contentDir);
  vite.watcher.on('all', (_event, path) => {
    if (path.startsWith(config.contentDir)) readAgain();
  });
  vite.ws.on('connection', tell);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { status, type, body } = await respond(vite, config, reading, new URL(request.url ?? '/', 'http://localhost'));
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

function report(issues: readonly Issue[]): void {
  if (issues.length > 0) process.stdout.write(formatReport(issues, 'text'));
}

/** Runs the work now or, while it runs, once more afterwards: readings never overtake each other. */
function takeTurns(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    await work().catch((error: unknown) => console.error(error));
    isRunning = false;
    if (isWanted) await run();
  };
  return () => void run();
}

async function respond(vite: ViteDevServer, config: Config, reading: Reading, url: URL): Promise<DeskAnswer> {
  const { snapshot, issues, isChecked, version, deskVersion } = reading;
  const { renderDesk } = (await vite.ssrLoadModule('/src/desk/renderDesk.tsx')) as DeskModule;
  const tools: DeskTools = {
    renderDesk,
    renderMain: async (pathname) => (snapshot ? (await renderPage(vite, snapshot, pathname)).page.payload.main : ''),
  };
  const source = snapshot && { ...snapshot, config, issues, isChecked, today: todayHere() };
  const state: DeskState = { config, issues, isChecked, version: deskVersion, source };
  if (isDeskPathname(url.pathname)) return answerDesk(state, url, tools);
  if (!snapshot) return { status: 500, type: 'text/html; charset=utf-8', body: renderMistakes(state, tools) };
  const answer = await answerPage(vite, snapshot, url.pathname, version);
  const isDocument = answer.type.startsWith('text/html') && typeof answer.body === 'string';
  return isDocument ? { ...answer, body: await vite.transformIndexHtml(url.pathname, String(answer.body)) } : answer;
}

const startedAt = performance.now();
const url = await serveDevelopment(readConfig());
console.log(`Ready in ${Math.round(performance.now() - startedAt)} ms: ${url}`);
