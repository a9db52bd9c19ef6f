/** Fills the cache with many new pages at once: two threads analyze them, and this one's memory stays small. Neighbour: ./analyzeWorker.ts. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageReader } from './analyze.ts';
import type { SourceFile } from './read.ts';

/** Fewer pages are done sooner than a second thread has loaded its code. */
const ENOUGH_PAGES = 400;
const THREADS = Math.min(2, availableParallelism());
/** Old generation of each thread, in MiB: a page's garbage is collected before it piles up. */
const THREAD_HEAP_MIB = 256;
/** Young generation of each thread, in MiB: large enough that a page becomes garbage before it is moved. */
const THREAD_YOUNG_MIB = 96;

/** Node 20 hands no loader down to threads: each registers its own before it meets TypeScript. */
const START = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./analyzeWorker.ts', import.meta.url).href)});
});`;

/** What a thread is given. */
export interface AsideWork {
  readonly cacheDir: string;
  readonly sourceLocale: string;
  readonly compile: boolean;
  readonly files: readonly SourceFile[];
}

/** True when the results of these pages, which the cache does not have, stand there now, except for those with a mistake in the frontmatter. */
export async function analyzeAside(
  fresh: readonly SourceFile[],
  { cache, sourceLocale, compile }: PageReader,
  enoughPages = ENOUGH_PAGES,
): Promise<boolean> {
  if (!cache || fresh.length < enoughPages) return false;
  const shareSize = Math.ceil(fresh.length / THREADS);
  await Promise.all(
    Array.from({ length: THREADS }, async (_, index) => {
      const work: AsideWork = {
        cacheDir: cache.dir,
        sourceLocale,
        compile,
        files: fresh.slice(index * shareSize, (index + 1) * shareSize),
      };
      const worker = new Worker(START, {
        eval: true,
        workerData: work,
        resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MIB, maxYoungGenerationSizeMb: THREAD_YOUNG_MIB },
      });
      // A thread that fails takes the build with it: `once` throws what it threw.
      await once(worker, 'exit');
    }),
  );
  return true;
}
