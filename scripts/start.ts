/** `npm start`: builds the site and serves it, so that a newcomer sees it with one command. */

import { formatSeconds } from './build/phases.ts';
import { buildSite } from './build.ts';
import { readConfig } from './config.ts';
import { servePreview, stopOnSignal } from './serve.ts';

const DEFAULT_PORT = 4173;

const config = readConfig();
const startedAt = performance.now();
console.log('Building the site');
const { ok } = await buildSite(config, console.log);
if (ok) {
  const port = config.port ?? DEFAULT_PORT;
  try {
    const { server, url } = await servePreview(config.outDir, port, config.hostingDir);
    stopOnSignal(server);
    console.log(
      `Ready in ${formatSeconds(performance.now() - startedAt)}.\n\n  ${url}\n\nStop with Ctrl+C. Another port: PORT=8080 npm start`,
    );
  } catch (error) {
    console.error(
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? `Port ${port} is taken. Give another: PORT=8080 npm start` : error,
    );
    process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}
