/** Rule url-lost: a published address must always answer: with a page, with one redirect, or with the reason why it is gone. */
import { says } from '../../../src/messages/findings.ts';
import { answerOf } from '../../../src/model/answer.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { LedgerEntry } from '../../../src/model/ledger.ts';
import { deriveManifest } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import { parsePathname } from '../../../src/model/pathname.ts';
import type { Content } from '../../content/load.ts';
import { isNear } from '../../content/nearestName.ts';
import { groupBy } from '../../core/groupBy.ts';
import { error, type Rule } from '../rule.ts';

export const urlLost: Rule = { id: 'url-lost', check };

/** Maximum number of further addresses in a message; the others have the same ending and are easily found in the ledger. */
const NAMED = 3;

/** Skipped if a page cannot be read: that has its own error, and its addresses are not lost. */
function check(content: Content): Issue[] {
  const { ledger, isComplete } = content;
  if (!ledger || !isComplete) return [];
  const manifest = deriveManifest(content.site, content.pages, content.facts, { ledger: ledger.entries });
  const lost = ledger.entries.filter(({ pathname }) => answerOf(manifest, pathname).status === 404);
  // A renamed or removed page loses a dozen addresses in all languages at once, so there is one issue for all.
  return [...groupBy(lost, ({ pathname }) => endingOf(pathname))].map(([ending, entries]) => explain(content, ending, entries));
}

function explain(content: Content, ending: string, entries: readonly LedgerEntry[]): Issue {
  const ledger = content.ledger?.yaml;
  const [first, ...others] = entries;
  const { pathname = '', since = '' } = first ?? {};
  const position = ledger?.positionOfKey([], pathname) ?? { filePath: '', line: 1, column: 1 };
  const named = others.slice(0, NAMED).map((entry) => entry.pathname);
  const near = findNear(content, pathname, ending);
  const said = says('url-lost', {
    address: pathname,
    since,
    named: named.join(', '),
    more: others.length - named.length,
    near: near?.what,
    file: near?.file,
    ending,
  });
  const issue = error('url-lost', position, said, near && [near.position]);
  // The message names the first file only, but each of them is lost.
  const about = entries.flatMap((entry) => findNear(content, entry.pathname, ending)?.file ?? []);
  return { ...issue, about: [...new Set(about)] };
}

interface Near {
  readonly what: 'draft' | 'missing' | 'renamed';
  readonly position: Position;
  /** The file in question; it may be missing. */
  readonly file: string;
}

/** Finds the page that the address probably belonged to: a draft, a page that lost a language, or a renamed page. */
function findNear(content: Content, pathname: string, ending: string): Near | undefined {
  const { site, pages, fileOf, ledger } = content;
  const positionOfKey = (page: Page, key: string) =>
    fileOf.get(page)?.yaml.positionOfKey([], key) ?? { filePath: page.filePath, line: 1, column: 1 };
  const { localeCode, slug } = parsePathname(site, pathname);
  const addressesOf = (page: Page) => [page.pathname, ...page.aliases];

  const draft = pages.find((page) => page.frontmatter.draft && addressesOf(page).includes(pathname));
  if (draft) {
    const position = positionOfKey(draft, 'draft');
    return { what: 'draft', position, file: draft.filePath };
  }

  const earlier = pages.find((page) => addressesOf(page).some((own) => parsePathname(site, own).slug === slug && own !== pathname));
  if (earlier && earlier.localeCode !== localeCode) {
    const file = earlier.filePath.replace(/[^/]+$/, `${localeCode}.mdx`);
    const isThere = pages.some((page) => page.filePath === file);
    if (!isThere) return { what: 'missing', position: { filePath: earlier.filePath, line: 1, column: 1 }, file };
  }

  const published = new Set(ledger?.entries.map((entry) => entry.pathname));
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale && !page.frontmatter.draft);
  const renamed =
    sources.find((page) => page.aliases.some((alias) => endingOf(alias) === ending)) ??
    sources.find((page) => page.pageId === ending) ??
    sources.find((page) => !published.has(page.pathname) && isNear(ending, endingOf(page.pathname)));
  if (!renamed) return undefined;
  return {
    what: 'renamed',
    position: positionOfKey(renamed, renamed.frontmatter.legacySlugs.length > 0 ? 'legacySlugs' : 'slug'),
    file: renamed.filePath,
  };
}

function endingOf(pathname: string): string {
  return pathname.split('/').at(-1) ?? '';
}
