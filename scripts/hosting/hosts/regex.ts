/** Regular expressions that several hosts' configurations share. Their engines are PCRE or RE2. */

import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { listLegacy } from '../../../src/model/legacyRedirect.ts';
import { MOST_TRAILING, TRAILING_CHARACTERS, TRAILING_NAMES } from '../../../src/model/nearMiss.ts';
import type { AddressRules } from '../../../src/model/pathname.ts';
import { type RedirectStatus, redirectStatus } from '../../../src/model/redirectStatus.ts';
import type { Hosting } from '../hosting.ts';

export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, (char) => (char === '/' || char === '-' ? char : `\\${char}`));
}

/** Language prefixes as alternatives: `en|de`. The default language has none. */
export function prefixes({ defaultLocale, locales }: AddressRules): string {
  return locales
    .filter(({ code }) => code !== defaultLocale)
    .map(({ code }) => escapeRegex(code))
    .join('|');
}

/** How an engine treats a non-ASCII character: nginx and Apache as bytes, Caddy as one character. */
export type Characters = 'bytes' | 'characters';

/**
 * What may follow an address (src/model/nearMiss.ts). Hexadecimal, because quotes and braces differ between the configurations; letters
 * need the flag `i`.
 */
export function trailingPattern(characters: Characters): string {
  const hex = (code: number) => code.toString(16).padStart(2, '0').toUpperCase();
  const write = (character: string) =>
    characters === 'characters'
      ? `\\x{${hex(character.codePointAt(0) ?? 0)}}`
      : [...Buffer.from(character)].map((byte) => `\\x${hex(byte)}`).join('');
  const all = [...TRAILING_CHARACTERS];
  const isAscii = (character: string) => character < '\u0080';
  const alternatives = [
    ...TRAILING_NAMES.map(escapeRegex),
    `[/${all.filter(isAscii).map(write).join('')}]`,
    ...all.filter((character) => !isAscii(character)).map(write),
  ];
  return `(?:${alternatives.join('|')}){0,${MOST_TRAILING}}`;
}

/** The path of an error page in any spelling: `/404`, `/de/404.html`. `trailing` is what may follow it. */
export function errorPagePattern(site: AddressRules, trailing: string): string {
  return `^(?:/${site.defaultLocale})?/(?:(?:${prefixes(site)})/)?(?:${ERROR_STATUSES.join('|')})${trailing}`;
}

/**
 * Redirects from any capitalization of a page's pathname. A server uses them only if the page's file exists: its list may be older than its
 * files.
 */
export function listedPages({ addresses }: Hosting, end: string): MissRule[] {
  // The root needs no rule: servers find every other spelling of it as a file.
  return addresses.filter((pathname) => pathname !== '/').map((to) => ({ pattern: exact(to, end), to }));
}

/** Former addresses in any capitalization, most specific first: moved ones, removed ones (no target, 410), and old endings. */
export function pastAddresses(hosting: Hosting, end: string): MissRule[] {
  return [
    ...Object.entries(hosting.redirects).map(([from, to]) => ({
      pattern: exact(from, end),
      to,
      status: redirectStatus(hosting.site, from, to),
    })),
    ...hosting.gone.map((pathname) => ({ pattern: exact(pathname, end) })),
    ...legacyRules(hosting, end),
  ];
}

function exact(pathname: string, end: string): string {
  return `^${escapeRegex(pathname)}${end}`;
}

export interface MissRule {
  /** Anchored at both ends; dots must match line ends, and letters must match in both cases. */
  readonly pattern: string;
  readonly to?: string | undefined;
  /** 301 by default. */
  readonly status?: RedirectStatus;
}

export interface LegacyRule {
  /** Anchored at both ends; dots must match line ends too. */
  readonly pattern: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

/**
 * Old endings at any depth, most specific first: each language's own, then the default language's. `end` is the engine's anchor for the
 * true end of the text.
 */
export function legacyRules(hosting: Hosting, end: string): LegacyRule[] {
  return listLegacy(hosting).map(({ slug, prefix, target, status }) => ({
    pattern: `^${escapeRegex(prefix)}/(?:.*/)?${escapeRegex(slug)}/?${end}`,
    to: target,
    status,
  }));
}
