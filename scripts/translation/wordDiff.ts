/** Compares two texts for people who do not read diffs: sentence by sentence, word by word. */
import { diffArrays } from 'diff';
import { splitSentences } from '../content/texts/sentences.ts';
import { align } from '../core/align.ts';

/** A stretch of text; those other than `added` form the old text, those other than `removed` the new one. */
export interface Span {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A sentence of either text, or of both; if it changed, with the words that differ. */
export interface SentenceChange {
  /** Undefined when the sentence is new. */
  readonly before?: string | undefined;
  /** Undefined when the sentence was removed. */
  readonly after?: string | undefined;
  readonly spans: readonly Span[];
}

/**
 * Below this likeness two sentences count as one removed and one added sentence, which a lawyer reads more easily than many small changes.
 */
const SAME_SENTENCE = 0.35;

/** Word by word, by the word boundaries of the language; a stretch without a letter or digit between two changes belongs to both. */
export function diffWords(localeCode: string, before: string, after: string): Span[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const changes = diffArrays(tokensOf(localeCode, before), tokensOf(localeCode, after));
  const spans: Span[] = changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
  return joinIslands(spans);
}

/** All sentences in order, including unchanged ones (with one span `same`). A moved sentence counts as removed and added. */
export function diffSentences(localeCode: string, before: string, after: string): SentenceChange[] {
  const old = sentencesOf(localeCode, before);
  const own = sentencesOf(localeCode, after);
  const pairs = align(old, own, (a, b) => {
    const alike = likeness(localeCode, a, b);
    return alike >= SAME_SENTENCE ? alike : 0;
  });
  return pairs.map((pair) => ({ before: pair.source, after: pair.own, spans: diffWords(localeCode, pair.source ?? '', pair.own ?? '') }));
}

/** Share of words that two texts have in common (Sørensen and Dice), 0 to 1; punctuation and spaces do not count. */
export function likeness(localeCode: string, a: string, b: string): number {
  if (a === b) return 1;
  const words = wordsOf(localeCode, a);
  const others = wordsOf(localeCode, b);
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return words.length + others.length === 0 ? 1 : (2 * common) / (words.length + others.length);
}

/** A sentence ends at an empty line at the latest. */
function sentencesOf(localeCode: string, text: string): string[] {
  return text.split(/\n{2,}/).flatMap((paragraph) => splitSentences(localeCode, paragraph).map((sentence) => sentence.text.trim()));
}

/** Words, punctuation and spaces as separate tokens, so that joining the tokens restores each text exactly. */
function tokensOf(localeCode: string, text: string): string[] {
  return [...segmenterOf(localeCode).segment(text)].map(({ segment }) => segment);
}

function wordsOf(localeCode: string, text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenterOf(localeCode).segment(text)) {
    if (isWordLike) words.push(segment.toLocaleLowerCase(localeCode));
  }
  return words;
}

/** `90 gün` → `120 gün` reads better than `90` → `120`, a comma, and the next change. So text between two changes joins them. */
function joinIslands(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, { kind, text }] of spans.entries()) {
    const isIsland = kind === 'same' && (removed || added) && index < spans.length - 1 && !/[\p{L}\p{N}]/u.test(text);
    if (kind === 'removed' || isIsland) removed += text;
    if (kind === 'added' || isIsland) added += text;
    if (kind !== 'same' || isIsland) continue;
    flush();
    joined.push({ kind, text });
  }
  flush();
  return joined;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(localeCode: string): Intl.Segmenter {
  const known = segmenters.get(localeCode) ?? new Intl.Segmenter(localeCode, { granularity: 'word' });
  segmenters.set(localeCode, known);
  return known;
}
