/** `npm start`: builds the site and serves it, so that a newcomer sees it with one command. */

import { formatSeconds } from './build/phases.ts';
import { buildSite } from './build.ts';
import { readConfig } from './config.ts';
import { explainFailure } from './failure.ts';
import { expectFree } from './listen.ts';
import { describeNetwork } from './ownHosts.ts';
import { servePreview } from './serve.ts';
import { endOnSignal } from './stopping.ts';

const DEFAULT_PORT = 4173;
const COMMAND = 'npm start';

async function main(): Promise<boolean> {
  const config = readConfig();
  const port = config.port ?? DEFAULT_PORT;
  // Before the build, which takes a while.
  await expectFree(port, COMMAND, config.host);
  const startedAt = performance.now();
  console.log('Building the site');
  const { ok } = await buildSite(config, console.log);
  if (!ok) return false;
  const { server, url } = await servePreview(config.outDir, port, config.hostingDir, COMMAND, config.host);
  // Only now: a build ends faster without.
  endOnSignal(server);
  console.log(
    `Ready in ${formatSeconds(performance.now() - startedAt)}.\n\n  ${url}\n${describeNetwork(config.host, url)}\nStop with Ctrl+C. Another port: PORT=8080 npm start`,
  );
  return true;
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
