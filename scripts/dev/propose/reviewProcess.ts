/** The process behind ./review.ts: reads both states of the content from Git, runs all rules, and writes the change report. */
import { UsageError } from '../../core/command.ts';
import { readConfig } from '../../core/config.ts';
import { todayHere } from '../../core/today.ts';
import { reviewRange } from '../../rules/reviewChange.ts';
import { emitPart } from '../../translation/report/html.ts';
import type { KnownStates } from '../../translation/states.ts';
import type { ReviewAnswer, ReviewRequest } from './review.ts';

/** Without work for so long it ends, in milliseconds: it holds dictionaries and two states of the content. */
const IDLE_MS = 10 * 60_000;

/** Proposals of one day mostly begin from one commit. Some rules depend on the day. */
let known: { readonly key: string; readonly states: KnownStates } = { key: '', states: new Map() };
let idle: NodeJS.Timeout | undefined;

process.on('message', (request: ReviewRequest) => {
  clearTimeout(idle);
  void review(request).then((answer) => {
    process.send?.(answer);
    idle = setTimeout(() => process.exit(), IDLE_MS);
  });
});

async function review({ base, commit: head, language }: ReviewRequest): Promise<ReviewAnswer> {
  const key = `${base} ${todayHere()}`;
  if (known.key !== key) known = { key, states: new Map() };
  try {
    const { reportIn, findings } = await reviewRange(readConfig(), { base, head, label: '' }, known.states);
    return { html: emitPart(reportIn(language)), findings };
  } catch (error) {
    if (error instanceof UsageError) return { failure: error.message };
    throw error;
  }
}
