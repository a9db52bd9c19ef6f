// @ts-check
// Ends a command soon after npm has ended: npm sends SIGTERM to its shell only, which ends and leaves the script running. Neighbours:
// watchParents.mjs, the watching thread; ../stopping.ts, which closes a server on a signal.
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Ends this process within a second after the package manager that runs it (npm, pnpm, yarn) or its shell has ended. Does nothing where no
 * package manager runs this script, so that a server outlives the shell or the service manager that started it. On Windows it watches the
 * package manager's shell, not the package manager.
 * @param {string} scriptPath
 */
export function endWithNpm(scriptPath) {
  const script = process.env.npm_lifecycle_script;
  // Every process below npm inherits the variable. Only the script that it names belongs to npm.
  if (!script?.includes(basename(scriptPath))) return;
  const workerData = { parent: process.ppid, script };
  // The thread needs neither the options nor the preloaded modules of the main thread.
  new Worker(new URL('./watchParents.mjs', import.meta.url), { workerData, env: {}, execArgv: [] }).unref();
}
