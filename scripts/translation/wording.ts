/** Phrases for the results of deriveStatus: names of parts, their changes, reasons why a sign-off is void. Neighbour: ./formatStatus.ts. */
import type { MissingPart } from '../../src/model/missingPart.ts';
import { oneLine } from '../core/oneLine.ts';
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

const NAMES: Readonly<Record<string, string>> = {
  seo: 'title and description for search engines',
  title: 'title',
  teaser: 'teaser',
  lead: 'lead',
  today: 'acts for today',
  highlights: 'highlights',
  intro: 'text before the first heading',
  conditions: 'conditions',
  subConditions: 'sub-conditions',
  documents: 'documents',
  slide: 'slide',
  section: '§',
  step: 'step',
  group: 'group of questions',
  question: 'question',
  countries: 'countries (content/countries.yaml)',
  clauses: 'text of the power of attorney (content/clauses.yaml)',
  terms: 'terms (content/terms.yaml)',
};

/** `§3 "Hangi belgeler gerekir?"`, `step 2 "…"`, `lead`. */
export function namePart({ key, title }: Pick<StalePart, 'key' | 'title'>): string {
  const [kind = '', position = ''] = key.split('.');
  const name = NAMES[kind] ?? kind;
  return [kind === 'section' ? `${name}${position}` : `${name} ${position}`.trim(), title && `"${title}"`].filter(Boolean).join(' ');
}

/** `question 2 "…"`, `section "…"`, `a row of §3`. */
export function nameMissing({ kind, key, title }: MissingPart): string {
  if (kind === 'headings') return `section "${title}"`;
  if (kind === 'rows') return `${title ? `the row "${title}"` : 'a row'} of ${namePart({ key, title: '' })}`;
  return namePart({ key, title });
}

/** `2 sentences changed, 1 new`, or what is known without history. */
export function summarizeChange({ change, sentences, own }: StalePart): string {
  if (change === 'added') return 'new in the source';
  if (change === 'removed') return 'gone from the source';
  if (change === 'missing') return own ? 'a piece of it is missing in the translation' : 'missing in the translation';
  if (!sentences) return 'changed; the words it had are not in the history at hand (a shallow clone, or no Git)';
  const counts = [
    [sentences.filter(({ before, after }) => before !== undefined && after !== undefined).length, 'changed'],
    [sentences.filter(({ before }) => before === undefined).length, 'new'],
    [sentences.filter(({ after }) => after === undefined).length, 'gone'],
  ] as const;
  const said = counts.filter(([count]) => count > 0);
  if (said.length === 0) return 'its sentences are in a different order';
  return said.map(([count, what], index) => `${count} ${index > 0 ? '' : count === 1 ? 'sentence ' : 'sentences '}${what}`).join(', ');
}

/** A sentence with its changed words marked; text far from a change is omitted. */
export function describeSentence({ before, after, spans }: SentenceChange, marks: Marks): string {
  if (before === undefined) return marks.added(oneLine(after ?? ''));
  if (after === undefined) return marks.removed(oneLine(before));
  return spans.map((span, index) => describeSpan(spans, index, span, marks)).join('');
}

function describeVoid(reason: VoidReason): string {
  if (reason.kind === 'text') return 'the text has changed';
  if (reason.kind === 'fact') return `the fact ${reason.factId} has changed`;
  return `${reason.statute} was amended on ${reason.changed}`;
}

/** `signed off by … on …`, and why it is no longer valid. */
export function describeSignOff(signOff: SignOffState): string {
  if (signOff.state === 'none') return 'not signed off';
  const signed = `signed off by ${signOff.by} on ${signOff.on}`;
  return signOff.state === 'valid' ? signed : `${signed}; void, because ${signOff.reasons.map(describeVoid).join(', ')}`;
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
