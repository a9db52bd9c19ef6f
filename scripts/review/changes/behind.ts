/** Which translations did not follow a change of their source. */
import type { PagePair } from '../samePage.ts';
import type { State } from '../states.ts';
import type { PageChange } from './pages.ts';

export interface PageBehind {
  readonly pageId: string;
  readonly title: string;
  /** Languages whose text is as it was although the source's changed. */
  readonly unchanged: readonly string[];
  /** Languages of the site that do not have the page, where the source is new or changed. */
  readonly missing: readonly string[];
}

/** Pages whose source-language text changed. */
export function findBehind(after: State, pairs: readonly PagePair[], pages: readonly PageChange[]): PageBehind[] {
  const { defaultLocale, locales } = after.content.site;
  return pages.flatMap((page) => {
    const source = page.languages.find(({ localeCode }) => localeCode === defaultLocale);
    const existing = pairs.find((pair) => pair.after?.pageId === page.pageId)?.after?.byLocale;
    if (!existing || !source || source.blocks.length === 0) return [];
    const others = locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
    const followed = new Set(page.languages.filter(({ blocks }) => blocks.length > 0).map(({ localeCode }) => localeCode));
    const unchanged = others.filter((code) => existing.has(code) && !followed.has(code));
    const missing = others.filter((code) => !existing.has(code));
    return unchanged.length + missing.length > 0 ? [{ pageId: page.pageId, title: page.title, unchanged, missing }] : [];
  });
}
