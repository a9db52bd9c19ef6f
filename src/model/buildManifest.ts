/**
 * The build manifest: the pathnames of a locale that show a page, the payload of each page, and the targets of old addresses. One file per
 * locale, because the application never changes the locale without a full page load. The file name contains a hash of the content, so
 * browsers cache it forever; the latest-build file (src/model/deployment.ts) names it.
 */
import type { LocaleCode } from '#generated/types.ts';
import { answerMissing, type MissingRoutes } from './answer.ts';
import { deriveRetired } from './ledger.ts';
import type { Manifest } from './manifest.ts';
import { decodePathname, findFolded, meantPathname } from './nearMiss.ts';
import { parsePathname, payloadPathname } from './pathname.ts';

/** What a server would answer for the pathnames of one locale, available without a request. */
export interface BuildManifest extends MissingRoutes {
  /** Payload address by pathname, for every pathname that shows a page: canonical addresses and aliases. */
  readonly payloads: Readonly<Record<string, string>>;
}

export function buildManifestPathname(id: string): string {
  return `/_build/${id}.json`;
}

/** Derives the manifest of one locale, without the pathnames and redirects of other locales. */
export function deriveBuildManifest({ site, pages, legacyRedirects, ledger }: Manifest, localeCode: LocaleCode): BuildManifest {
  const isOwn = (pathname: string) => parsePathname(site, pathname).localeCode === localeCode;
  const pathnames = pages.filter((page) => page.localeCode === localeCode).flatMap((page) => [page.pathname, ...page.aliases]);
  const { redirects, gone } = deriveRetired(ledger);
  return {
    site: { defaultLocale: site.defaultLocale, locales: site.locales.map(({ code }) => ({ code })) },
    payloads: Object.fromEntries(pathnames.map((pathname) => [pathname, payloadPathname(pathname)])),
    redirects: Object.fromEntries(Object.entries(redirects).filter(([from]) => isOwn(from))),
    gone: gone.filter(isOwn),
    legacyRedirects: legacyRedirects.flatMap(({ slug, targets }) => {
      const target = targets[localeCode];
      return target ? [{ slug, targets: { [localeCode]: target } }] : [];
    }),
  };
}

/** True for a build manifest; a gateway or a Wi-Fi login page may return other content. */
export function isBuildManifest(value: unknown): value is BuildManifest {
  const { site, payloads, redirects, gone, legacyRedirects } = (value ?? {}) as Partial<BuildManifest>;
  return Boolean(site && payloads && redirects && gone && legacyRedirects);
}

/**
 * The pathname of the page that a link to `pathname` shows: itself, the correct spelling, or the redirect target. Undefined if there is no
 * page.
 */
export function resolvePathname(manifest: BuildManifest, pathname: string): string | undefined {
  if (manifest.payloads[pathname] !== undefined) return pathname;
  const decoded = decodePathname(pathname);
  const meant = findFolded(Object.keys(manifest.payloads), meantPathname(manifest.site, decoded));
  if (meant !== undefined) return meant;
  const answer = answerMissing(manifest, decoded);
  return answer.status === 301 && manifest.payloads[answer.location] !== undefined ? answer.location : undefined;
}

/** 404 or 410 if a server would answer so. Undefined for pages, redirects and other locales' pathnames. */
export function missingStatusOf(manifest: BuildManifest, localeCode: LocaleCode, pathname: string): 404 | 410 | undefined {
  if (parsePathname(manifest.site, pathname).localeCode !== localeCode || resolvePathname(manifest, pathname) !== undefined)
    return undefined;
  const { status } = answerMissing(manifest, decodePathname(pathname));
  return status === 301 ? undefined : status;
}
