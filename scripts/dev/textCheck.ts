/**
 * Runs the word check in a separate process, because loading dictionaries would block the server for seconds. Neighbour:
 * ./textCheckProcess.ts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../src/model/issue.ts';

/** Answer of the process. */
export interface TextFindings {
  /** The number passed to `start`. */
  readonly version: number;
  readonly issues: readonly Issue[];
}

const RUN = fileURLToPath(new URL('../core/start/run.mjs', import.meta.url));
const END_WITH_PARENT = new URL('../core/start/endWithParent.mjs', import.meta.url).href;
const PROCESS = fileURLToPath(new URL('./textCheckProcess.ts', import.meta.url));

/** Message in the terminal when a check ends without findings. The desk shows no word findings until the next edit. */
export const FAILED = 'The words were not checked. The next edit tries again.';

export interface TextCheck {
  /** Checks the present content; cancels a running check. */
  start(version: number): void;
  stop(): void;
}

/** `onDone` receives all findings about words. */
export function openTextCheck(onDone: (findings: TextFindings) => void): TextCheck {
  let child: ChildProcess | undefined;
  const giveUp = (ended: ChildProcess, why: string | undefined): void => {
    if (why !== undefined && child === ended) console.error(`${FAILED} ${why}`.trim());
    if (child === ended) child = undefined;
  };
  const open = (): ChildProcess => {
    const opened = fork(RUN, [PROCESS], { execArgv: [...process.execArgv, '--import', `${END_WITH_PARENT}?${process.pid}`] });
    opened.on('message', (message) => onDone(message as TextFindings));
    // The process could not start or could not receive a message: without a listener this error would end the server.
    opened.on('error', (error) => giveUp(opened, error.message));
    // The process has printed its own error; a process that `stop` ended has a signal and no exit code.
    opened.on('exit', (code) => giveUp(opened, code ? '' : undefined));
    return opened;
  };
  return {
    start(version) {
      child ??= open();
      child.send(version);
    },
    stop() {
      child?.kill();
      child = undefined;
    },
  };
}
