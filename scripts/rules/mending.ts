/**
 * Makes fixes that the write view applies: edits of a file's text for a finding. Rules add them where the words of the fix are known.
 * Neighbours: src/model/issue.ts (their form), ../dev/write/findings.ts.
 */
import type { FileEdit, Issue, Mending, Position } from '../../src/model/issue.ts';
import { lowerCaseOf } from '../../src/model/lowerCase.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { editOf } from '../content/texts/edit.ts';
import type { TextFix } from '../content/texts/textFix.ts';
import type { ContentText } from '../content/texts/texts.ts';
import { offsetOf } from './prose.ts';

/** Returns the issue unchanged if there is no mending. */
export function withMending(issue: Issue, mending: Mending | undefined): Issue {
  return mending ? { ...issue, mending } : issue;
}

/** Text of the page's file; undefined for a position in another file, such as a passage's. */
export function ownTextAt({ fileOf }: Pick<Content, 'fileOf'>, page: Page, { filePath }: Position): string | undefined {
  return filePath === page.filePath ? fileOf.get(page)?.file.text : undefined;
}

/** Replaces words of a text: the only candidate, or the one that a person chooses. Undefined if the file does not have exactly these words. */
export function mendText(
  text: ContentText,
  { start, end }: Pick<TextFix, 'start' | 'end'>,
  candidates: readonly string[],
): Mending | undefined {
  const edits = candidates.flatMap((candidate) => {
    const edit = editOf(text.fileText, text, { start, end, text: candidate });
    return edit ? [{ from: edit.start, to: edit.end, insert: edit.text }] : [];
  });
  const [first] = edits;
  return first && { words: { from: first.from, to: first.to }, ...oneOf(edits.map((edit) => ({ label: edit.insert, edits: [edit] }))) };
}

/** One choice is no choice. */
export function oneOf(choices: NonNullable<Mending['choices']>): Pick<Mending, 'edits' | 'choices'> {
  const [only, ...others] = choices;
  if (!only) return {};
  return others.length === 0 ? { edits: only.edits } : { choices };
}

/** Replaces the first `old` after a position by `next`, such as the target of a link or the id of a fact. */
export function mendName(fileText: string | undefined, position: Position, old: string, next: string | undefined): Mending | undefined {
  if (fileText === undefined || next === undefined) return undefined;
  const at = fileText.indexOf(old, offsetOf(fileText, position));
  if (old === '' || at < 0) return undefined;
  const end = at + old.length;
  return { edits: [{ from: at, to: end, insert: next }] };
}

/** A <Fact> in a file: its beginning and end, and those of its words. */
interface FactMark {
  readonly from: number;
  readonly to: number;
  readonly wordsFrom: number;
  readonly wordsTo: number;
}

const FACT = /<Fact\b[^>]*>([^<]*)<\/Fact>/y;

/** The mark that begins, or whose words begin, at a position. Undefined if it contains other markup. */
export function factMarkAt(fileText: string | undefined, position: Position): FactMark | undefined {
  if (fileText === undefined) return undefined;
  const at = offsetOf(fileText, position);
  FACT.lastIndex = fileText.lastIndexOf('<Fact', at);
  const match = FACT.lastIndex < 0 ? null : FACT.exec(fileText);
  if (!match || FACT.lastIndex <= at) return undefined;
  const wordsTo = FACT.lastIndex - '</Fact>'.length;
  return { from: match.index, to: FACT.lastIndex, wordsFrom: wordsTo - (match[1]?.length ?? 0), wordsTo };
}

/** Replaces the words of a fact. Their first letter keeps its case: it depends on the sentence. */
export function mendFactWords(
  localeCode: string,
  fileText: string | undefined,
  position: Position,
  candidates: readonly string[],
): Mending | undefined {
  const mark = factMarkAt(fileText, position);
  if (!mark || fileText === undefined) return undefined;
  const old = fileText.slice(mark.wordsFrom, mark.wordsTo);
  const choices = candidates.filter(isPlain).map((candidate) => {
    const insert = withCaseOf(localeCode, old, candidate);
    return { label: insert, edits: [{ from: mark.wordsFrom, to: mark.wordsTo, insert }] };
  });
  return { words: { from: mark.from, to: mark.to }, ...oneOf(choices) };
}

/** False for words that could end a YAML text or begin markup. */
function isPlain(words: string): boolean {
  return !/["'#<>{}[\]*_`\\]|: /.test(words);
}

function withCaseOf(localeCode: string, old: string, next: string): string {
  const first = old.trimStart().slice(0, 1);
  const isUpper = first !== lowerCaseOf(localeCode, first);
  return isUpper ? next.slice(0, 1).toLocaleUpperCase(localeCode) + next.slice(1) : next;
}

/** Edits that mark the words between two offsets with a fact. */
export function markFact(fileText: string, from: number, to: number, factId: string): FileEdit[] {
  const line = fileText.slice(fileText.lastIndexOf('\n', from - 1) + 1, from);
  // Inside double quotes YAML would end the text at the next one.
  const quote = (line.replaceAll('\\"', '').split('"').length - 1) % 2 === 1 ? "'" : '"';
  return [
    { from, to: from, insert: `<Fact id=${quote}${factId}${quote}>` },
    { from: to, to, insert: '</Fact>' },
  ];
}
