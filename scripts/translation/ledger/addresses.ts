/** Lists the addresses that a site answers, which a release adds to the ledger. */
import { compareText } from '../../../src/model/issue.ts';
import { partAddress } from '../../../src/model/ledger.ts';
import { listLegacy } from '../../../src/model/legacyRedirect.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { type AddressRules, parsePathname } from '../../../src/model/pathname.ts';
import type { Content } from '../../content/load.ts';
import { partsOf } from '../../content/pages/partIds.ts';

/** Short addresses, aliases and old endings of all published pages, in every language that has them, in the ledger's order. */
export function listAddresses(manifest: Pick<Manifest, 'site' | 'pages' | 'legacyRedirects'>): string[] {
  const { site, pages } = manifest;
  const own = pages.flatMap((page) => [page.pathname, ...page.aliases]);
  const legacy = listLegacy(manifest).map(({ prefix, slug }) => `${prefix}/${slug}`);
  const keys = [...new Set([...own, ...legacy])].map((pathname) => sortKeyOf(site, pathname));
  return keys.sort(compareKeys).map(({ pathname }) => pathname);
}

/**
 * Addresses of the parts of all published pages, in the source language; `unnamed` counts parts whose id is in no file and may therefore
 * change.
 */
export function listParts({ site, pages, fileOf }: Pick<Content, 'site' | 'pages' | 'fileOf'>): {
  readonly addresses: readonly string[];
  readonly unnamed: number;
} {
  const parts = pages
    .filter(({ localeCode, frontmatter }) => localeCode === site.defaultLocale && !frontmatter.draft)
    .flatMap((page) => {
      const parsed = fileOf.get(page);
      return parsed ? partsOf({ local: parsed.local, outline: page.outline }).map(({ id }) => ({ pathname: page.pathname, id })) : [];
    });
  const addresses = parts.flatMap(({ pathname, id }) => (id === undefined ? [] : [partAddress({ pathname, id })]));
  return { addresses, unnamed: parts.length - addresses.length };
}

/** Sort key of an address. */
export interface SortKey {
  /** The language's position in the site's order. */
  readonly rank: number;
  readonly pathname: string;
}

export function sortKeyOf(site: AddressRules, pathname: string): SortKey {
  const { localeCode } = parsePathname(site, pathname);
  return { rank: site.locales.findIndex(({ code }) => code === localeCode), pathname };
}

/** By language in the site's order, then alphabetically, so that a new page's line is next to related ones. */
export function compareKeys(a: SortKey, b: SortKey): number {
  return a.rank - b.rank || compareText(a.pathname, b.pathname);
}
