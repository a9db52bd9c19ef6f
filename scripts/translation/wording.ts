/** Phrases for the results of deriveStatus: names of parts, their changes, reasons why a sign-off is void. Neighbour: ./formatStatus.ts. */
import { STATE_WORDS } from '../../src/messages/commands.ts';
import type { Language } from '../../src/messages/language.ts';
import type { MissingPart } from '../../src/model/missingPart.ts';
import { oneLine } from '../core/oneLine.ts';
import type { WithheldReason } from './policy.ts';
import type { SignOffState, VoidReason } from './signOff.ts';
import type { StalePart } from './translation.ts';
import type { SentenceChange, Span } from './wordDiff.ts';

/** How an output format marks words. */
export interface Marks {
  readonly removed: (text: string) => string;
  readonly added: (text: string) => string;
  readonly replaced: (before: string, after: string) => string;
}

/** Characters of unchanged text to show on each side of a change. */
const CONTEXT = 40;

/** `§3 "Hangi belgeler gerekir?"`, `step 2 "…"`, `lead`. */
export function namePart({ key, title }: Pick<StalePart, 'key' | 'title'>, language: Language = 'en'): string {
  return STATE_WORDS[language].part({ key, title });
}

/** `question 2 "…"`, `section "…"`, `a row of §3`. */
export function nameMissing({ kind, key, title }: MissingPart, language: Language = 'en'): string {
  return STATE_WORDS[language].missingPart({ kind, key, title });
}

/** `2 sentences changed, 1 new`, or what is known without history. */
export function summarizeChange({ change, sentences, own }: StalePart, language: Language = 'en'): string {
  const words = STATE_WORDS[language];
  if (change === 'added') return words.added;
  if (change === 'removed') return words.removed;
  if (change === 'missing') return own ? words.pieceMissing : words.missing;
  if (!sentences) return words.unknownChange;
  const changed = sentences.filter(({ before, after }) => before !== undefined && after !== undefined).length;
  const added = sentences.filter(({ before }) => before === undefined).length;
  const gone = sentences.filter(({ after }) => after === undefined).length;
  return changed + added + gone === 0 ? words.reordered : words.sentences(changed, added, gone);
}

/** A sentence with its changed words marked; text far from a change is omitted. */
export function describeSentence({ before, after, spans }: SentenceChange, marks: Marks): string {
  if (before === undefined) return marks.added(oneLine(after ?? ''));
  if (after === undefined) return marks.removed(oneLine(before));
  return spans.map((span, index) => describeSpan(spans, index, span, marks)).join('');
}

/** `3 mistakes`, or `outdated: ` and the parts: why a translation is not published. */
export function describeWithheld(why: WithheldReason, language: Language = 'en'): string {
  const words = STATE_WORDS[language];
  return why.cause === 'mistakes' ? words.mistakes(why.number) : words.outdatedParts(why.parts.join(', '));
}

function describeVoid(reason: VoidReason, language: Language): string {
  const words = STATE_WORDS[language];
  if (reason.kind === 'text') return words.textChanged;
  return reason.kind === 'fact' ? words.factChanged(reason.factId) : words.statuteAmended(reason.statute, reason.changed);
}

/** `signed off by … on …`, and why it is no longer valid. */
export function describeSignOff(signOff: SignOffState, language: Language = 'en'): string {
  const words = STATE_WORDS[language];
  if (signOff.state === 'none') return words.unsigned;
  const signed = words.signed(signOff.by, signOff.on);
  if (signOff.state === 'valid') return signed;
  return words.void(
    signed,
    signOff.reasons.map((reason) => describeVoid(reason, language)),
  );
}

function describeSpan(spans: readonly Span[], index: number, { kind, text }: Span, marks: Marks): string {
  if (kind === 'same') return shorten(text.replace(/\s+/g, ' '), index === 0, index === spans.length - 1);
  const [before, after] = [spans[index - 1], spans[index + 1]];
  // A replacement is described once, at the words that were replaced.
  if (kind === 'added' && before?.kind === 'removed') return '';
  const words = oneLine(text);
  const mark = kind === 'removed' && after?.kind === 'added' ? marks.replaced(words, oneLine(after.text)) : words && marks[kind](words);
  // Leading and trailing spaces stay outside the mark.
  return `${/^\s/.test(text) ? ' ' : ''}${mark}${/\s$/.test(text) ? ' ' : ''}`;
}

/** Unchanged words near a change; an ellipsis replaces those far from it. */
function shorten(line: string, isFirst: boolean, isLast: boolean): string {
  const end = line.slice(-CONTEXT).replace(/^\S*\s/, '');
  const start = line.slice(0, CONTEXT).replace(/\s\S*$/, '');
  if (line.length <= (isFirst || isLast ? CONTEXT : 2 * CONTEXT)) return line;
  if (isFirst) return `… ${end}`;
  return isLast ? `${start} …` : `${start} … ${end}`;
}
