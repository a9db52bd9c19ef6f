/** Finds the sections that answer a visitor's words, with MiniSearch (BM25+, prefixes, one wrong letter). Used in browser and check alike. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { decodeTerms, type SearchHit, type SearchIndex, termOf, termsOf, wordsOf } from './search.ts';
import { type AskedTerm, askedTerms, loudWords, vocabularyOf } from './searchQuery.ts';

/** The best place of each page, the best page first. */
export type Search = (question: string) => SearchHit[];

interface Entry {
  readonly id: number;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** Chosen with the questions of content/searches. */
const BOOST = { page: 4, heading: 1, text: 1 };
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 };
/** For the beginning of a page whose short title is the question: "Vollmacht" and "Vollmachten" ask for that page, not for one on a certain power of attorney. */
const NAMED = 4;
/** A shorter word has too many others one letter away. */
const SHORTEST_FUZZY = 5;
/** Places that answer less than this share of what the best one answers are left out: they have one word of several. */
const WORST_SHARE = 0.25;
/** The share of their scores that the other places of its page add to a place: the matter of a page is in several of them. */
const SAME_PAGE = 0.1;
/** A shorter beginning of a word fits too many words. In letters. */
export const SHORTEST_PREFIX = 3;

/** Sections that are added before the browser may paint or take a key: 20 ms on a processor slowed four times. */
const SLICE = 50;

export function createSearch(index: SearchIndex, localeCode: string): Search {
  const { engine, entries, search } = prepare(index, localeCode);
  engine.addAll(entries);
  return search;
}

/** For the browser, where somebody is typing meanwhile. */
export async function createSearchInSlices(index: SearchIndex, localeCode: string): Promise<Search> {
  const { engine, entries, search } = prepare(index, localeCode);
  await engine.addAllAsync(entries, { chunkSize: SLICE });
  return search;
}

function prepare(index: SearchIndex, localeCode: string): { engine: MiniSearch<Entry>; entries: readonly Entry[]; search: Search } {
  const engine = new MiniSearch<Entry>({
    fields: ['page', 'heading', 'text'],
    // The terms of a text are already words, joined by spaces.
    tokenize: (text, field) => (field === 'text' ? text.split(' ').filter(Boolean) : wordsOf(text, localeCode)),
    // Titles and headings are complete, so that Rechtskraftvermerk finds more than the many words that begin with Recht.
    processTerm: (word) => (termOf(word) === word ? word : [termOf(word), word]),
  });
  const texts = decodeTerms(index);
  const entries = index.sections.map(([page, part, heading], id) => {
    const words = index.pages[page]?.[2] ?? '';
    // The title is the heading of a page's beginning.
    return { id, page: words, heading: part ? heading : words, text: (texts[id] ?? []).join(' ') };
  });
  const vocabulary = vocabularyOf(index, localeCode);
  const asTerms = (text: string) => termsOf(text, localeCode).join(' ');
  const names = index.sections.map(([page, part]) => (part === '' ? asTerms(index.pages[page]?.[1] ?? '') : undefined));
  const search: Search = (question) => {
    const named = names.indexOf(asTerms(loudWords(question, localeCode, vocabulary).join(' ')));
    const asked = askedTerms(question, localeCode, vocabulary);
    const isLoud = (term: string) => asked.get(term)?.isQuiet === false;
    const scored = engine.search([...asked.keys()].join(' '), {
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => asked.get(term)?.weight ?? 1,
      boost: BOOST,
      boostDocument: (id) => (id === named ? NAMED : 1),
      weights: WEIGHTS,
      prefix: (term) => term.length >= SHORTEST_PREFIX && isLoud(term),
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY && isLoud(term) ? 1 : false),
    });
    const found = rank(scored, asked, (id) => index.sections[id]?.[0]);
    const best = new Map<number, SearchHit>();
    const least = (found[0]?.score ?? 0) * WORST_SHARE;
    for (const { id, score } of found) {
      if (score < least) break;
      const [page, part, heading] = index.sections[id] ?? [];
      const [pathname, shortTitle] = index.pages[page ?? -1] ?? [];
      if (page === undefined || pathname === undefined || best.has(page)) continue;
      best.set(page, { pathname, shortTitle: shortTitle ?? '', id: part ?? '', heading: heading ?? '', section: id });
    }
    return [...best.values()];
  };
  return { engine, entries, search };
}

/** The places with the score that the whole question and the whole page give them, the best one first. */
function rank(
  scored: readonly SearchResult[],
  asked: ReadonlyMap<string, AskedTerm>,
  pageOf: (id: number) => number | undefined,
): { id: number; score: number }[] {
  const loudIn = (terms: Iterable<string>) => {
    const loud = [...terms].map((term) => asked.get(term)).filter((term) => term?.isQuiet === false);
    return new Set(loud.map((term) => term?.word)).size;
  };
  const all = Math.max(1, loudIn(asked.keys()));
  // MiniSearch multiplies a score by the number of terms, also of quiet ones. Here the share counts of the question's words that a place has; with
  // quiet words only, it is half a word.
  const shareOf = (terms: readonly string[]) => Math.max(0.5, loudIn(terms)) / all;
  const places = scored.map(({ id, score, queryTerms }) => ({ id, score: (score / queryTerms.length) * shareOf(queryTerms) }));
  const sums = new Map<number | undefined, number>();
  for (const { id, score } of places) sums.set(pageOf(id), (sums.get(pageOf(id)) ?? 0) + score);
  return places
    .map(({ id, score }) => ({ id, score: score + SAME_PAGE * ((sums.get(pageOf(id)) ?? 0) - score) }))
    .sort((one, other) => other.score - one.score);
}
