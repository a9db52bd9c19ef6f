/** Derives the search index of a language from its pages: what visitors find, without rendering. Neighbour: src/model/search.ts. */
import type { Locale } from '../../../src/model/locale.ts';
import { type Manifest, pagesOf } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import {
  encodeTerms,
  type SearchExcerpts,
  type SearchIndex,
  type SearchPage,
  type SearchSection,
  termsOf,
  wordsOf,
} from '../../../src/model/search.ts';
import { localizeTerms } from '../../../src/model/term.ts';
import { quietWordsOf } from './quietWords.ts';

export interface DerivedSearch {
  readonly index: SearchIndex;
  readonly excerpts: SearchExcerpts;
}

/** A section with its whole text. */
interface Passage {
  readonly id: string;
  readonly heading: string;
  readonly texts: readonly string[];
}

/** A term of more sections than this share says too little to be worth its bytes. */
const MOST_PLACES = 0.06;
/** Characters of an excerpt. */
const EXCERPT = 160;

/** Regions of a page that repeat what its text says. */
const REPEATED = ['highlights'];

/** `pages` are those that the manifest publishes. */
export function deriveSearch(manifest: Manifest, pages: readonly Page[], locale: Locale): DerivedSearch {
  const { code } = locale;
  const byId = new Map(pages.filter(({ localeCode }) => localeCode === code).map((page) => [page.pageId, page]));
  const found = pagesOf<Manifest['pages'][number]>(manifest, code).flatMap((entry) => {
    const page = byId.get(entry.pageId);
    // The page on which one searches answers nothing.
    return page && entry.kind !== 'search' ? [{ entry, page }] : [];
  });
  const words = found.map(({ entry, page }): SearchPage => {
    const all = [entry.shortTitle, entry.title, entry.teaser, ...page.frontmatter.searchTerms];
    return [entry.pathname, entry.shortTitle, all.join(' ')];
  });
  const terms = localizeTerms(manifest.terms, locale, manifest.site.defaultLocale);
  const passages = found.flatMap(({ entry, page }, at) => {
    const own = entry.listsTerms
      ? terms.map(({ id, word, original = '', means }) => ({ id, heading: `${word} ${original}`.trim(), texts: [means] }))
      : [];
    const passages = passagesOf(page);
    // The parts of a finder repeat what the pages say to which they lead.
    return [...(entry.kind === 'finder' ? passages.slice(0, 1) : passages), ...own].map((passage) => ({ ...passage, at }));
  });
  const sections = passages.map(({ at, id, heading }): SearchSection => [at, id, heading]);
  const sets = passages.map(({ texts }) => new Set(termsOf(texts.join(' '), code)));
  return {
    index: { pages: words, sections, ...encodeTerms(withoutFrequent(sets)), quiet: wordsOf(quietWordsOf(code), code).join(' ') },
    excerpts: passages.map(({ texts }) => excerptOf(texts.join(' '))),
  };
}

/** The beginning of the page, then its sections and questions. */
function passagesOf({ outline, partIds, countryTexts = [], clauseTexts = [] }: Page): Passage[] {
  const passages: { id: string; heading: string; texts: string[] }[] = [{ id: '', heading: '', texts: [] }];
  let headings = 0;
  let questions = 0;
  for (const { type, region, text } of outline.blocks) {
    if (REPEATED.includes(region)) continue;
    if (type === 'heading') passages.push({ id: partIds.headings[headings++] ?? '', heading: text, texts: [] });
    else if (type === 'question') passages.push({ id: partIds.questions[questions++] ?? '', heading: text, texts: [] });
    else passages.at(-1)?.texts.push(text);
  }
  // The registers' texts are below the heading before the component; the beginning of the page is close enough.
  passages[0]?.texts.push(...countryTexts, ...clauseTexts);
  return passages;
}

function withoutFrequent(sets: readonly ReadonlySet<string>[]): ReadonlySet<string>[] {
  const count = new Map<string, number>();
  for (const set of sets) for (const term of set) count.set(term, (count.get(term) ?? 0) + 1);
  const most = Math.max(3, sets.length * MOST_PLACES);
  return sets.map((set) => new Set([...set].filter((term) => (count.get(term) ?? 0) <= most)));
}

/** Whole sentences if they fit, otherwise the beginning of the first one, up to a word's end. */
function excerptOf(text: string): string {
  const start = text.replace(/\s+/g, ' ').trim();
  if (start.length <= EXCERPT) return start;
  const cut = start.slice(0, EXCERPT);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  return end > EXCERPT / 2 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
