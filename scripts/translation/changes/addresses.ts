/** Compares how addresses answer before and after a change: new, lost and redirected ones. */

import { type Answer, answerOf } from '../../../src/model/answer.ts';
import { compareText } from '../../../src/model/issue.ts';
import { endingTargets } from '../../../src/model/legacyRedirect.ts';
import { findByPathname, type Manifest } from '../../../src/model/manifest.ts';

export interface AddressChange extends AnswerChange {
  /** The page to which the address leads, or led; undefined for an address of no page. */
  readonly pageId?: string | undefined;
}

interface AnswerChange {
  /**
   * `lost`: answers "not found" now; `gone`: the ledger marks it as gone, with a reason. `redirected`: redirects elsewhere now. `moved`:
   * still answers, but the page's canonical address is another one.
   */
  readonly kind: 'added' | 'lost' | 'gone' | 'redirected' | 'moved' | 'redirect-added' | 'redirect-lost' | 'redirect-changed';
  /** A pathname, or for old endings `…/slug` and `/de/…/slug`. */
  readonly address: string;
  /** The present target of the redirect. */
  readonly target?: string | undefined;
  /** True if the redirect is temporary (302), because the page is missing in the address's language today. */
  readonly isTemporary?: true;
  /** The former target, if it differs. */
  readonly formerTarget?: string | undefined;
}

/** Sorted: lost addresses come first. */
export function compareAddresses(before: Manifest, after: Manifest): AddressChange[] {
  const asked = new Set([...pathnamesOf(before), ...pathnamesOf(after)]);
  const changes = [...asked].flatMap((address) => compareAnswers(address, answerOf(before, address), answerOf(after, address)));
  const all = [...changes, ...compareLegacy(before, after)];
  return all
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || compareText(a.address, b.address))
    .map((change) => ({ ...change, pageId: pageIdOf(change, before, after) }));
}

function pageIdOf({ address, target, formerTarget }: AnswerChange, before: Manifest, after: Manifest): string | undefined {
  const page = findByPathname(after, target ?? address) ?? findByPathname(before, formerTarget ?? address);
  return page?.pageId;
}

const ORDER: readonly AnswerChange['kind'][] = [
  'lost',
  'redirect-lost',
  'gone',
  'redirected',
  'redirect-changed',
  'moved',
  'added',
  'redirect-added',
];

/** Compares two answers: a page, a redirect's target, `gone`, or nothing. */
function compareAnswers(address: string, old: Answer, own: Answer): AnswerChange[] {
  if (own.status === 200) {
    if (old.status !== 200) return [{ kind: 'added', address }];
    const isOwnNoMore = old.page.pathname === address && own.page.pathname !== address;
    return isOwnNoMore ? [{ kind: 'moved', address, target: own.page.pathname }] : [];
  }
  const formerTarget = 'location' in old ? old.location : undefined;
  const isOldEnding = 'cause' in old && old.cause === 'legacy';
  if ('location' in own) {
    const target = { address, target: own.location, ...(own.status === 302 && { isTemporary: true as const }) };
    if (old.status === 200) return [{ kind: 'redirected', ...target }];
    // Redirects from old endings are reported once for all their addresses.
    if (own.cause === 'legacy' || formerTarget === own.location) return [];
    return [formerTarget === undefined ? { kind: 'redirect-added', ...target } : { kind: 'redirect-changed', ...target, formerTarget }];
  }
  if (old.status !== 200 && (formerTarget === undefined || isOldEnding)) return [];
  if (own.status === 410) return [{ kind: 'gone', address, formerTarget }];
  return [formerTarget === undefined ? { kind: 'lost', address } : { kind: 'redirect-lost', address, formerTarget }];
}

/** Compares old endings, which apply at any depth. */
function compareLegacy(before: Manifest, after: Manifest): AnswerChange[] {
  const [old, own] = [endingTargets(before), endingTargets(after)];
  return [...new Set([...old.keys(), ...own.keys()])].flatMap((address): AnswerChange[] => {
    const [formerTarget, target] = [old.get(address), own.get(address)];
    if (formerTarget === undefined) return [{ kind: 'redirect-added', address, target }];
    if (target === undefined) return [{ kind: 'redirect-lost', address, formerTarget }];
    return target === formerTarget ? [] : [{ kind: 'redirect-changed', address, target, formerTarget }];
  });
}

/** Addresses of the pages and those in the ledger. */
function pathnamesOf({ pages, ledger }: Manifest): string[] {
  return [...pages.flatMap((page) => [page.pathname, ...page.aliases]), ...ledger.map(({ pathname }) => pathname)];
}
