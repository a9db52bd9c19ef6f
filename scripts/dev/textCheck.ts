/** Has all words checked in a process of its own, because dictionaries take seconds in which the server could show nothing. Neighbour: ./textCheckProcess.ts. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../src/model/issue.ts';

/** What the process answers. */
export interface TextFindings {
  /** The number that the check was asked for with. */
  readonly version: number;
  readonly issues: readonly Issue[];
}

const RUN = fileURLToPath(new URL('../core/start/run.mjs', import.meta.url));
const END_WITH_PARENT = new URL('../core/start/endWithParent.mjs', import.meta.url).href;
const PROCESS = fileURLToPath(new URL('./textCheckProcess.ts', import.meta.url));

export interface TextCheck {
  /** Checks the content as it is now; a check that is under way is given up. */
  start(version: number): void;
  stop(): void;
}

/** `onDone` hears all findings about words. */
export function openTextCheck(onDone: (findings: TextFindings) => void): TextCheck {
  let child: ChildProcess | undefined;
  const open = (): ChildProcess => {
    const opened = fork(RUN, [PROCESS], { execArgv: [...process.execArgv, '--import', `${END_WITH_PARENT}?${process.pid}`] });
    opened.on('message', (message) => onDone(message as TextFindings));
    opened.on('exit', () => {
      child = undefined;
    });
    return opened;
  };
  return {
    start(version) {
      child ??= open();
      child.send(version);
    },
    stop: () => child?.kill(),
  };
}
