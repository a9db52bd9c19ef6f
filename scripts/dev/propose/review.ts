/**
 * Checks a prepared proposal and writes its change report, in a separate process, because both would block the server for seconds. Neighbour:
 * ./reviewProcess.ts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../../src/model/issue.ts';
import type { Prepared } from './prepare.ts';

/** What the process is asked for. */
export interface ReviewRequest {
  readonly base: string;
  readonly commit: string;
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
  review(texts: Texts): Promise<ProposalReview>;
  /** True if the review of these texts needs no time. */
  isDone(texts: Texts): boolean;
}

const RUN = fileURLToPath(new URL('../../core/start/run.mjs', import.meta.url));
const END_WITH_PARENT = new URL('../../core/start/endWithParent.mjs', import.meta.url).href;
const PROCESS = fileURLToPath(new URL('./reviewProcess.ts', import.meta.url));

/** Reviews of the same texts are kept: the writer reads the report, and then proposes exactly these. */
const KEPT = 8;

/** Reviews one proposal at a time. */
export function openReviews(run: (request: ReviewRequest) => Promise<ReviewAnswer> = runProcess): Reviews {
  const done = new Map<string, ProposalReview>();
  const running = new Map<string, Promise<ProposalReview>>();
  let last: Promise<unknown> = Promise.resolve();
  const keyOf = ({ base, tree }: Texts) => `${base}:${tree}`;

  async function begin(key: string, { base, commit }: Texts): Promise<ProposalReview> {
    await last.catch(() => {});
    const answer = await run({ base, commit });
    if ('failure' in answer) throw new Error(answer.failure);
    done.set(key, answer);
    for (const old of [...done.keys()].slice(0, -KEPT)) done.delete(old);
    return answer;
  }

  return {
    async review(texts) {
      const key = keyOf(texts);
      const known = done.get(key) ?? running.get(key);
      if (known) return known;
      const review = begin(key, texts).finally(() => running.delete(key));
      running.set(key, review);
      last = review;
      return review;
    },
    isDone: (texts) => done.has(keyOf(texts)),
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
    own.on('exit', () => end(new Error('The check ended before it was done; the terminal of the server says why.')));
    own.send(request);
  });
}
