/** The site's answer for a pathname: one rule for the preview server, the ledger check and the writers' desk. */
import { deriveRetired, type LedgerEntry, type RetiredAddresses } from './ledger.ts';
import { type LegacyRoutes, resolveLegacy } from './legacyRedirect.ts';
import { addressesOf, findByPathname, type Manifest, type PageEntry } from './manifest.ts';
import { findFolded, meantPathname } from './nearMiss.ts';
import { type RedirectStatus, redirectStatus } from './redirectStatus.ts';

export type Answer = { readonly status: 200; readonly page: PageEntry } | ServerAnswer;

export type MissingAnswer = Redirect | { readonly status: 410 } | { readonly status: 404 };

/** What a server sends for a pathname without a page. */
export type ServerAnswer = Redirect<RedirectStatus> | Exclude<MissingAnswer, Redirect>;

interface Redirect<Status = 301> {
  readonly status: Status;
  /** Pathname of the target; the server appends the query. */
  readonly location: string;
  /** The reason for the redirect: another spelling of the address, a ledger entry, or an old ending (`legacySlugs`). */
  readonly cause: 'spelling' | 'ledger' | 'legacy';
}

/** The data with which a server answers a pathname that has no file. */
export interface MissingRoutes extends RetiredAddresses, LegacyRoutes {}

/** Tries pages first, in any spelling, so that a redirect takes one hop. */
export function answerOf(manifest: Manifest, pathname: string): Answer {
  const page = findByPathname(manifest, pathname);
  if (page) return { status: 200, page };
  const meant = findFolded(addressesOf(manifest), meantPathname(manifest.site, pathname));
  if (meant !== undefined) return { status: 301, location: meant, cause: 'spelling' };
  return answerAsServer({ ...manifest, ...retiredOf(manifest.ledger) }, pathname);
}

/** `answerMissing` with the status that a server sends. The application needs only the target, and saves these bytes. */
export function answerAsServer(routes: MissingRoutes, pathname: string): ServerAnswer {
  const answer = answerMissing(routes, pathname);
  if (answer.status !== 301) return answer;
  const asked = meantPathname(routes.site, pathname).toLowerCase();
  return { ...answer, status: redirectStatus(routes.site, asked, answer.location) };
}

/** The answer for a decoded pathname without a page, in any spelling (./nearMiss.ts): ledger entries take precedence over old endings. */
export function answerMissing(routes: MissingRoutes, pathname: string): MissingAnswer {
  const meant = meantPathname(routes.site, pathname);
  const moved = findFolded(Object.keys(routes.redirects), meant);
  const redirect = moved && routes.redirects[moved];
  if (redirect) return { status: 301, location: redirect, cause: 'ledger' };
  if (findFolded(routes.gone, meant) !== undefined) return { status: 410 };
  const legacy = resolveLegacy(routes, meant.toLowerCase());
  if (legacy !== undefined) return { status: 301, location: legacy, cause: 'legacy' };
  return { status: 404 };
}

/** The ledger check asks for every address; deriving the maps for each one would take quadratic time. */
const derived = new WeakMap<readonly LedgerEntry[], RetiredAddresses>();

function retiredOf(ledger: readonly LedgerEntry[]): RetiredAddresses {
  const known = derived.get(ledger) ?? deriveRetired(ledger);
  derived.set(ledger, known);
  return known;
}
