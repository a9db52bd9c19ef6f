/** `npm run preview`: serves the built site as production does. */

import { finishSwap, isHalfSwapped } from '../build/swap.ts';
import { withBuildLock } from '../build/withBuildLock.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { describeNetwork } from '../core/ownHosts.ts';
import { endOnSignal } from '../core/stopping.ts';
import { PREVIEW_COMMAND, servePreview } from '../hosting/serve/servePreview.ts';

const DEFAULT_PORT = 4173;

await runCommand(async () => {
  readArguments({ usage: `Use: ${PREVIEW_COMMAND}\nPORT and HOST give another port and address: PORT=8080 ${PREVIEW_COMMAND}` });
  const config = readConfig();
  const { outDir, hostingDir, port, host } = config;
  if (isHalfSwapped(outDir)) await withBuildLock(config, console.log, () => finishSwap(outDir));
  const { server, url } = await servePreview(outDir, port ?? DEFAULT_PORT, hostingDir, PREVIEW_COMMAND, host).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Error(`There is no built site in ${outDir}. Run "npm run build" first.`);
      throw error;
    },
  );
  endOnSignal(server);
  console.log(`Serving ${outDir} at ${url}\n${describeNetwork(host, url)}`.trimEnd());
  return 0;
});
