/** Matches the pages of two states, even if a page was renamed or moved. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { likeness } from './wordDiff.ts';

/** A page in all its languages. */
export interface PageSet {
  readonly pageId: PageId;
  readonly area: string;
  readonly byLocale: ReadonlyMap<LocaleCode, Page>;
}

/** A page before and after; one side is missing when it is new or removed. */
export interface PagePair {
  readonly before?: PageSet | undefined;
  readonly after?: PageSet | undefined;
}

/** Below this likeness of their words two pages with different names count as different pages. */
const SAME_PAGE = 0.6;

/** Pairs in the order of the later state; removed pages come last. */
export function pairPages(before: Content, after: Content): PagePair[] {
  const old = groupPages(before);
  const own = groupPages(after);
  const gone = new Map([...old].filter(([pageId]) => !own.has(pageId)));
  const pairs: PagePair[] = [...own].map(([pageId, page]) => {
    const same = old.get(pageId) ?? findRenamed(page, gone);
    if (same) gone.delete(same.pageId);
    return { before: same, after: page };
  });
  return [...pairs, ...[...gone.values()].map((page) => ({ before: page }))];
}

/** Maps page ids of the earlier state to present ones. */
export function presentNames(pairs: readonly PagePair[]): ReadonlyMap<string, string> {
  return new Map(pairs.flatMap(({ before, after }) => (before && after ? [[before.pageId, after.pageId] as const] : [])));
}

/** A redirect from the old address identifies the page; otherwise the page with the most similar words. */
function findRenamed(page: PageSet, gone: ReadonlyMap<string, PageSet>): PageSet | undefined {
  const kept = [...page.byLocale.values()].flatMap(({ frontmatter }) => frontmatter.legacySlugs);
  const named = kept.map((slug) => gone.get(slug)).find((old) => old !== undefined);
  if (named) return named;
  const [best] = [...gone.values()].map((old) => ({ old, alike: likenessOf(old, page) })).sort((a, b) => b.alike - a.alike);
  return best && best.alike >= SAME_PAGE ? best.old : undefined;
}

/** Likeness in the language in which both pages exist and are most alike. */
function likenessOf(old: PageSet, page: PageSet): number {
  const scores = [...page.byLocale].map(([localeCode, own]) => {
    const other = old.byLocale.get(localeCode);
    return other ? likeness(localeCode, wordsOf(other), wordsOf(own)) : 0;
  });
  return Math.max(0, ...scores);
}

function wordsOf({ outline }: Page): string {
  return outline.blocks.map((block) => block.text).join(' ');
}

function groupPages({ pages, site }: Content): Map<string, PageSet> {
  const groups = new Map<PageId, { pageId: PageId; area: string; byLocale: Map<LocaleCode, Page> }>();
  for (const page of pages) {
    const group = groups.get(page.pageId) ?? { pageId: page.pageId, area: page.area, byLocale: new Map() };
    groups.set(page.pageId, group);
    group.byLocale.set(page.localeCode, page);
  }
  // Languages in the site's order, in which the source language is first.
  const rank = new Map(site.locales.map(({ code }, index) => [code, index]));
  for (const group of groups.values())
    group.byLocale = new Map([...group.byLocale].sort(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)));
  return groups;
}
