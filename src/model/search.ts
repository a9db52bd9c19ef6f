/**
 * The search's files and how words are compared. One file of sections per language (the index), one with their first sentences (the
 * excerpts); the browser fetches them when a visitor reaches for a search field. Neighbour: searchEngine.ts.
 */

/** What the browser searches. Kept small: a term is the first letters of a word, and terms of many sections are left out. */
export interface SearchIndex {
  /** In reading order. */
  readonly pages: readonly SearchPage[];
  /** Sections, questions and terms of the glossary, page by page. The first section of a page is its beginning, without an id. */
  readonly sections: readonly SearchSection[];
  /** Terms of the sections' texts in alphabetical order, separated by spaces. */
  readonly terms: string;
  /** For each term: its sections, as differences to the previous one in base 36, separated by commas. An empty difference is 1. */
  readonly places: string;
  /** Words that most questions have, whatever they are about, separated by spaces. */
  readonly quiet: string;
}

/** Pathname, short title, and all words by which a page is found as a whole: title, teaser and search terms. */
export type SearchPage = readonly [pathname: string, shortTitle: string, words: string];

/** Index of the page, id in the address (after the #), heading. */
export type SearchSection = readonly [page: number, id: string, heading: string];

/** First sentences of each section, in the order of the index. */
export type SearchExcerpts = readonly string[];

/** A place of the site that answers a question. */
export interface SearchHit {
  readonly pathname: string;
  readonly shortTitle: string;
  /** Empty for the beginning of a page. */
  readonly id: string;
  /** Empty for the beginning of a page. */
  readonly heading: string;
  /** Position in the index, by which its excerpt is found. */
  readonly section: number;
}

/**
 * Letters of a term. Endings are cut off, which matters most in Turkish and Russian: kiracı, kiracım and kiracının are one term. With four,
 * five and six letters the questions of content/searches.yaml are answered alike; six cost 3 to 6 KB more, and four confuse more words.
 */
const TERM_LENGTH = 5;
/** Single letters are elided articles (l’héritage) and initials. */
const SHORTEST = 2;

/** The terms of a text, in its order, with repetitions. */
export function termsOf(text: string, localeCode: string): string[] {
  return wordsOf(text, localeCode).map(termOf);
}

export function termOf(word: string): string {
  return word.slice(0, TERM_LENGTH);
}

/**
 * The words of a text without what visitors leave out or type differently: capitals, dots and accents, ß for ss. The result does not depend
 * on the browser's language: İ, I, ı and i are equal everywhere.
 */
export function wordsOf(text: string, localeCode: string): string[] {
  const words = foldLetters(text, localeCode).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= SHORTEST || /\d/.test(word));
}

/** `text` with equal letters made the same. Its length may change. */
function foldLetters(text: string, localeCode: string): string {
  const plain = text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  // Umlauts without dots: Kuendigung. The same happens to words like Steuer, in texts and questions alike.
  return localeCode === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
}

/** The terms of a text section, joined and split again. */
export function encodeTerms(sections: readonly ReadonlySet<string>[]): Pick<SearchIndex, 'terms' | 'places'> {
  const placesOf = new Map<string, number[]>();
  for (const [place, terms] of sections.entries()) for (const term of terms) placesOf.set(term, [...(placesOf.get(term) ?? []), place]);
  const terms = [...placesOf.keys()].sort();
  const encode = (places: readonly number[]) =>
    places.map((place, at) => place - (places[at - 1] ?? -1)).map((step) => (step === 1 ? '' : step.toString(36)));
  return { terms: terms.join(' '), places: terms.map((term) => encode(placesOf.get(term) ?? []).join(',')).join(' ') };
}

/** The terms of each section. */
export function decodeTerms({ terms, places, sections }: Pick<SearchIndex, 'terms' | 'places' | 'sections'>): string[][] {
  const result: string[][] = sections.map(() => []);
  const all = places.split(' ');
  for (const [index, term] of terms.split(' ').entries()) {
    let place = -1;
    for (const step of (all[index] ?? '').split(',')) {
      place += step === '' ? 1 : Number.parseInt(step, 36);
      result[place]?.push(term);
    }
  }
  return result;
}

/** True for an index; a gateway or a Wi-Fi login page may return other content. */
export function isSearchIndex(value: unknown): value is SearchIndex {
  const { pages, sections, terms, places, quiet } = (value ?? {}) as Partial<SearchIndex>;
  return Array.isArray(pages) && Array.isArray(sections) && [terms, places, quiet].every((part) => typeof part === 'string');
}
