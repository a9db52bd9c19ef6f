/** Takes half of many new pages to a second thread, which analyzes them into the cache. Neighbour: ./analyzeWorker.ts. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageReader } from './analyze.ts';
import type { SourceFile } from './read.ts';

/** A second thread optimizes all its functions anew, for 2 s of processor time; with fewer pages than these it saves hardly a second. */
const ENOUGH_PAGES = 1500;
/** Old generation of the thread, in MiB: a page's garbage is collected before it piles up. */
const THREAD_HEAP_MIB = 256;
/** Young generation of the thread, in MiB: large enough that a page becomes garbage before it is moved. */
const THREAD_YOUNG_MIB = 96;

const RUN = new URL('../core/start/run.mjs', import.meta.url);
const WORKER = fileURLToPath(new URL('./analyzeWorker.ts', import.meta.url));

/** What the thread is given. */
export interface AsideWork {
  readonly cacheDir: string;
  readonly sourceLocale: string;
  readonly compile: boolean;
  readonly files: readonly SourceFile[];
}

/** Pages that another thread has in hand. */
export interface Aside {
  readonly files: ReadonlySet<SourceFile>;
  /**
   * Then their results stand in the cache, except for those with a mistake in the frontmatter, and for all that were left when the
   * thread failed: a very large site needs more memory than it has. The caller analyzes what is not there, and meets any other failure again.
   */
  readonly done: Promise<void>;
}

/**
 * Begins with the second half of files that the cache does not have; the caller analyzes the first half meanwhile.
 * A third thread would have to warm up too, and many machines have two cores.
 */
export function analyzeAside(
  fresh: readonly SourceFile[],
  reader: PageReader,
  { enoughPages = ENOUGH_PAGES, heapMib = THREAD_HEAP_MIB } = {},
): Aside {
  const { cache, sourceLocale, compile } = reader;
  if (!cache || fresh.length < enoughPages || availableParallelism() < 2) return { files: new Set(), done: Promise.resolve() };
  const files = fresh.slice(Math.ceil(fresh.length / 2));
  const work: AsideWork = { cacheDir: cache.dir, sourceLocale, compile, files };
  const worker = new Worker(RUN, {
    argv: [WORKER],
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: heapMib, maxYoungGenerationSizeMb: THREAD_YOUNG_MIB },
  });
  const done = once(worker, 'exit').then(
    () => {},
    () => {},
  );
  return { files: new Set(files), done };
}
