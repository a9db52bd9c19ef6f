/** What the site answers at any pathname: the rule that the preview server, the ledger's proof and the writers' desk share. */
import { deriveRetired, type LedgerEntry, type RetiredAddresses } from './ledger.ts';
import { type LegacyRoutes, resolveLegacy } from './legacyRedirect.ts';
import { findByPathname, type Manifest, type PageEntry } from './manifest.ts';

export type Answer = { readonly status: 200; readonly page: PageEntry } | MissingAnswer;

export type MissingAnswer =
  | {
      readonly status: 301;
      /** Pathname; a server adds the query. */
      readonly location: string;
      /** What sends the visitor on: a slash at the end, an entry of the ledger, or an old ending (`legacySlugs`). */
      readonly cause: 'slash' | 'ledger' | 'legacy';
    }
  | { readonly status: 410 }
  | { readonly status: 404 };

/** What a server has to know to answer where it has no file. */
export interface MissingRoutes extends RetiredAddresses, LegacyRoutes {}

/** Pages come first; a slash at the end is taken off on the way, so that one hop is enough. */
export function answerOf(manifest: Manifest, pathname: string): Answer {
  const bare = withoutSlash(pathname);
  const page = findByPathname(manifest, bare);
  if (!page) return answerMissing({ ...manifest, ...retiredOf(manifest.ledger) }, pathname);
  return bare === pathname ? { status: 200, page } : { status: 301, location: bare, cause: 'slash' };
}

/** The answer to a pathname that no page has, with or without a slash at the end: the ledger's word counts before old endings. */
export function answerMissing(routes: MissingRoutes, pathname: string): MissingAnswer {
  const bare = withoutSlash(pathname);
  const redirect = routes.redirects[bare];
  if (redirect !== undefined) return { status: 301, location: redirect, cause: 'ledger' };
  if (routes.gone.includes(bare)) return { status: 410 };
  const legacy = resolveLegacy(routes, bare);
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

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
