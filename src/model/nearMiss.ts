/** Near misses: finds the intended address if a messenger appended a full stop, a keyboard wrote capitals, or the visitor added `.html`. */
import type { AddressRules } from './pathname.ts';

/**
 * Characters that messengers, quotations and lists append to an address: punctuation, brackets, quote marks, spaces, invisible characters.
 */
export const TRAILING_CHARACTERS = ' !"\'()*,.:;<>?[]_`{}~\u00a0«»\u200b\u200c\u200d\u200e\u200f‘’‚‛“”„‟…‹›\u2060\ufeff';

/** Endings of addresses on other sites, in lower case. */
export const TRAILING_NAMES = ['/index', '.html', '.htm', '.php'] as const;

/** Maximum number of endings removed from one address. Without a limit a hostile path would take quadratic time. */
export const MOST_TRAILING = 8;

export interface MeantPatterns {
  /** Matches every spelling of the default locale's root. */
  readonly root: RegExp;
  /** Matches every other pathname; its first group is the intended pathname. */
  readonly page: RegExp;
}

/** The rule as JavaScript regular expressions. scripts/hosting/hosts/regex.ts writes it for other engines. */
export function meantPatterns({ defaultLocale }: Pick<AddressRules, 'defaultLocale'>): MeantPatterns {
  const names = TRAILING_NAMES.map((name) => name.replace('.', '\\.')).join('|');
  const characters = TRAILING_CHARACTERS.replace(']', '\\]');
  const trailing = `(?:${names}|[/${characters}]){0,${MOST_TRAILING}}`;
  const start = `^(?:/${defaultLocale})?`;
  return { root: new RegExp(`${start}${trailing}$`, 'i'), page: new RegExp(`${start}(/.+?)${trailing}$`, 'is') };
}

/**
 * The intended pathname of a decoded one: without the default locale's prefix and without trailing characters. Capitals remain, because
 * some addresses contain them (findFolded). Returns an address unchanged if there is nothing to remove.
 */
export function meantPathname(site: Pick<AddressRules, 'defaultLocale'>, pathname: string): string {
  const { root, page } = meantPatterns(site);
  const bare = pathname.replace(/\/+$/, '');
  return root.test(bare) ? '/' : (page.exec(bare)?.[1] ?? bare);
}

/** The address in `addresses` that is equal if case is ignored; an exact match takes precedence. */
export function findFolded(addresses: readonly string[], pathname: string): string | undefined {
  if (addresses.includes(pathname)) return pathname;
  const folded = pathname.toLowerCase();
  return addresses.find((address) => address.toLowerCase() === folded);
}

/** Decodes a pathname from the browser; returns it unchanged if its encoding is invalid. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
