/**
 * `npm run dev`: renders each page on request, and shows an edited text in the open browser without losing the scroll position. `npm run
 * desk` starts the same server, and opens the browser at the writers' desk.
 */
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { describeNetwork } from '../core/ownHosts.ts';
import { serveDevelopment } from '../dev/serveDevelopment.ts';

await runCommand(async () => {
  const { values } = readArguments({
    usage: ({ use }) => use.dev,
    options: { desk: { type: 'boolean', default: false } },
  });
  const config = readConfig();
  const { url, openDesk } = await serveDevelopment(config);
  // performance.now() counts from the start of the process, which is when the writer began to wait.
  console.log(`Ready in ${Math.round(performance.now())} ms: ${url}\n${describeNetwork(config.host, url)}`.trimEnd());
  if (values.desk) openDesk();
  return 0;
});
// File watchers would keep a failed process alive.
if (process.exitCode !== 0) process.exit();
