/** The URL ledger: every address ever published, and what became of those that no page answers any more. Read from content/urls.yaml. */

/** An address that a page, or an old ending of addresses (`legacySlugs`), still answers. */
export interface PublishedAddress {
  /** With the language's prefix, without a slash at the end: `/de/kira-takip`. */
  readonly pathname: string;
  /** Day of the first release that had it, YYYY-MM-DD. */
  readonly since: string;
}

/** An address that answers 301. */
export interface MovedAddress extends PublishedAddress {
  /** Canonical pathname of the page that answers instead. */
  readonly redirect: string;
}

/** An address that answers 410, because nothing has taken its page's place. */
export interface GoneAddress extends PublishedAddress {
  /** Why, in a sentence for reviewers; visitors do not see it. */
  readonly gone: string;
}

/** A part of a page that an address names behind its #. Servers never see it; the rule part-lost looks after it. */
export interface PublishedPart {
  /** Of the page in the source language; the id is the same in all languages. */
  readonly pathname: string;
  readonly id: string;
  /** Day of the first release that had it, YYYY-MM-DD. */
  readonly since: string;
  /** Id of the part of the same page that has taken its place. */
  readonly redirect?: string | undefined;
  /** Why nothing has taken its place, in a sentence for reviewers; its address shows the top of the page. */
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

/** What a server has to know of the ledger beside the files. */
export interface RetiredAddresses {
  /** Target by pathname; answers 301. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Pathnames that answer 410. */
  readonly gone: readonly string[];
}

/** Where the entries that no page answers lead, for the error page of a host that only has files; undefined when there are none. */
export function retiredTargets(ledger: readonly LedgerEntry[]): Readonly<Record<string, string>> | undefined {
  const { redirects, gone } = deriveRetired(ledger);
  const targets = { ...redirects, ...Object.fromEntries(gone.map((pathname) => [pathname, ''])) };
  return Object.keys(targets).length > 0 ? targets : undefined;
}

/** The entries that no page answers, in the form for servers; the ledger's order is kept. */
export function deriveRetired(ledger: readonly LedgerEntry[]): RetiredAddresses {
  return {
    redirects: Object.fromEntries(ledger.filter(isMoved).map(({ pathname, redirect }) => [pathname, redirect])),
    gone: ledger.filter(isGone).map(({ pathname }) => pathname),
  };
}
