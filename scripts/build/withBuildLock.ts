/** Build lock: one build at a time in its folders (output, the hosts' configurations, cache). A second build waits for the first. */
import { dirname, join } from 'node:path';
import type { Config } from '../core/config.ts';
import { type Holder, withLock } from '../core/lock.ts';

/** A build of ten thousand pages takes a few minutes. */
const LONGEST_WAIT_MS = 900_000;

/**
 * Runs `work` when no other build is running; the folders do not change meanwhile, whether `work` is a build or the reading of a
 * deployment. Waiting is right for builds: the last requested one reads the newest content, and its caller finds the result in the output
 * folder, as if the two had been started one after the other. Throws when the other build does not end in time.
 */
export function withBuildLock<T>(
  { outDir, hostingDir, cacheDir }: Pick<Config, 'outDir' | 'hostingDir' | 'cacheDir'>,
  print: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const options = {
    waitMs: LONGEST_WAIT_MS,
    onWait: ({ pid, since }: Holder) =>
      print(
        `Another build of this project has been running since ${since.toTimeString().slice(0, 8)} (process ${pid}); this one waits for it.`,
      ),
    refuse: ({ pid, host, filePath }: Holder) =>
      `Another build of this project does not end: process ${pid} on ${host}. Stop it; if there is no such process, remove ${filePath}.`,
  };
  const staging = [outDir, hostingDir].map((dir) => join(dirname(dir), '.build'));
  // All builds acquire the locks in the same order, so that no deadlock is possible.
  const dirs = [...new Set([...staging, cacheDir])].sort();
  return dirs.reduce<() => Promise<T>>((inner, dir) => () => withLock(join(dir, 'lock'), options, inner), work)();
}
