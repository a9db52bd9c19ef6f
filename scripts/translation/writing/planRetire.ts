/** Plans the changes of the remaining content when a page is removed. Pure; scripts/rules/writing/retirePage.ts carries the plan out. */
import type { Answer } from '../../../src/messages/answers.ts';
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { isGone, isMoved, type LedgerEntry } from '../../../src/model/ledger.ts';
import { resolveLegacy } from '../../../src/model/legacyRedirect.ts';
import { deriveManifest, findByPathname, type Manifest, type PageEntry } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import { parsePathname } from '../../../src/model/pathname.ts';
import type { Content } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { LEDGER_NAME, parseLedger } from '../../content/registers/ledger.ts';
import { replaceEntries } from '../ledger/edit.ts';
import { editRegister } from './planRename.ts';
import { type TurnedLinks, turnLinks } from './turnLinks.ts';

export interface RetireRequest {
  readonly pageId: string;
  /** Id or any address of the page to redirect to; undefined: none, the addresses answer 410. */
  readonly to: string | undefined;
  /** Why there is no redirect, for reviewers. */
  readonly reason: string;
}

export interface RetirePlan {
  /** Relative to the content folder. */
  readonly folder: string;
  /** Files of all languages in the folder, as reports name them. */
  readonly filePaths: readonly string[];
  /** The ledger's new text. */
  readonly ledger: string;
  /** Changed entries. */
  readonly entries: readonly LedgerEntry[];
  /** What named the page and names its successor now; empty without a successor. */
  readonly turned: TurnedLinks;
}

/** Why the page cannot be removed: a sentence, or the findings that its removal would cause. */
export type RetireProblem = { readonly problem: Answer; readonly issues?: readonly Issue[] };

/** Finds structural errors of the content; a parameter, because the rules are in a higher room. */
type FindStructure = (content: Content) => readonly Issue[];

/** `registers` are the texts of the YAML files at the top of the content folder, by name. */
export function planRetire(
  content: Content,
  registers: ReadonlyMap<string, string>,
  request: RetireRequest,
  findStructure: FindStructure,
): RetirePlan | RetireProblem {
  const { files, pages, site } = content;
  const own = files.filter((file) => file.pageId === request.pageId);
  const [first] = own;
  const page = request.pageId;
  if (!first) {
    const near = nearestName(page, [...new Set(files.map(({ pageId }) => pageId))]);
    return { problem: (words) => words.noPage({ page, near }) };
  }
  if (!content.ledger) return { problem: (words) => words.ledgerUnread({ file: `${CONTENT_LABEL}/${LEDGER_NAME}` }) };
  const { to = '' } = request;
  const target = request.to === undefined ? undefined : findTarget(content, to);
  if (target === 'none') return { problem: (words) => words.noTarget({ page: to, near: nearTarget(content, request) }) };
  if (target?.pageId === page) return { problem: (words) => words.ownTarget({ page: to }) };

  const turned = target ? turnLinks(content, registers, request.pageId, target.pageId) : NOTHING_TURNED;
  const naming = findNaming(new Map([...registers, ...turned.registers]), first.area, request.pageId);
  const entries = content.ledger.entries
    .filter(
      belongsTo(
        content,
        pages.filter(({ pageId }) => pageId === request.pageId),
      ),
    )
    .map(({ pathname, since }): LedgerEntry => {
      if (!target) return { pathname, since, gone: request.reason };
      const { localeCode } = parsePathname(site, pathname);
      // If the target has no translation, readers get the source language instead of an error page.
      const twin = target.alternates.find((alternate) => alternate.localeCode === localeCode) ?? target.alternates[0];
      return { pathname, since, redirect: twin?.pathname ?? target.pathname };
    });
  const ledger = replaceEntries(registers.get(LEDGER_NAME) ?? '', entries);
  const consequences = findConsequences(content, request.pageId, ledger, findStructure);
  const unknown = `There is no page "${request.pageId}".`;
  const isLink = ({ ruleId, message }: Issue) => ruleId === 'page-unknown' && message.startsWith(unknown);
  // Links to the page are turned to its successor; without one, they are the writer's to take out.
  const links = target ? [] : consequences.filter(isLink).map((issue) => ({ ...issue, ...says('page-unknown.going') }));
  const issues = [...naming, ...links, ...consequences.filter((issue) => !isLink(issue))];
  if (issues.length > 0) {
    const turn = { number: links.length, command: `npm run retire -- ${page} --to <page>` };
    const problem: Answer = (words) => [words.stillNeeded({ page }), ...(links.length > 0 ? [words.turnLinks(turn)] : [])].join('\n');
    return { problem, issues };
  }
  return {
    folder: `pages/${first.area}/${request.pageId}`,
    filePaths: own.map(({ filePath }) => filePath),
    ledger,
    entries,
    turned,
  };
}

const NOTHING_TURNED: TurnedLinks = { texts: new Map(), registers: new Map(), links: [], led: [], listed: [] };

/** A page by its id or by any of its addresses; `none` when no published page matches. */
function findTarget(content: Content, to: string): PageEntry | 'none' {
  const manifest = deriveManifest(content.site, content.pages, content.facts, { ledger: content.ledger?.entries });
  if (to.startsWith('/')) return findByPathname(manifest, to) ?? 'none';
  const twins = manifest.pages.filter(({ pageId }) => pageId === to);
  return twins.find(({ localeCode }) => localeCode === content.site.defaultLocale) ?? twins[0] ?? 'none';
}

function nearTarget({ pages }: Content, { to = '', pageId }: RetireRequest): string | undefined {
  const others = pages.filter((page) => page.pageId !== pageId && !page.frontmatter.draft);
  return nearestName(to, to.startsWith('/') ? others.map(({ pathname }) => pathname) : [...new Set(others.map((page) => page.pageId))]);
}

/** True for addresses that the page answers, old endings that redirect to it, and entries that redirect to it. */
function belongsTo(content: Content, own: readonly Page[]): (entry: LedgerEntry) => boolean {
  const addresses = new Set(own.flatMap((page) => [page.pathname, ...page.aliases]));
  const manifest = deriveManifest(content.site, content.pages, content.facts, { ledger: content.ledger?.entries });
  return (entry) => {
    if (isGone(entry)) return false;
    const answer = isMoved(entry) ? entry.redirect : locate(manifest, entry.pathname);
    return answer !== undefined && addresses.has(answer);
  };
}

/** The address of the page that answers, directly or after a redirect from an old ending. */
function locate(manifest: Manifest, pathname: string): string | undefined {
  return findByPathname(manifest, pathname) ? pathname : resolveLegacy(manifest, pathname);
}

/** Lines of data files that name the page: those that renaming it would change. */
function findNaming(registers: ReadonlyMap<string, string>, area: string, pageId: string): Issue[] {
  return [...registers].flatMap(([name, text]) => {
    if (name === LEDGER_NAME) return [];
    const renamed = editRegister(name, text, area, pageId, 'x').split('\n');
    return text.split('\n').flatMap((line, index) => {
      if (line === renamed[index]) return [];
      const position = { filePath: `${CONTENT_LABEL}/${name}`, line: index + 1, column: Math.max(line.indexOf(pageId), 0) + 1 };
      return [{ ruleId: 'page-unknown', severity: 'error' as const, ...position, ...says('page-unknown.register', { id: pageId }) }];
    });
  });
}

/** Errors that the content has only without the page: broken links, a missing home page … */
function findConsequences(content: Content, pageId: string, ledger: string, findStructure: FindStructure): Issue[] {
  const isOther = (one: { readonly pageId: string }) => one.pageId !== pageId;
  const issues: Issue[] = [];
  const without: Content = {
    ...content,
    files: content.files.filter(isOther),
    pages: content.pages.filter(isOther),
    pageIds: new Set([...content.pageIds].filter((id) => id !== pageId)),
    records: new Map([...content.records].filter(([id]) => id !== pageId)),
    ledger: parseLedger(ledger, issues),
  };
  // A suggestion may name the page.
  const keyOf = ({ ruleId, filePath, message }: Issue) => [ruleId, filePath, message.replace(/ Did you mean .*/, '')].join('\n');
  const before = new Set(findStructure(content).map(keyOf));
  return [...issues, ...findStructure(without)].filter((issue) => issue.severity === 'error' && !before.has(keyOf(issue)));
}
