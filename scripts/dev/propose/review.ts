/**
 * Checks a prepared proposal and writes its change report, in a separate process, because both would block the server for seconds. Neighbour:
 * ./reviewProcess.ts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../../src/messages/language.ts';
import { PROPOSING_WORDS } from '../../../src/messages/propose.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Prepared } from './prepare.ts';

/** What the process is asked for. */
export interface ReviewRequest {
  readonly base: string;
  readonly commit: string;
  /** Of the report. */
  readonly language: Language;
}

export interface ProposalReview {
  /** The change report as HTML. */
  readonly html: string;
  /** All findings in the proposed texts. */
  readonly findings: readonly Issue[];
}

/** Answer of the process: a review, or why there is none. */
export type ReviewAnswer = ProposalReview | { readonly failure: string };

type Texts = Pick<Prepared, 'base' | 'commit' | 'tree'>;

export interface Reviews {
  review(texts: Texts, language: Language): Promise<ProposalReview>;
  /** True if the review of these texts needs no time. */
  isDone(texts: Texts, language: Language): boolean;
}

const RUN = fileURLToPath(new URL('../../core/start/run.mjs', import.meta.url));
const END_WITH_PARENT = new URL('../../core/start/endWithParent.mjs', import.meta.url).href;
const PROCESS = fileURLToPath(new URL('./reviewProcess.ts', import.meta.url));

/** Reviews of the same texts are kept: the writer reads the report, and then proposes exactly these. */
const KEPT = 8;

/** Reviews one proposal at a time. */
export function openReviews(): Reviews {
  const done = new Map<string, ProposalReview>();
  const running = new Map<string, Promise<ProposalReview>>();
  let last: Promise<unknown> = Promise.resolve();
  const keyOf = ({ base, tree }: Texts, language: Language) => `${base}:${tree}:${language}`;

  async function begin(key: string, { base, commit }: Texts, language: Language): Promise<ProposalReview> {
    await last.catch(() => {});
    const answer = await runProcess({ base, commit, language });
    if ('failure' in answer) throw new Error(answer.failure);
    done.set(key, answer);
    for (const old of [...done.keys()].slice(0, -KEPT)) done.delete(old);
    return answer;
  }

  return {
    async review(texts, language) {
      const key = keyOf(texts, language);
      const known = done.get(key) ?? running.get(key);
      if (known) return known;
      const review = begin(key, texts, language).finally(() => running.delete(key));
      running.set(key, review);
      last = review;
      return review;
    },
    isDone: (texts, language) => done.has(keyOf(texts, language)),
  };
}

let child: ChildProcess | undefined;

/** The process stays, because it takes longer to load the dictionaries than to use them. */
function runProcess(request: ReviewRequest): Promise<ReviewAnswer> {
  return new Promise((resolve, reject) => {
    child ??= fork(RUN, [PROCESS], { execArgv: [...process.execArgv, '--import', `${END_WITH_PARENT}?${process.pid}`] });
    const own = child;
    const end = (error: Error): void => {
      if (child === own) child = undefined;
      reject(error);
    };
    // Those of the request before.
    for (const event of ['message', 'error', 'exit']) own.removeAllListeners(event);
    own.on('message', (answer) => resolve(answer as ReviewAnswer));
    own.on('error', end);
    own.on('exit', () => end(new Error(PROPOSING_WORDS[request.language].refusals.checkEnded)));
    own.send(request);
  });
}
