/** Compares the facts of the register, and lists every place that quotes a changed one. */

import type { LocaleCode, PageId } from '#generated/types.ts';
import { CHANGED_TEXT_WORDS, type ChangedTextWords } from '../../../src/messages/changes.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Deadline } from '../../../src/model/deadline.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Position } from '../../../src/model/issue.ts';
import type { Page, TextBlock } from '../../../src/model/page.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { splitSentences } from '../../content/texts/sentences.ts';
import { oneLine } from '../../core/oneLine.ts';
import type { State } from '../states.ts';

export interface FactChange {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** What a reader of the report calls it: the act that has to be done in time, or the cases to which the fact applies. */
  readonly name: string;
  /** The cases to which the fact applies. */
  readonly applies: string;
  readonly fields: readonly FieldChange[];
  /** Quotes in the later state; for a removed fact, in the earlier one. */
  readonly quotes: readonly Quote[];
}

/** A field before and after, both in readable form. */
export interface FieldChange {
  readonly key: string;
  /** For people. */
  readonly name: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface Quote {
  readonly pageId: PageId;
  readonly localeCode: LocaleCode;
  /** The marked words. */
  readonly words: string;
  /** The sentence around them. */
  readonly sentence: string;
  /** True when the words still state another figure than the register. */
  readonly isStale: boolean;
}

/** In the register's order. */
export function compareFacts(before: State, after: State, language: Language): FactChange[] {
  const old = new Map(before.content.facts.map((fact) => [fact.id, fact]));
  const own = new Map(after.content.facts.map((fact) => [fact.id, fact]));
  return [...new Set([...own.keys(), ...old.keys()])].flatMap((id): FactChange[] => {
    const [was, is] = [old.get(id), own.get(id)];
    const fields = compareFields(was, is, language);
    if (fields.length === 0) return [];
    const kind = !was ? 'added' : !is ? 'removed' : 'changed';
    const { applies = '', deadline } = is ?? was ?? {};
    const name = deadline?.act[language] || applies || id;
    return [{ id, kind, name, applies, fields, quotes: quotesOf(is ? after : before, id) }];
  });
}

function compareFields(was: Fact | undefined, is: Fact | undefined, language: Language): FieldChange[] {
  const { facts } = CHANGED_TEXT_WORDS[language];
  return FIELDS.flatMap(([key, read]) => {
    const [before, after] = [was && read(was, language), is && read(is, language)];
    return (before ?? '') === (after ?? '') ? [] : [{ key, name: facts[key], before, after }];
  });
}

/** When somebody has checked a new value against the law, at least one of these fields changes. */
export const EVIDENCE_FIELDS: ReadonlySet<string> = new Set(['basis', 'reviewed']);

type FieldKey = Exclude<keyof ChangedTextWords['facts'], 'range'>;

/** `value` is the figure or the condition. */
const FIELDS: readonly (readonly [FieldKey, (fact: Fact, language: Language) => string | undefined])[] = [
  ['value', describeValue],
  ['basis', (fact) => fact.basis.join(' · ')],
  ['status', (fact) => fact.status],
  ['applies', (fact) => fact.applies],
  ['warning', (fact) => fact.warning],
  ['pages', (fact) => fact.pages.join(', ')],
  ['companions', (fact) => fact.companions?.join(', ')],
  ['deadline', ({ deadline }, language) => deadline && describeDeadline(deadline, language)],
  ['phrases', (fact) => describePhrases(fact)],
  ['reviewed', (fact) => fact.reviewed],
];

/** The fields of a deadline as one line; names of content/deadlines.yaml stay ids, because editors look them up there. */
export function describeDeadline(
  { who, starts, direction, counted, recess, outcome, exceptions, moves }: Deadline,
  language: Language = 'en',
): string {
  const words = CHANGED_TEXT_WORDS[language].deadline;
  return [
    `${who.id}: ${direction === 'before' ? words.backFrom(starts) : words.from(starts)}`,
    ...exceptions.map(({ case: condition, starts: own }) => `${condition.id}: ${words.from(own)}`),
    `${words.counted({ kind: counted })}${recess ? words.recess : ''}`,
    ...(outcome ? [words.afterwards(outcome)] : []),
    ...(moves.length > 0 ? [words.moves({ names: moves.map(({ id }) => id).join(', ') })] : []),
  ].join('; ');
}

/** `90 days`, or the condition's sentence. A value that no rule can write in words stays in the register's notation. */
function describeValue(fact: Fact, language: Language): string {
  if (fact.condition) return fact.condition;
  const [from = '', to] = [fact.value, fact.min, fact.max].filter((value) => value !== undefined);
  const raw = to === undefined ? from : CHANGED_TEXT_WORDS[language].facts.range({ from, to });
  const words = writeQuantities(language, expectedQuantities(fact));
  return words || raw;
}

function describePhrases({ phrases }: Fact): string {
  return Object.entries(phrases ?? {})
    .map(([localeCode, wordings]) => `${localeCode}: ${wordings.map((words) => `“${oneLine(words)}”`).join(', ')}`)
    .join('; ');
}

function quotesOf({ content, issues }: State, id: string): Quote[] {
  const stale = new Set(
    issues.filter(({ ruleId }) => ruleId === 'fact-number').map(({ filePath, line, column }) => `${filePath}:${line}:${column}`),
  );
  return content.pages.flatMap((page) =>
    page.outline.facts
      .filter((mark) => mark.id === id)
      .map(({ text, position }) => ({
        pageId: page.pageId,
        localeCode: page.localeCode,
        words: oneLine(text),
        sentence: sentenceAround(page, id, position),
        isStale: stale.has(`${position.filePath}:${position.line}:${position.column}`),
      })),
  );
}

/** The position of a mark precedes its words, so the block is found by its first segment after that position. */
function sentenceAround(page: Page, id: string, position: Position): string {
  let found: { block: TextBlock; offset: number } | undefined;
  for (const block of page.outline.blocks) {
    let offset = 0;
    for (const segment of block.segments) {
      const isAfter =
        segment.position.line > position.line || (segment.position.line === position.line && segment.position.column >= position.column);
      const isHere = segment.factId === id && segment.position.filePath === position.filePath && isAfter;
      if (isHere && !found) found = { block, offset };
      offset += segment.text.length;
    }
  }
  if (!found) return '';
  const { block, offset } = found;
  const sentence = splitSentences(page.localeCode, block.text).findLast(({ start }) => start <= offset);
  return oneLine(sentence?.text ?? block.text);
}
