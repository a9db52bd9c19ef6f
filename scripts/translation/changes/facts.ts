/** Compares the facts of the register, and lists every place that quotes a changed one. */

import type { LocaleCode, PageId } from '#generated/types.ts';
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
  /** The cases to which the fact applies. */
  readonly applies: string;
  readonly fields: readonly FieldChange[];
  /** Quotes in the later state; for a removed fact, in the earlier one. */
  readonly quotes: readonly Quote[];
}

/** A field before and after, both in readable form. */
export interface FieldChange {
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
export function compareFacts(before: State, after: State): FactChange[] {
  const old = new Map(before.content.facts.map((fact) => [fact.id, fact]));
  const own = new Map(after.content.facts.map((fact) => [fact.id, fact]));
  return [...new Set([...own.keys(), ...old.keys()])].flatMap((id): FactChange[] => {
    const [was, is] = [old.get(id), own.get(id)];
    const fields = compareFields(was, is);
    if (fields.length === 0) return [];
    const kind = !was ? 'added' : !is ? 'removed' : 'changed';
    return [{ id, kind, applies: (is ?? was)?.applies ?? '', fields, quotes: quotesOf(is ? after : before, id) }];
  });
}

function compareFields(was: Fact | undefined, is: Fact | undefined): FieldChange[] {
  return FIELDS.flatMap(([name, read]) => {
    const [before, after] = [was && read(was), is && read(is)];
    return (before ?? '') === (after ?? '') ? [] : [{ name, before, after }];
  });
}

/** Name of the field with the figure or the condition. */
export const VALUE_FIELD = 'Value';
const BASIS_FIELD = 'Basis';
const REVIEWED_FIELD = 'Last legal review';

/** Fields of which at least one changes when somebody has checked a new value against the law. */
export const EVIDENCE_FIELDS: ReadonlySet<string> = new Set([BASIS_FIELD, REVIEWED_FIELD]);

const FIELDS: readonly (readonly [string, (fact: Fact) => string | undefined])[] = [
  [VALUE_FIELD, describeValue],
  [BASIS_FIELD, (fact) => fact.basis.join(' · ')],
  ['Status', (fact) => fact.status],
  ['Applies to', (fact) => fact.applies],
  ['What a page must say with it', (fact) => fact.warning],
  ['Pages that must quote it', (fact) => fact.pages.join(', ')],
  ['Facts that must be beside it', (fact) => fact.companions?.join(', ')],
  ['Deadline', ({ deadline }) => deadline && describeDeadline(deadline)],
  ['Accepted wordings', (fact) => describePhrases(fact)],
  [REVIEWED_FIELD, (fact) => fact.reviewed],
];

/** The fields of a deadline as one line; names of content/deadlines.yaml stay ids, because editors look them up there. */
export function describeDeadline({ who, starts, direction, counted, recess, outcome, exceptions, moves }: Deadline): string {
  return [
    `${who.id}: ${direction === 'before' ? 'back from' : 'from'} ${starts.id}`,
    ...exceptions.map(({ case: condition, starts: own }) => `${condition.id}: from ${own.id}`),
    `counted as ${counted}${recess ? ', extended by the court recess' : ''}`,
    ...(outcome ? [`afterwards: ${outcome.id}`] : []),
    ...(moves.length > 0 ? [`can move: ${moves.map(({ id }) => id).join(', ')}`] : []),
  ].join('; ');
}

/** `90 days`, or the condition's sentence. A value that no rule can write in words stays in the register's notation. */
function describeValue(fact: Fact): string {
  if (fact.condition) return fact.condition;
  const raw = [fact.value, fact.min, fact.max].filter(Boolean).join(' to ');
  const words = writeQuantities('en', expectedQuantities(fact));
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
