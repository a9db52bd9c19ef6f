/** `npm run dev`: renders each page on request, and shows an edited text in the open browser without losing the scroll position. */
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { describeNetwork } from '../core/ownHosts.ts';
import { serveDevelopment } from '../dev/serveDevelopment.ts';

await runCommand(async () => {
  readArguments({ usage: 'Use: npm run dev\nPORT and HOST give another port and address: PORT=8080 npm run dev' });
  const config = readConfig();
  const url = await serveDevelopment(config);
  // performance.now() counts from the start of the process, which is when the writer began to wait.
  console.log(`Ready in ${Math.round(performance.now())} ms: ${url}\n${describeNetwork(config.host, url)}`.trimEnd());
  return 0;
});
// File watchers would keep a failed process alive.
if (process.exitCode !== 0) process.exit();
