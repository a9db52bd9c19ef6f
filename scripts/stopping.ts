/** Ends a command with npm, and a server on a signal, so that nothing stays behind on a port. Neighbours: watchParents.mjs, the thread that looks; endWithParent.mjs, for child processes. */
import type { Server } from 'node:http';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How long answers that are under way may take after a signal, in milliseconds. */
const GRACE_MS = 400;

/**
 * Ends this process within a second after the package manager that runs it (npm, pnpm, yarn) or its shell has gone: npm hands a SIGTERM to
 * its shell only, which ends and leaves the script behind. Does nothing when no package manager runs this script, so that a service manager
 * or a shell that ends leaves a server alone. On Windows the package manager's shell is watched, not the package manager.
 */
export function endWithNpm(env: NodeJS.ProcessEnv = process.env, scriptPath = process.argv[1] ?? ''): void {
  const script = env.npm_lifecycle_script;
  // Every process below inherits the variable: only the script that it names belongs to npm.
  if (!script?.includes(basename(scriptPath))) return;
  const workerData = { parent: process.ppid, script };
  // Options and preloaded modules of the main thread are none of its business.
  new Worker(new URL('./watchParents.mjs', import.meta.url), { workerData, env: {}, execArgv: [] }).unref();
}

/** On SIGTERM, SIGINT or SIGHUP: takes no more requests, gives answers that are under way a moment, closes every connection and ends. */
export function endOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!server.listening) return;
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      // A request that never comes to its end would be waited for until Node's own limits.
      setTimeout(() => server.closeAllConnections(), GRACE_MS);
    });
  }
}
