/** What the site answers at any pathname: the rule that the preview server, the ledger's proof and the writers' desk share. */
import { deriveRetired, type LedgerEntry, type RetiredAddresses } from './ledger.ts';
import { type LegacyRoutes, resolveLegacy } from './legacyRedirect.ts';
import { addressesOf, findByPathname, type Manifest, type PageEntry } from './manifest.ts';
import { findFolded, meantPathname } from './nearMiss.ts';

export type Answer = { readonly status: 200; readonly page: PageEntry } | MissingAnswer;

export type MissingAnswer =
  | {
      readonly status: 301;
      /** Pathname; a server adds the query. */
      readonly location: string;
      /** What sends the visitor on: another spelling of the address, an entry of the ledger, or an old ending (`legacySlugs`). */
      readonly cause: 'spelling' | 'ledger' | 'legacy';
    }
  | { readonly status: 410 }
  | { readonly status: 404 };

/** What a server has to know to answer where it has no file. */
export interface MissingRoutes extends RetiredAddresses, LegacyRoutes {}

/** Pages come first, whatever the spelling, so that one hop is enough. */
export function answerOf(manifest: Manifest, pathname: string): Answer {
  const page = findByPathname(manifest, pathname);
  if (page) return { status: 200, page };
  const meant = findFolded(addressesOf(manifest), meantPathname(manifest.site, pathname));
  if (meant !== undefined) return { status: 301, location: meant, cause: 'spelling' };
  return answerMissing({ ...manifest, ...retiredOf(manifest.ledger) }, pathname);
}

/** The answer to a decoded pathname that no page has, in any spelling (./nearMiss.ts): the ledger's word counts before old endings. */
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

/** The ledger's proof asks for each of its addresses; deriving the maps each time would take quadratic time. */
const derived = new WeakMap<readonly LedgerEntry[], RetiredAddresses>();

function retiredOf(ledger: readonly LedgerEntry[]): RetiredAddresses {
  const known = derived.get(ledger) ?? deriveRetired(ledger);
  derived.set(ledger, known);
  return known;
}
