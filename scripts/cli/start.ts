/** `npm start`: builds the site and serves it, so that a newcomer sees it with one command. */
import { buildSite } from '../build/buildSite.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { expectFree } from '../core/listen.ts';
import { describeNetwork } from '../core/ownHosts.ts';
import { formatSeconds } from '../core/phases.ts';
import { endOnSignal } from '../core/stopping.ts';
import { servePreview } from '../hosting/serve/servePreview.ts';

const DEFAULT_PORT = 4173;
const COMMAND = 'npm start';

await runCommand(async () => {
  readArguments({ usage: `Use: ${COMMAND}\nPORT and HOST give another port and address: PORT=8080 ${COMMAND}` });
  const config = readConfig();
  const port = config.port ?? DEFAULT_PORT;
  // Checked before the build, which takes a while.
  await expectFree(port, COMMAND, config.host);
  const startedAt = performance.now();
  console.log('Building the site');
  // The visitor is on this computer, and small files take longer to make than to load.
  const { ok } = await buildSite({ ...config, compression: 'quick' }, console.log);
  if (!ok) return 1;
  const { server, url } = await servePreview(config.outDir, port, config.hostingDir, COMMAND, config.host);
  // Only now, because without the handlers a signal ends a build faster.
  endOnSignal(server);
  console.log(
    `Ready in ${formatSeconds(performance.now() - startedAt)}.\n\n  ${url}\n${describeNetwork(config.host, url)}\nStop with Ctrl+C. Another port: PORT=8080 ${COMMAND}`,
  );
  return 0;
});
