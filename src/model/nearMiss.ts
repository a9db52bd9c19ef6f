/** Near misses: which address is meant where a messenger has appended a full stop, a keyboard has written capitals, or a habit has added `.html`. */
import type { AddressRules } from './pathname.ts';

/** What messengers, quotations and lists leave after an address: punctuation, brackets, quote marks, blanks, invisible characters. */
export const TRAILING_CHARACTERS = ' !"\'()*,.:;<>?[]_`{}~\u00a0«»\u200b\u200c\u200d\u200e\u200f‘’‚‛“”„‟…‹›\u2060\ufeff';

/** What addresses of other sites end in, in small letters. */
export const TRAILING_NAMES = ['/index', '.html', '.htm', '.php'] as const;

/** How many of these are taken off one address. Without a limit a hostile path would cost quadratic time. */
export const MOST_TRAILING = 8;

export interface MeantPatterns {
  /** Matches every spelling of the default language's root. */
  readonly root: RegExp;
  /** Matches every other pathname; its first group is the pathname that is meant. */
  readonly page: RegExp;
}

/** The rule as JavaScript. scripts/hosting/hosts/regex.ts says the same for other engines. */
export function meantPatterns({ defaultLocale }: Pick<AddressRules, 'defaultLocale'>): MeantPatterns {
  const names = TRAILING_NAMES.map((name) => name.replace('.', '\\.')).join('|');
  const characters = TRAILING_CHARACTERS.replace(']', '\\]');
  const trailing = `(?:${names}|[/${characters}]){0,${MOST_TRAILING}}`;
  const start = `^(?:/${defaultLocale})?`;
  return { root: new RegExp(`${start}${trailing}$`, 'i'), page: new RegExp(`${start}(/.+?)${trailing}$`, 'is') };
}

/**
 * The pathname that was meant by a decoded one: without the default language's prefix and without what trails. Capitals are left, because
 * some addresses have them (findFolded). An address that has nothing to take off comes back as it is.
 */
export function meantPathname(site: Pick<AddressRules, 'defaultLocale'>, pathname: string): string {
  const { root, page } = meantPatterns(site);
  const bare = pathname.replace(/\/+$/, '');
  return root.test(bare) ? '/' : (page.exec(bare)?.[1] ?? bare);
}

/** The one among `addresses` that reads the same in any capitals; the same spelling comes first. */
export function findFolded(addresses: readonly string[], pathname: string): string | undefined {
  if (addresses.includes(pathname)) return pathname;
  const folded = pathname.toLowerCase();
  return addresses.find((address) => address.toLowerCase() === folded);
}

/** A pathname as the browser has it, decoded; as it is where its encoding is broken. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
