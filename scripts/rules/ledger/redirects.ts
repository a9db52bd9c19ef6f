/** Rules redirect-*: redirects in the ledger must lead to a page in one hop, and no entry may hide a page. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { isGone, isMoved, type LedgerEntry, type MovedAddress } from '../../../src/model/ledger.ts';
import { resolveLegacy } from '../../../src/model/legacyRedirect.ts';
import { deriveManifest, findByPathname, type Manifest } from '../../../src/model/manifest.ts';
import { foldCase, parsePathname } from '../../../src/model/pathname.ts';
import type { Content } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
import { error, type Rule, warning } from '../rule.ts';

export const redirects: Rule = { id: 'redirect-target', check };

function check(content: Content): Issue[] {
  const { ledger } = content;
  if (!ledger) return [];
  const manifest = deriveManifest(content.site, content.pages, content.facts, { ledger: ledger.entries });
  const targetOf = new Map(ledger.entries.filter(isMoved).map(({ pathname, redirect }) => [pathname, redirect]));
  return [
    ...checkShadows(content, ledger.entries),
    ...ledger.entries.filter(isMoved).flatMap((entry) => checkTarget(content, manifest, entry, targetOf)),
  ];
}

/** Finds entries whose address belongs to a page or to another entry, ignoring case. */
function checkShadows({ pages, ledger }: Content, entries: readonly LedgerEntry[]): Issue[] {
  const owners = new Map(
    pages.flatMap((page) => [page.pathname, ...page.aliases].map((pathname) => [foldCase(pathname), { pathname, page }])),
  );
  const seen = new Map<string, LedgerEntry>();
  const positionOf = (entry: LedgerEntry) => ledger?.yaml.positionOfKey([], entry.pathname) ?? { filePath: '', line: 1, column: 1 };
  return entries.flatMap((entry) => {
    const key = foldCase(entry.pathname);
    const owner = owners.get(key);
    const earlier = seen.get(key);
    seen.set(key, earlier ?? entry);
    if (earlier) {
      return [
        error('pathname-taken', positionOf(entry), says('pathname-taken.ledger', { own: entry.pathname, other: earlier.pathname }), [
          positionOf(earlier),
        ]),
      ];
    }
    if (!owner || !(isMoved(entry) || isGone(entry))) return [];
    return [
      error(
        'redirect-shadow',
        positionOf(entry),
        says('redirect-shadow', { own: entry.pathname, page: owner.pathname, isMoved: isMoved(entry), since: entry.since }),
        [{ filePath: owner.page.filePath, line: 1, column: 1 }],
      ),
    ];
  });
}

function checkTarget(content: Content, manifest: Manifest, entry: MovedAddress, targetOf: ReadonlyMap<string, string>): Issue[] {
  const yaml = content.ledger?.yaml;
  const position = yaml?.positionOf([entry.pathname, 'redirect']) ?? { filePath: '', line: 1, column: 1 };
  const way = follow(entry.pathname, targetOf);
  const last = way.at(-1) ?? entry.redirect;
  const stops = way.slice(0, -1).map((pathname) => yaml?.positionOf([pathname, 'redirect']) ?? position);
  if (last === entry.pathname) {
    // Every address in a loop would report it; only the one that comes first in the file does.
    if (way.some((pathname) => (yaml?.positionOf([pathname]).line ?? 0) < (yaml?.positionOf([entry.pathname]).line ?? 0))) return [];
    return [error('redirect-loop', position, says('redirect-loop', { way: [entry.pathname, ...way].join(' → ') }), stops)];
  }
  // This redirect leads into a loop of others, which is reported there.
  if (targetOf.has(last)) return [];
  const legacy = findByPathname(manifest, last) ? undefined : resolveLegacy(manifest, last);
  if (way.length > 1 || legacy !== undefined) {
    const whole = [entry.pathname, ...way, ...(legacy === undefined ? [] : [legacy])].join(' → ');
    return [error('redirect-chain', position, says('redirect-chain', { way: whole, end: legacy ?? last }), stops)];
  }
  const page = findByPathname(manifest, last);
  if (!page) {
    // A page that cannot be read has its own error.
    if (!content.isComplete) return [];
    const known = manifest.pages.map(({ pathname }) => pathname);
    return [error('redirect-target', position, says('redirect-target.lost', { address: last, near: nearestName(last, known) }))];
  }
  if (page.pathname !== last) {
    return [error('redirect-target', position, says('redirect-target.alias', { address: last, page: page.pathname }))];
  }
  const { localeCode } = parsePathname(content.site, entry.pathname);
  const own = page.alternates.find((alternate) => alternate.localeCode === localeCode);
  if (own && page.localeCode !== localeCode) {
    const said = says('redirect-target.language', { code: localeCode, address: last, own: own.pathname });
    return [warning('redirect-target', position, said)];
  }
  return [];
}

/** The redirects after an address, in order. Ends at a page, at an unknown address, or at the first repetition. */
function follow(pathname: string, targetOf: ReadonlyMap<string, string>): string[] {
  const way: string[] = [];
  for (let next = targetOf.get(pathname); next !== undefined; next = targetOf.get(next)) {
    const isRound = way.includes(next) || next === pathname;
    way.push(next);
    if (isRound) break;
  }
  return way;
}
