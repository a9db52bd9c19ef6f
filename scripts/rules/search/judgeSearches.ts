/** Asks the search every question of content/searches.yaml, as a visitor would. Neighbours: searchLost.ts, scripts/cli/searchReport.ts. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import { deriveManifest, type Manifest } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import type { SearchHit } from '../../../src/model/search.ts';
import { createSearch } from '../../../src/model/searchEngine.ts';
import type { Content } from '../../content/load.ts';
import { manifestOptions } from '../../translation/publication.ts';
import { deriveSearch } from './deriveSearch.ts';

/** What the search answers to a question. */
export interface Judged {
  readonly question: string;
  /** The page that answers. */
  readonly wanted: PageId;
  /** Its place in the list, from 1; undefined if it is not in it. */
  readonly place: number | undefined;
  /** The first pages of the list. */
  readonly found: readonly SearchHit[];
}

/** A visitor looks at the first results only. */
export const FIRST_RESULTS = 3;

/** The questions of a language with the places of their pages; those of pages that the language lacks are left out. */
export function judgeSearches(content: Content, localeCode: LocaleCode): Judged[] {
  const asked = Object.entries(content.searches?.entries[localeCode] ?? {});
  const pages = content.pages.filter((page) => page.localeCode === localeCode);
  const locale = content.site.locales.find(({ code }) => code === localeCode);
  if (asked.length === 0 || !locale) return [];
  const manifest = manifestOf(content, pages);
  const search = createSearch(deriveSearch(manifest, pages, locale).index, localeCode);
  return asked.flatMap(([question, wanted]): Judged[] => {
    const pathname = manifest.pages.find(({ pageId }) => pageId === wanted)?.pathname;
    if (pathname === undefined) return [];
    const found = search(question);
    const at = found.findIndex((hit) => hit.pathname === pathname);
    return [{ question, wanted, place: at < 0 ? undefined : at + 1, found: found.slice(0, FIRST_RESULTS) }];
  });
}

function manifestOf(content: Content, pages: readonly Page[]): Manifest {
  return deriveManifest(content.site, pages, content.facts, manifestOptions(content));
}
