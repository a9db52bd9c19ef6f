/**
 * The build manifest: which pathnames of a language show a page, where each page's payload is, and where old addresses lead.
 * One file per language, because the application never changes the language without a new document. Its name follows from its
 * content, so that browsers keep it for good; the latest-build file (src/model/deployment.ts) names it.
 */
import type { LocaleCode } from '#generated/types.ts';
import { answerMissing, type MissingRoutes } from './answer.ts';
import { deriveRetired } from './ledger.ts';
import type { Manifest } from './manifest.ts';
import { decodePathname, findFolded, meantPathname } from './nearMiss.ts';
import { parsePathname, payloadPathname } from './pathname.ts';

/** What a server would answer for the pathnames of one language, without asking it. */
export interface BuildManifest extends MissingRoutes {
  /** Address of the payload by every pathname that shows a page: canonical addresses and long ones. */
  readonly payloads: Readonly<Record<string, string>>;
}

export function buildManifestPathname(id: string): string {
  return `/_build/${id}.json`;
}

/** Pathnames and redirects of other languages are left out. */
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

/** False for what a gateway or a login page of a Wi-Fi may answer in its place. */
export function isBuildManifest(value: unknown): value is BuildManifest {
  const { site, payloads, redirects, gone, legacyRedirects } = (value ?? {}) as Partial<BuildManifest>;
  return Boolean(site && payloads && redirects && gone && legacyRedirects);
}

/** The pathname that shows a page when a link leads to `pathname`: itself, the one that is meant, or where it redirects. Undefined where there is no page. */
export function resolvePathname(manifest: BuildManifest, pathname: string): string | undefined {
  if (manifest.payloads[pathname] !== undefined) return pathname;
  const decoded = decodePathname(pathname);
  const meant = findFolded(Object.keys(manifest.payloads), meantPathname(manifest.site, decoded));
  if (meant !== undefined) return meant;
  const answer = answerMissing(manifest, decoded);
  return answer.status === 301 && manifest.payloads[answer.location] !== undefined ? answer.location : undefined;
}

/** The status by which a server would say that nothing is at a pathname. Undefined for pages, redirects and other languages' pathnames. */
export function missingStatusOf(manifest: BuildManifest, localeCode: LocaleCode, pathname: string): 404 | 410 | undefined {
  if (parsePathname(manifest.site, pathname).localeCode !== localeCode || resolvePathname(manifest, pathname) !== undefined)
    return undefined;
  const { status } = answerMissing(manifest, decodePathname(pathname));
  return status === 301 ? undefined : status;
}
