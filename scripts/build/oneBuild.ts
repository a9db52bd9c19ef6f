/** One build of a project at a time: they share the staging folders and those of vite-react-ssg. A second one waits for the first. */
import { join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { type Holder, withLock } from '../lock.ts';

/** A build of ten thousand pages takes a few minutes. */
const LONGEST_WAIT_MS = 900_000;

/**
 * Runs `work` when no other build is running, and what one leaves or a deployment reads stands still meanwhile.
 * Waiting is right for builds: the one that was asked for last reads the newest content, and its caller finds that in the output
 * folder, as if the two had been started one after the other. Throws when the other one does not end.
 */
export function oneBuild<T>({ root }: Pick<Config, 'root'>, print: (line: string) => void, work: () => Promise<T>): Promise<T> {
  const options = {
    waitMs: LONGEST_WAIT_MS,
    onWait: ({ pid, since }: Holder) =>
      print(
        `Another build of this project has been running since ${since.toTimeString().slice(0, 8)} (process ${pid}); this one waits for it.`,
      ),
    refuse: ({ pid, host, filePath }: Holder) =>
      `Another build of this project does not end: process ${pid} on ${host}. Stop it; if there is no such process, remove ${relative(root, filePath)}.`,
  };
  return withLock(join(root, '.build', 'lock'), options, work);
}
