/** The URL ledger: every address that was ever published, and what happened to those without a page. Read from content/urls.yaml. */

/** An address that still leads to a page, as its own address or by an old ending (`legacySlugs`). */
export interface PublishedAddress {
  /** With the locale prefix, without a trailing slash: `/de/kira-takip`. */
  readonly pathname: string;
  /** Day of the first release with this address, YYYY-MM-DD. */
  readonly since: string;
}

/** An address that answers 301. */
export interface MovedAddress extends PublishedAddress {
  /** Canonical pathname of the target page. */
  readonly redirect: string;
}

/** An address that answers 410, because no other page replaces its page. */
export interface GoneAddress extends PublishedAddress {
  /** The reason, in a sentence for reviewers; visitors do not see it. */
  readonly gone: string;
}

/** A part of a page with an address of its own (its id after the #). Servers never receive the id, so the rule part-lost checks it. */
export interface PublishedPart {
  /** Pathname of the page in the source language; the id is the same in all languages. */
  readonly pathname: string;
  readonly id: string;
  /** Day of the first release with this address, YYYY-MM-DD. */
  readonly since: string;
  /** Id of the part of the same page that replaces it. */
  readonly redirect?: string | undefined;
  /** Why there is no replacement, in a sentence for reviewers; the address then shows the top of the page. */
  readonly gone?: string | undefined;
}

export type LedgerEntry = PublishedAddress | MovedAddress | GoneAddress;

export function isMoved(entry: LedgerEntry): entry is MovedAddress {
  return 'redirect' in entry;
}

export function isGone(entry: LedgerEntry): entry is GoneAddress {
  return 'gone' in entry;
}

/** The address of a part: `/reddi-miras#sureler`. */
export function partAddress({ pathname, id }: Pick<PublishedPart, 'pathname' | 'id'>): string {
  return `${pathname}#${id}`;
}

/** The part of the ledger that a server needs beside the files. */
export interface RetiredAddresses {
  /** Target by pathname; answers 301. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Pathnames that answer 410. */
  readonly gone: readonly string[];
}

/** Targets of retired addresses by pathname, for the error page on a host that only serves files; undefined if there are none. */
export function retiredTargets(ledger: readonly LedgerEntry[]): Readonly<Record<string, string>> | undefined {
  const { redirects, gone } = deriveRetired(ledger);
  const targets = { ...redirects, ...Object.fromEntries(gone.map((pathname) => [pathname, ''])) };
  return Object.keys(targets).length > 0 ? targets : undefined;
}

/** The retired entries in the form for servers, in the order of the ledger. */
export function deriveRetired(ledger: readonly LedgerEntry[]): RetiredAddresses {
  return {
    redirects: Object.fromEntries(ledger.filter(isMoved).map(({ pathname, redirect }) => [pathname, redirect])),
    gone: ledger.filter(isGone).map(({ pathname }) => pathname),
  };
}
