/** Old endings of addresses (`legacySlugs`): which unknown address leads to which page. */
import type { LocaleCode } from '#generated/types.ts';
import { type AddressRules, parsePathname } from './pathname.ts';

/** An old ending of addresses and where it leads, per language. */
export interface LegacyRedirect {
  readonly slug: string;
  /** Target pathname per locale code; only for the languages in which the ending holds. */
  readonly targets: Readonly<Partial<Record<LocaleCode, string>>>;
}

/** What following an old ending takes. */
export interface LegacyRoutes {
  readonly site: AddressRules;
  readonly legacyRedirects: readonly LegacyRedirect[];
}

/** Answer to an unknown pathname that ends in a legacy slug, at any depth and in any language; undefined when it does not. */
export function resolveLegacy(routes: LegacyRoutes, pathname: string): string | undefined {
  const lastSegment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const redirect = routes.legacyRedirects.find((candidate) => candidate.slug === lastSegment);
  return redirect?.targets[parsePathname(routes.site, pathname).localeCode];
}

/** An old ending in one language. */
export interface LegacyTarget {
  readonly slug: string;
  readonly localeCode: LocaleCode;
  /** What addresses of the language begin with: `/de`, or nothing. */
  readonly prefix: string;
  /** Pathname of the page. */
  readonly target: string;
}

/** Old endings one language at a time. The default language comes last: it has no prefix, so that its patterns fit the others' addresses too. */
export function listLegacy({ site, legacyRedirects }: LegacyRoutes): LegacyTarget[] {
  const codes = site.locales.map(({ code }) => code).filter((code) => code !== site.defaultLocale);
  return legacyRedirects.flatMap(({ slug, targets }) =>
    [...codes, site.defaultLocale].flatMap((localeCode) => {
      const target = targets[localeCode];
      const prefix = localeCode === site.defaultLocale ? '' : `/${localeCode}`;
      return target === undefined ? [] : [{ slug, localeCode, prefix, target }];
    }),
  );
}

/** Targets by ending, as people write it: `…/old`, or `/de/…/old` where it holds in that language alone. */
export function endingTargets(routes: LegacyRoutes): Map<string, string> {
  const { defaultLocale } = routes.site;
  const shared = new Set(routes.legacyRedirects.filter(({ targets }) => targets[defaultLocale]).map(({ slug }) => slug));
  return new Map(
    listLegacy(routes).flatMap(({ slug, localeCode, prefix, target }): (readonly [string, string])[] => {
      if (!shared.has(slug)) return [[`${prefix}/…/${slug}`, target]];
      // The source language's target stands for all.
      return localeCode === defaultLocale ? [[`…/${slug}`, target]] : [];
    }),
  );
}
