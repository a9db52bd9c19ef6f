/** Has the text checked in the pauses of typing. */
import type { TextFinding } from '../../../model/writing.ts';
import { ActionRefused, type Ask, ServerGone } from './ask.ts';
import type { Status } from './session.ts';
import type { Store } from './store.ts';

/** A pause, in milliseconds. The answer takes about as long again, so that findings and preview come a third of a second after the last key. */
const PAUSE_MS = 150;
/** Words are checked with dictionaries, which takes longer, in longer pauses. */
const WORDS_PAUSE_MS = 1200;
/** A server that does not answer is asked again after so long. */
const RETRY_MS = 2500;

interface Watched {
  readonly filePath: string;
  readonly status: Store<Status>;
  readonly ask: Ask;
  readonly onFindings: (findings: readonly TextFinding[]) => void;
}

export interface Watcher {
  readonly onText: () => void;
  readonly checkNow: () => void;
}

export function watchText({ filePath, status, ask, onFindings }: Watched): Watcher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wordsTimer: ReturnType<typeof setTimeout> | undefined;
  // A check that is older than the newest one may find what has been recorded meanwhile.
  let newest = 0;
  let isRunning = false;
  let isDue = false;
  let ofRules: readonly TextFinding[] = [];
  let ofWords: readonly TextFinding[] = [];
  const show = () => onFindings([...ofRules, ...ofWords].sort((a, b) => a.from - b.from || a.to - b.to));

  /** One check at a time, because the server would finish the older ones first. */
  async function check(): Promise<void> {
    newest += 1;
    isDue = isRunning;
    if (isRunning) return;
    isRunning = true;
    await checkOnce(newest).finally(() => {
      isRunning = false;
    });
    if (isDue) await check();
  }

  /** Answers for a text that is not shown any more are dropped: a newer check is on its way. */
  async function checkOnce(own: number): Promise<void> {
    const { text } = status.get();
    status.set({ isChecking: true });
    try {
      const { findings, html } = await ask('check', { filePath, text });
      if (text !== status.get().text || own !== newest) return;
      ofRules = findings;
      status.set({ isGone: false, isChecking: false, isReadable: html !== undefined, ...(html !== undefined && { html }) });
      show();
    } catch (error) {
      if (error instanceof ServerGone) {
        status.set({ isGone: true });
        plan(RETRY_MS);
      } else if (error instanceof ActionRefused) {
        status.set({ isChecking: false, refusal: error.message });
      } else {
        throw error;
      }
    }
  }

  async function checkWords(): Promise<void> {
    const { text } = status.get();
    const answer = await ask('words', { filePath, text }).catch(() => undefined);
    if (!answer || text !== status.get().text) return;
    ofWords = answer.findings;
    show();
  }

  function plan(after: number): void {
    clearTimeout(timer);
    clearTimeout(wordsTimer);
    timer = setTimeout(() => void check(), after);
    wordsTimer = setTimeout(() => void checkWords(), after + WORDS_PAUSE_MS - PAUSE_MS);
  }

  plan(0);
  return {
    onText() {
      ofWords = [];
      plan(PAUSE_MS);
    },
    checkNow: () => plan(0),
  };
}
