/** Redirects an unknown address to the page that declares its old ending in `legacySlugs`. */
import type { LocaleCode } from '#generated/types.ts';
import { compareText } from './issue.ts';
import type { Page } from './page.ts';
import { type AddressRules, parsePathname } from './pathname.ts';
import { type RedirectStatus, redirectStatus } from './redirectStatus.ts';

/** An old ending with its target per locale. */
export interface LegacyRedirect {
  readonly slug: string;
  /** Target pathname by locale code, only for the locales in which the ending is valid. */
  readonly targets: Readonly<Partial<Record<LocaleCode, string>>>;
}

/** The data needed to resolve an old ending. */
export interface LegacyRoutes {
  readonly site: AddressRules;
  readonly legacyRedirects: readonly LegacyRedirect[];
}

/** Old endings in a source file apply to all languages, those in a translation to its own language. */
export function deriveLegacyRedirects(site: AddressRules, byId: ReadonlyMap<string, readonly Page[]>): LegacyRedirect[] {
  const targets = new Map<string, Partial<Record<LocaleCode, string>>>();
  const lead = (slug: string, localeCode: LocaleCode, pathname: string) =>
    targets.set(slug, { ...targets.get(slug), [localeCode]: pathname });
  for (const languages of byId.values()) {
    for (const page of languages) {
      for (const slug of page.frontmatter.legacySlugs) {
        if (page.localeCode !== site.defaultLocale) lead(slug, page.localeCode, page.pathname);
        // Without a translation, the visitor gets the page in the source language rather than an error.
        else
          for (const { code } of site.locales) lead(slug, code, (languages.find(({ localeCode }) => localeCode === code) ?? page).pathname);
      }
    }
  }
  const redirects = [...targets].map(([slug, byLocale]) => ({ slug, targets: byLocale }));
  return redirects.sort((a, b) => compareText(a.slug, b.slug));
}

/** Returns the page to which an unknown pathname redirects if its last segment is an old ending; undefined for all others. */
export function resolveLegacy(routes: LegacyRoutes, pathname: string): string | undefined {
  const lastSegment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const redirect = routes.legacyRedirects.find((candidate) => candidate.slug === lastSegment);
  return redirect?.targets[parsePathname(routes.site, pathname).localeCode];
}

/** An old ending in one language. */
export interface LegacyTarget {
  readonly slug: string;
  readonly localeCode: LocaleCode;
  /** Prefix of the locale's addresses: `/de`, or an empty string. */
  readonly prefix: string;
  /** Pathname of the page. */
  readonly target: string;
  readonly status: RedirectStatus;
}

/**
 * Lists old endings per locale. The default locale comes last: it has no prefix, so its patterns also match the other locales' addresses.
 */
export function listLegacy({ site, legacyRedirects }: LegacyRoutes): LegacyTarget[] {
  const codes = site.locales.map(({ code }) => code).filter((code) => code !== site.defaultLocale);
  return legacyRedirects.flatMap(({ slug, targets }) =>
    [...codes, site.defaultLocale].flatMap((localeCode) => {
      const target = targets[localeCode];
      const prefix = localeCode === site.defaultLocale ? '' : `/${localeCode}`;
      return target === undefined ? [] : [{ slug, localeCode, prefix, target, status: redirectStatus(site, `${prefix}/${slug}`, target) }];
    }),
  );
}

/** Returns the target of each ending. Keys are what reports show: `…/old`, or `/de/…/old` for an ending of one locale only. */
export function endingTargets(routes: LegacyRoutes): Map<string, string> {
  const { defaultLocale } = routes.site;
  const shared = new Set(routes.legacyRedirects.filter(({ targets }) => targets[defaultLocale]).map(({ slug }) => slug));
  return new Map(
    listLegacy(routes).flatMap(({ slug, localeCode, prefix, target }): (readonly [string, string])[] => {
      if (!shared.has(slug)) return [[`${prefix}/…/${slug}`, target]];
      // The source language's target represents all languages.
      return localeCode === defaultLocale ? [[`…/${slug}`, target]] : [];
    }),
  );
}
