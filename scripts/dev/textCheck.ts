/**
 * Runs the word check in a separate process, because loading dictionaries would block the server for seconds. Neighbour:
 * ./textCheckProcess.ts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../src/model/issue.ts';

/** What the process is asked: to check the content, or one text that is not saved yet. */
export type TextRequest = { readonly version: number } | { readonly draft: number; readonly path: string; readonly text: string };

/** Its answers: the number is that of the request. */
export interface TextFindings {
  readonly version: number;
  readonly issues: readonly Issue[];
}
export interface DraftFindings {
  readonly draft: number;
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
  /** Checks the words of a text that is not saved yet, at a path inside the content folder. Undefined if the process ends meanwhile. */
  checkDraft(path: string, text: string): Promise<readonly Issue[] | undefined>;
  stop(): void;
}

/** `onDone` receives all findings about words. */
export function openTextCheck(onDone: (findings: TextFindings) => void): TextCheck {
  let child: ChildProcess | undefined;
  let drafts = 0;
  const waiting = new Map<number, (issues: readonly Issue[] | undefined) => void>();
  const answerDraft = (draft: number, issues: readonly Issue[] | undefined): void => {
    waiting.get(draft)?.(issues);
    waiting.delete(draft);
  };
  const giveUp = (ended: ChildProcess, why: string | undefined): void => {
    if (why !== undefined && child === ended) console.error(`${FAILED} ${why}`.trim());
    if (child !== ended) return;
    child = undefined;
    for (const draft of waiting.keys()) answerDraft(draft, undefined);
  };
  const open = (): ChildProcess => {
    const opened = fork(RUN, [PROCESS], { execArgv: [...process.execArgv, '--import', `${END_WITH_PARENT}?${process.pid}`] });
    opened.on('message', (message: TextFindings | DraftFindings) => {
      if ('draft' in message) answerDraft(message.draft, message.issues);
      else onDone(message);
    });
    // The process could not start or could not receive a message: without a listener this error would end the server.
    opened.on('error', (error) => giveUp(opened, error.message));
    // The process has printed its own error; a process that `stop` ended has a signal and no exit code.
    opened.on('exit', (code) => giveUp(opened, code ? '' : undefined));
    return opened;
  };
  const ask = (request: TextRequest): void => {
    child ??= open();
    child.send(request);
  };
  return {
    start(version) {
      ask({ version });
    },
    checkDraft(path, text) {
      drafts += 1;
      const draft = drafts;
      return new Promise((resolve) => {
        waiting.set(draft, resolve);
        ask({ draft, path, text });
      });
    },
    stop() {
      const ended = child;
      child?.kill();
      if (ended) giveUp(ended, undefined);
    },
  };
}
