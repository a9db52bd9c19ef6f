/**
 * Derives the view of addresses: the ledger with the state of each entry after the next build, old endings, and the built site's answer to
 * an address that a person tries.
 */
import { DESK_WORDS, type DeskWords } from '../../../src/messages/desk.ts';
import { answerOf } from '../../../src/model/answer.ts';
import { type AddressesData, type AddressKind, type AddressRow, DESK_LIST_LIMIT, type TriedAddress } from '../../../src/model/deskViews.ts';
import { compareText } from '../../../src/model/issue.ts';
import { isGone, isMoved, type LedgerEntry } from '../../../src/model/ledger.ts';
import { endingTargets } from '../../../src/model/legacyRedirect.ts';
import { findByPathname, type Manifest } from '../../../src/model/manifest.ts';
import { isNear } from '../../content/nearestName.ts';
import type { Ledger } from '../../content/registers/ledger.ts';
import { publicationOf } from '../published.ts';
import { type DeskQuery, type DeskSource, matches } from './source.ts';

/** `try` is the address to try; `kind`, `locale` and the words `q` filter the list. */
export function deriveAddresses(source: DeskSource, query: DeskQuery): AddressesData {
  const { content } = source;
  const { manifest } = publicationOf(source);
  const words = DESK_WORDS[source.language].addresses;
  const rows = deriveRows(manifest, words);
  const localeOf = (pathname: string) => manifest.site.locales.find(({ code }) => pathname.split('/')[1] === code)?.code;
  const found = rows.filter(
    ({ kind, pathname, says }) =>
      (!query.kind || kind === query.kind) &&
      (!query.locale || (localeOf(pathname) ?? manifest.site.defaultLocale) === query.locale) &&
      matches(query.q, pathname, says),
  );
  const count = (kind: AddressKind) => rows.filter((row) => row.kind === kind).length;
  return {
    view: 'addresses',
    tried: query.try ? tryAddress(manifest, content.ledger, query.try, words) : undefined,
    counts: {
      page: count('page'),
      alias: count('alias'),
      legacy: count('legacy'),
      moved: count('moved'),
      gone: count('gone'),
      lost: count('lost'),
    },
    endings: [...endingTargets(manifest)].map(([ending, target]) => ({ ending, target })),
    // Only shown entries are looked up in the file, because a ledger may be long.
    rows: found
      .slice(0, DESK_LIST_LIMIT)
      .map((row) => (row.since ? { ...row, position: content.ledger?.yaml.positionOfKey([], row.pathname) } : row)),
    total: found.length,
  };
}

/** Accepts a full URL; host and query are ignored. */
function tryAddress(manifest: Manifest, ledger: Ledger | undefined, typed: string, words: Words): TriedAddress {
  const pathname = pathnameOf(typed);
  const answer = answerOf(manifest, pathname);
  const entry = manifest.ledger.find((candidate) => candidate.pathname === (pathname.replace(/\/+$/, '') || '/'));
  const position = entry && ledger?.yaml.positionOfKey([], entry.pathname);
  if (answer.status === 200) {
    const isAlias = answer.page.pathname !== pathname;
    const says = words.thePage(answer.page.title, isAlias ? answer.page.pathname : '');
    return { pathname, status: 200, says, target: answer.page.pathname, position };
  }
  if ('location' in answer) {
    const says = answer.status === 302 ? words.absent : words[answer.cause === 'ledger' ? 'moved' : answer.cause];
    return { pathname, status: answer.status, says, target: answer.location, position };
  }
  if (answer.status === 410) return { pathname, status: 410, says: words.gone(entry && isGone(entry) ? entry.gone : ''), position };
  const near = nearest(manifest, pathname);
  return { pathname, status: 404, says: words.nothing(near ?? ''), target: near };
}

type Words = DeskWords['addresses'];

function pathnameOf(typed: string): string {
  const path = typed.trim().replace(/^[a-z]+:\/\/[^/]*/i, '');
  const { pathname } = new URL(`/${path.replace(/^\/+/, '')}`, 'http://localhost');
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function nearest(manifest: Manifest, pathname: string): string | undefined {
  return manifest.pages.map((page) => page.pathname).find((candidate) => candidate.length > 4 && isNear(pathname, candidate));
}

function deriveRows(manifest: Manifest, words: Words): AddressRow[] {
  const known = new Set(manifest.ledger.map(({ pathname }) => pathname));
  const fresh = manifest.pages
    .flatMap(({ pathname, aliases }) => [pathname, ...aliases])
    .filter((pathname) => !known.has(pathname))
    .map((pathname): AddressRow => ({ pathname, ...describe(manifest, { pathname, since: '' }, words), since: undefined }));
  const entries = manifest.ledger.map(
    (entry): AddressRow => ({
      pathname: entry.pathname,
      ...describe(manifest, entry, words),
      since: entry.since,
    }),
  );
  return [...entries, ...fresh].sort((a, b) => compareText(a.pathname, b.pathname));
}

function describe(manifest: Manifest, entry: LedgerEntry, words: Words): Pick<AddressRow, 'kind' | 'says'> {
  if (isMoved(entry)) return { kind: 'moved', says: entry.redirect };
  if (isGone(entry)) return { kind: 'gone', says: entry.gone };
  const page = findByPathname(manifest, entry.pathname);
  if (page) return page.pathname === entry.pathname ? { kind: 'page', says: page.title } : { kind: 'alias', says: page.pathname };
  const answer = answerOf(manifest, entry.pathname);
  if ('location' in answer) return { kind: 'legacy', says: answer.location };
  return { kind: 'lost', says: words.nothingMore };
}
