/** Writes the new addresses of a release, of pages and of their parts, into the URL ledger. Neighbour: scripts/cli/release.ts. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublishedAddress, partAddress } from '../../../src/model/ledger.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { LEDGER_NAME } from '../../content/registers/ledger.ts';
import type { Config } from '../../core/config.ts';
import { counted } from '../../core/counted.ts';
import { formatReport } from '../../core/report.ts';
import { listAddresses, listParts } from '../../translation/ledger/addresses.ts';
import { addEntries, formatEntry } from '../../translation/ledger/edit.ts';
import { derivePublication, formatPublication } from '../../translation/publication.ts';
import { runRules } from '../runRules.ts';

export interface Release {
  /** False when the content has errors; nothing is written then. */
  readonly ok: boolean;
  /** New addresses, in the order of the ledger. */
  readonly added: readonly string[];
  /** What to print. */
  readonly text: string;
}

/** Checks the content first, as the build does: a release that would lose an address is refused, and what the build withholds gets no address. `today` is the day of the release, YYYY-MM-DD. */
export async function release(config: Pick<Config, 'root' | 'cacheDir' | 'contentDir' | 'checkTexts'>, today: string): Promise<Release> {
  const cache = openContentCache(config);
  const { content, issues: readingIssues } = await loadContent({ contentDir: config.contentDir, cache });
  const issues = [...readingIssues, ...(content ? await runRules(content, { texts: config.checkTexts }) : [])];
  const publication = content && derivePublication(content, issues);
  if (!content?.ledger || !publication || publication.stopping.length > 0) {
    return { ok: false, added: [], text: `${formatReport(issues, 'text')}Nothing is released until these are fixed.\n` };
  }
  const { site, ledger } = content;
  const known = new Set([...ledger.entries.map(({ pathname }) => pathname), ...ledger.parts.map(partAddress)]);
  const parts = listParts(content);
  const added = [...listAddresses(publication.manifest), ...parts.addresses].filter((address) => !known.has(address));
  const entries = added.map((pathname) => ({ pathname, since: today }));
  const path = join(config.contentDir, LEDGER_NAME);
  if (entries.length > 0) await writeFile(path, addEntries(await readFile(path, 'utf8'), entries, site));
  const drafts = content.pages
    .filter((page) => page.frontmatter.draft)
    .map((page) => `  ${page.filePath} is a draft and stays unpublished.`);
  const unnamed =
    parts.unnamed === 0
      ? []
      : [`  ${parts.unnamed} parts of pages have no id yet: npm run check -- --fix writes them, and the next release records them.`];
  const lists = [
    ...listNews(
      'new address',
      'new addresses',
      entries.filter(({ pathname }) => !pathname.includes('#')),
    ),
    ...listNews(
      'new id of a part',
      'new ids of parts',
      entries.filter(({ pathname }) => pathname.includes('#')),
    ),
  ];
  const news = lists.length === 0 ? ['No new address: the ledger is complete.'] : lists;
  const next =
    lists.length === 0 ? '' : `\nCommit ${CONTENT_LABEL}/${LEDGER_NAME} with the release; from now on each of these has to answer.`;
  return { ok: true, added, text: `${[...news, ...formatPublication(publication), ...drafts, ...unnamed].join('\n')}${next}\n` };
}

/** A headline and a line for each entry; empty if there are no entries. */
function listNews(one: string, more: string, entries: readonly PublishedAddress[]): string[] {
  if (entries.length === 0) return [];
  return [
    `${counted(entries.length, one, more)} in ${CONTENT_LABEL}/${LEDGER_NAME}:`,
    ...entries.map((entry) => `  ${formatEntry(entry)}`),
  ];
}
