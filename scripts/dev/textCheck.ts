/** Has all words checked in a process of its own, because dictionaries take seconds in which the server could show nothing. Neighbour: ./textCheckProcess.ts. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../src/model/issue.ts';

export interface TextCheck {
  /** Checks the content as it is now; a check that is under way is followed by another. */
  start(): void;
  stop(): void;
}

/** `onDone` hears all findings of all rules, unless the content has changed again meanwhile. */
export function openTextCheck(onDone: (issues: readonly Issue[]) => void): TextCheck {
  let child: ChildProcess | undefined;
  let isRunning = false;
  let isWanted = false;
  const open = (): ChildProcess => {
    const opened = fork(fileURLToPath(new URL('./textCheckProcess.ts', import.meta.url)));
    opened.on('message', (message) => {
      isRunning = false;
      if (isWanted) start();
      else onDone(message as readonly Issue[]);
    });
    opened.on('exit', () => {
      child = undefined;
      isRunning = false;
    });
    return opened;
  };
  const start = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    child ??= open();
    child.send('check');
  };
  return { start, stop: () => child?.kill() };
}
