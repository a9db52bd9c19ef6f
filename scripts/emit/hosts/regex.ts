/** Regular expressions that several hosts' configurations share. All of them know PCRE or RE2. */

import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { listLegacy } from '../../../src/model/legacyRedirect.ts';
import type { AddressRules } from '../../../src/model/pathname.ts';
import type { Hosting } from '../hosting.ts';

export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, (char) => (char === '/' || char === '-' ? char : `\\${char}`));
}

/** Alternatives of the language prefixes: `en|de`. The default language has none. */
export function prefixes({ defaultLocale, locales }: AddressRules): string {
  return locales
    .filter(({ code }) => code !== defaultLocale)
    .map(({ code }) => escapeRegex(code))
    .join('|');
}

/** A path that an error page has as a file: `/404`, `/de/404.html`. `end` is the engine's true end of text. */
export function errorPagePattern(site: AddressRules, end: string): string {
  return `^/(?:(?:${prefixes(site)})/)?(?:${ERROR_STATUSES.join('|')})(?:\\.html)?/?${end}`;
}

export interface LegacyRule {
  /** Anchored at both ends; dots must match line ends too. */
  readonly pattern: string;
  readonly to: string;
}

/** Old endings at any depth, most special first: each language's own, then the default language's. `end` is the engine's true end of text. */
export function legacyRules(hosting: Hosting, end: string): LegacyRule[] {
  return listLegacy(hosting).map(({ slug, prefix, target }) => ({
    pattern: `^${escapeRegex(prefix)}/(?:.*/)?${escapeRegex(slug)}/?${end}`,
    to: target,
  }));
}
