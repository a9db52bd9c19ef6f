/** Derives the facts with all sentences that quote them, by language. */
import { basename, dirname } from 'node:path';
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { Language } from '../../../src/messages/language.ts';
import { DESK_LIST_LIMIT, type FactQuote, type FactRow, type FactsData } from '../../../src/model/deskViews.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Page, TextBlock, TextSegment } from '../../../src/model/page.ts';
import { isOlderThan } from '../../../src/model/review.ts';
import type { Content } from '../../content/load.ts';
import { canRead } from '../../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { splitSentences } from '../../content/texts/sentences.ts';
import { statesFact } from '../../rules/factNumber/states.ts';
import { describeDeadline } from './deadlineWords.ts';
import { type DeskQuery, type DeskSource, matches } from './source.ts';

interface Mark {
  readonly page: Page;
  readonly block: TextBlock;
  readonly segment: TextSegment;
  readonly isRight: boolean;
}

/** `status`, `show` (`wrong`, `old`, or any other value for unquoted facts) and the words `q` filter the list; `fact` opens one. */
export function deriveFacts({ content, today, language }: DeskSource, query: DeskQuery): FactsData {
  const marks = marksOf(content);
  const rows = content.facts.map((fact) => toRow(content, fact, marks.get(fact.id) ?? [], today, language));
  const found = rows.filter(
    (row) =>
      (!query.status || row.status === query.status) &&
      (!query.show || (query.show === 'wrong' ? row.wrong > 0 : query.show === 'old' ? row.isReviewOld : row.quotes === 0)) &&
      matches(query.q, row.id, row.value, row.applies, ...row.basis),
  );
  const open = content.facts.find(({ id }) => id === query.fact);
  return {
    view: 'facts',
    rows: found.slice(0, DESK_LIST_LIMIT),
    total: found.length,
    open: open && {
      id: open.id,
      form: formOf(open),
      today,
      groups: content.site.locales.map(({ code }) => ({
        localeCode: code,
        quotes: quotesIn((marks.get(open.id) ?? []).filter(({ page }) => page.localeCode === code)),
      })),
    },
  };
}

/** The value in words, or the rule. */
export function describeFact(fact: Fact, language: Language): string {
  if (fact.condition) return fact.condition;
  const words = writeQuantities(language, expectedQuantities(fact));
  if (fact.value !== undefined) return words;
  if (fact.max === undefined) return DESK_WORDS[language].facts.atLeast(words);
  return fact.min === undefined ? DESK_WORDS[language].facts.atMost(words) : words;
}

function formOf({ condition, min, max }: Fact): NonNullable<FactsData['open']>['form'] {
  if (condition !== undefined) return 'words';
  return min !== undefined && max !== undefined ? 'range' : 'value';
}

function toRow({ factsYaml, site }: Content, fact: Fact, marks: readonly Mark[], today: string, language: Language): FactRow {
  return {
    id: fact.id,
    value: describeFact(fact, language),
    applies: fact.applies ?? '',
    basis: fact.basis,
    status: fact.status,
    reviewed: fact.reviewed,
    isReviewOld: isOlderThan(fact.reviewed, site.reviewMaxAgeMonths, today),
    warning: fact.warning ?? '',
    deadline: fact.deadline ? describeDeadline(fact.deadline, language) : '',
    quotes: marks.length,
    wrong: marks.filter(({ isRight }) => !isRight).length,
    position: factsYaml.positionOfKey([], fact.id),
  };
}

const known = new WeakMap<Content, ReadonlyMap<string, readonly Mark[]>>();

/** Cached per content, because reading the figures of all marks takes a moment. */
function marksOf(content: Content): ReadonlyMap<string, readonly Mark[]> {
  const marks = known.get(content) ?? collectMarks(content);
  known.set(content, marks);
  return marks;
}

function collectMarks(content: Content): Map<string, Mark[]> {
  const facts = new Map(content.facts.map((fact) => [fact.id, fact]));
  const marks = new Map<string, Mark[]>();
  for (const page of content.pages) {
    for (const block of page.outline.blocks) {
      for (const segment of block.segments) {
        const fact = facts.get(segment.factId ?? '');
        if (!fact) continue;
        const isRight = !canRead(page.localeCode) || statesFact(page.localeCode, segment.text, fact);
        marks.set(fact.id, [...(marks.get(fact.id) ?? []), { page, block, segment, isRight }]);
      }
    }
  }
  return marks;
}

/** A passage is on several pages, and is one sentence to read. */
function quotesIn(marks: readonly Mark[]): FactQuote[] {
  const byPlace = new Map(
    marks.map(toQuote).map((quote) => [`${quote.position.filePath}:${quote.position.line}:${quote.position.column}`, quote]),
  );
  return [...byPlace.values()];
}

/** The sentence around the mark, in three parts. */
function toQuote({ page, block, segment, isRight }: Mark): FactQuote {
  const index = block.segments.indexOf(segment);
  const lengthOf = (segments: readonly TextSegment[]) => segments.reduce((sum, { text }) => sum + text.length, 0);
  const text = block.segments.map((piece) => piece.text).join('');
  const start = lengthOf(block.segments.slice(0, index));
  const end = start + segment.text.length;
  const sentences = splitSentences(page.localeCode, text);
  const from = sentences.findLast((sentence) => sentence.start <= start)?.start ?? 0;
  const to = sentences.find((sentence) => sentence.start >= end)?.start ?? text.length;
  return {
    before: text.slice(from, start).trimStart(),
    words: segment.text,
    after: text.slice(end, to).trimEnd(),
    // A sentence of a passage stands in another file than its page.
    name: segment.position.filePath === page.filePath ? page.pageId : basename(dirname(segment.position.filePath)),
    position: segment.position,
    isRight,
  };
}
