// @ts-check
// Ends a child process within a second after its parent has ended, even while it is busy. Usage: `node --import <URL>?<pid> …`, with this
// file's URL and the parent's process id. It is preloaded, so that it works before the process makes its bundle.
// Neighbour: watchParents.mjs, the watching thread.
import { isMainThread, Worker } from 'node:worker_threads';

// Threads inherit the options of their process.
if (isMainThread) {
  // Not process.ppid: the parent that started this process may have ended already.
  const parent = Number(new URL(import.meta.url).search.slice(1));
  new Worker(new URL('./watchParents.mjs', import.meta.url), { workerData: { parent }, env: {}, execArgv: [] }).unref();
}
