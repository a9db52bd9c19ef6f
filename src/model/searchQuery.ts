/** The terms that a question asks for: its words, and likely corrections of those that no page has. Neighbour: searchEngine.ts. */
import { type SearchIndex, termOf, wordsOf } from './search.ts';

export interface AskedTerm {
  /** Position of the word in the question for which the term stands. */
  readonly word: number;
  readonly weight: number;
  readonly isQuiet: boolean;
}

/** What is known of a language's words. */
export interface Vocabulary {
  /** Of all texts. */
  readonly terms: ReadonlySet<string>;
  /** Complete words of titles and headings. */
  readonly words: ReadonlySet<string>;
  /** Words that most questions have, such as "how" and "please". */
  readonly quiet: ReadonlySet<string>;
  /** All letters of the terms. */
  readonly letters: readonly string[];
}

/** Chosen with the questions of content/searches.yaml, their words changed by one letter, and sentences around them. */
const WEIGHT = { typed: 1, corrected: 0.6, quiet: 0.3 };
/** A shorter word has too many others one letter away. */
const SHORTEST_CORRECTED = 5;

export function vocabularyOf(index: SearchIndex, localeCode: string): Vocabulary {
  const titles = [...index.pages.map(([, , words]) => words), ...index.sections.map(([, , heading]) => heading)];
  const words = new Set(wordsOf(titles.join(' '), localeCode));
  return {
    terms: new Set([...index.terms.split(' '), ...[...words].map(termOf)]),
    words,
    quiet: new Set(wordsOf(index.quiet, localeCode)),
    letters: [...new Set(index.terms.replaceAll(' ', ''))],
  };
}

/** The words of a question without the quiet ones, unless it has no others. */
export function loudWords(question: string, localeCode: string, { quiet }: Vocabulary): string[] {
  const words = [...new Set(wordsOf(question, localeCode))];
  const loud = words.filter((word) => !quiet.has(word));
  return loud.length > 0 ? loud : words;
}

export function askedTerms(question: string, localeCode: string, vocabulary: Vocabulary): Map<string, AskedTerm> {
  const asked = new Map<string, AskedTerm>();
  const loud = loudWords(question, localeCode, vocabulary);
  const others = wordsOf(question, localeCode).filter((word) => !loud.includes(word));
  const add = (text: string, word: number, weight: number, isQuiet = false) => {
    for (const term of [termOf(text), text]) if (!asked.has(term)) asked.set(term, { word, weight, isQuiet });
  };
  for (const [word, text] of loud.entries()) add(text, word, WEIGHT.typed);
  for (const [word, text] of loud.entries()) {
    for (const other of corrections(text, vocabulary)) add(other, word, WEIGHT.corrected);
  }
  for (const text of others) add(text, loud.length, WEIGHT.quiet, true);
  return asked;
}

/**
 * For a word that no page has: known words with a letter more, fewer or another, or with two letters swapped. The first letter is taken to be
 * right. MiniSearch does the same for terms, but there a missing letter lets another one in at the end, and swapped letters are two mistakes.
 */
function corrections(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < SHORTEST_CORRECTED || isKnown(word, vocabulary)) return [];
  const near: string[] = [];
  for (let at = 1; at < word.length; at++) {
    const start = word.slice(0, at);
    const [letter = '', next = ''] = word.slice(at);
    const after = word.slice(at + 1);
    near.push(start + after, start + next + letter + after.slice(1));
    for (const other of vocabulary.letters) near.push(start + other + letter + after, start + other + after);
  }
  return [...new Set(near)].filter((text) => isKnown(text, vocabulary));
}

function isKnown(word: string, { terms, words }: Vocabulary): boolean {
  return words.has(word) || terms.has(termOf(word));
}
