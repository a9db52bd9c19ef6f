/**
 * Derives what a writer reads before a fact changes: every sentence in every language before and after, and what a person has to write.
 * Neighbours: setFact.ts; formatFactChange.ts, which prints it; scripts/dev/write, which shows it on the desk.
 */
import type { LocaleCode } from '#generated/types.ts';
import { ANSWER_WORDS } from '../../../src/messages/answers.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { TextBlock } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { splitSentences } from '../../content/texts/sentences.ts';
import { oneLine } from '../../core/oneLine.ts';
import type { Span } from '../../translation/wordDiff.ts';
import type { FactEdits, OpenPlace, Renew } from './factEdits.ts';

export interface PlannedChange {
  readonly from: Fact;
  readonly to: Fact;
  readonly edits: FactEdits;
  readonly open: readonly OpenPlace[];
  readonly renew: Renew;
}

export interface ShownChange {
  readonly id: string;
  /** Value with basis and review day, in the writer's language. */
  readonly before: string;
  readonly after: string;
  /** Languages in which something changes. */
  readonly languages: readonly { readonly code: LocaleCode; readonly name: string; readonly sentences: readonly ShownSentence[] }[];
  /** Words that no rule can write, each once for all its places. */
  readonly asked: readonly AskedWords[];
  /** Titles and questions that say the old figure, and may mean another one. */
  readonly doubtful: readonly OpenPlace[];
}

/** A sentence or title; removed words are followed by the words that replace them, or by a question mark where a person has to write them. */
export interface ShownSentence {
  readonly filePath: string;
  readonly line: number;
  readonly spans: readonly Span[];
}

export interface AskedWords {
  readonly localeCode: string;
  /** As the texts have them now. */
  readonly words: string;
  /** The new figure in the language. */
  readonly figure: string;
  /** The first place, and the number of all. */
  readonly filePath: string;
  readonly line: number;
  readonly places: number;
}

export function showFactChange({ site, pages }: Content, { from, to, edits, open, renew }: PlannedChange, language: Language): ShownChange {
  const seen = new Set<string>();
  const languages = site.locales.map(({ code, name }) => {
    const blocks = pages.filter(({ localeCode }) => localeCode === code).flatMap(({ outline }) => outline.blocks);
    const sentences = blocks.flatMap((block) => changedSentences(code, block, from.id, renew, seen));
    const titles = edits.titles.filter(({ localeCode }) => localeCode === code);
    return { code, name, sentences: [...sentences, ...titles.map(toSentence)] };
  });
  return {
    id: from.id,
    before: describe(from, language),
    after: describe(to, language),
    languages: languages.filter(({ sentences }) => sentences.length > 0),
    asked: askFor(open, to),
    doubtful: open.filter(({ kind }) => kind !== 'mark'),
  };
}

function describe(fact: Fact, language: Language): string {
  const value = writeQuantities(language, expectedQuantities(fact));
  return ANSWER_WORDS[language].factState({ value, basis: fact.basis.join(', '), day: fact.reviewed });
}

function toSentence({ filePath, line, before, after }: FactEdits['titles'][number]): ShownSentence {
  return { filePath, line, spans: replaced(before, after) };
}

/** Sentences of a block that quote the fact, each once: several pages show the same passage. */
function changedSentences(localeCode: string, block: TextBlock, id: string, renew: Renew, seen: Set<string>): ShownSentence[] {
  const marks: { start: number; end: number; spans: Span[]; filePath: string; line: number }[] = [];
  let whole = '';
  for (const [index, segment] of block.segments.entries()) {
    const start = whole.length;
    whole += segment.text;
    if (segment.factId !== id) continue;
    const { filePath, line, column } = segment.position;
    const key = `${filePath}:${line}:${column}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const renewed = renew(localeCode, segment.text, block.segments[index + 1]?.text.charAt(0) ?? '');
    if (renewed === segment.text) continue;
    marks.push({ start, end: whole.length, spans: replaced(segment.text, renewed ?? '?'), filePath, line });
  }
  if (marks.length === 0) return [];
  return splitSentences(localeCode, whole).flatMap(({ text, start }) => {
    const own = marks.filter((mark) => mark.start >= start && mark.start < start + text.length);
    const [first] = own;
    if (!first) return [];
    const spans = own.flatMap((mark, index): Span[] => {
      const before = own[index - 1]?.end ?? start;
      return [{ kind: 'same', text: text.slice(before - start, mark.start - start) }, ...mark.spans];
    });
    const rest = text.slice((own.at(-1)?.end ?? start) - start);
    return [{ filePath: first.filePath, line: first.line, spans: [...spans, { kind: 'same', text: rest }] }];
  });
}

function replaced(before: string, after: string): Span[] {
  return [
    { kind: 'removed', text: oneLine(before) },
    { kind: 'added', text: oneLine(after) },
  ];
}

/** Marked words, each once for all their places. */
function askFor(open: readonly OpenPlace[], to: Fact): AskedWords[] {
  const asked = new Map<string, AskedWords>();
  for (const { localeCode, filePath, line, words } of open.filter(({ kind }) => kind === 'mark')) {
    const key = `${localeCode}: ${oneLine(words)}`;
    const known = asked.get(key);
    const figure = writeQuantities(localeCode, expectedQuantities(to));
    asked.set(
      key,
      known ? { ...known, places: known.places + 1 } : { localeCode, words: oneLine(words), figure, filePath, line, places: 1 },
    );
  }
  return [...asked.values()];
}
