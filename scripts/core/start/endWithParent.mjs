// @ts-check
// Ends a child process within a second after its parent has gone, even while it is busy: `node --import <this file's URL>?<parent's number> …`.
// Preloaded, so that it holds from the start; the process may have to make its bundle first. Neighbour: watchParents.mjs, the thread.
import { isMainThread, Worker } from 'node:worker_threads';

// Threads are given the options of their process.
if (isMainThread) {
  // Not the parent that the process has now: the one that started it may have gone.
  const parent = Number(new URL(import.meta.url).search.slice(1));
  new Worker(new URL('./watchParents.mjs', import.meta.url), { workerData: { parent }, env: {}, execArgv: [] }).unref();
}
