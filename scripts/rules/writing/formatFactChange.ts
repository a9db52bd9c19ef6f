/** Formats the change of a fact for the writer: every sentence in every language before and after, and what a person has to write. */
import type { Fact } from '../../../src/model/fact.ts';
import type { TextBlock } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { splitSentences } from '../../content/texts/sentences.ts';
import { counted } from '../../core/counted.ts';
import { oneLine } from '../../core/oneLine.ts';
import type { FactEdits, OpenPlace, Renew } from './factEdits.ts';

interface PlannedChange {
  readonly from: Fact;
  readonly to: Fact;
  readonly edits: FactEdits;
  readonly open: readonly OpenPlace[];
  readonly renew: Renew;
}

export function formatFactChange({ site, pages }: Content, { from, to, edits, open, renew }: PlannedChange): string {
  const seen = new Set<string>();
  const languages = site.locales.flatMap(({ code, name }) => {
    const blocks = pages.filter(({ localeCode }) => localeCode === code).flatMap(({ outline }) => outline.blocks);
    const sentences = blocks.flatMap((block) => changedSentences(code, block, from.id, renew, seen));
    const titles = edits.titles.filter(({ localeCode }) => localeCode === code);
    const lines = [
      ...sentences.map(({ place, text }) => `  ${place}  ${text}`),
      ...titles.map(({ filePath, line, before, after }) => `  ${filePath}:${line}  [${oneLine(before)} → ${oneLine(after)}]`),
    ];
    return lines.length > 0 ? [`${name}: ${counted(lines.length, 'sentence')}`, ...lines, ''] : [];
  });
  return [`${from.id}: ${describe(from)} becomes ${describe(to)}.`, '', ...languages, ...formatOpen(open, to)].join('\n');
}

function describe(fact: Fact): string {
  return `${writeQuantities('en', expectedQuantities(fact))} (${fact.basis.join(', ')}; reviewed ${fact.reviewed})`;
}

interface Sentence {
  /** File and line of the first changed words. */
  readonly place: string;
  /** With `[90 gün → 120 gün]` for changed words. */
  readonly text: string;
}

/** Sentences of a block that quote the fact, each once: several pages show the same passage. */
function changedSentences(localeCode: string, block: TextBlock, id: string, renew: Renew, seen: Set<string>): Sentence[] {
  const marks: { start: number; end: number; shown: string; place: string }[] = [];
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
    const after = renewed === undefined ? '?' : oneLine(renewed);
    marks.push({ start, end: whole.length, shown: `[${oneLine(segment.text)} → ${after}]`, place: `${filePath}:${line}` });
  }
  if (marks.length === 0) return [];
  return splitSentences(localeCode, whole).flatMap(({ text, start }) => {
    const own = marks.filter((mark) => mark.start >= start && mark.start < start + text.length);
    const shown = own.reduceRight(
      (sentence, mark) => sentence.slice(0, mark.start - start) + mark.shown + sentence.slice(mark.end - start),
      text,
    );
    return own[0] ? [{ place: own[0].place, text: oneLine(shown) }] : [];
  });
}

/** Marked words are listed once for all their places, with the option that gives their new form. */
function formatOpen(open: readonly OpenPlace[], to: Fact): string[] {
  const marks = new Map<string, OpenPlace[]>();
  for (const place of open.filter(({ kind }) => kind === 'mark')) {
    const key = `${place.localeCode}: ${oneLine(place.words)}`;
    marks.set(key, [...(marks.get(key) ?? []), place]);
  }
  const wanted = [...marks].map(([key, [first, ...others]]) => {
    const where = first ? `${first.filePath}:${first.line}${others.length > 0 ? ` and ${others.length} more` : ''}` : '';
    const figure = writeQuantities(first?.localeCode ?? 'en', expectedQuantities(to));
    return `  --as "${key} = …"  (${figure})  ${where}`;
  });
  const titles = open
    .filter(({ kind }) => kind !== 'mark')
    .map(({ filePath, line, words, kind }) => `  ${filePath}:${line}  ${kind}: ${words}`);
  return [
    ...(wanted.length > 0 ? ['No rule can write these words. Type their new form in the same line:', ...wanted, ''] : []),
    ...(titles.length > 0
      ? ['These say the old figure, and may mean another one. Change them yourself where they mean this fact:', ...titles, '']
      : []),
  ];
}
