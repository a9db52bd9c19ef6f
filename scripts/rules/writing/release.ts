/** Writes the new addresses of a release, of pages and of their parts, into the URL ledger. Neighbour: scripts/cli/release.ts. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../src/messages/language.ts';
import { RELEASE_WORDS } from '../../../src/messages/release.ts';
import { type PublishedAddress, partAddress } from '../../../src/model/ledger.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { LEDGER_NAME } from '../../content/registers/ledger.ts';
import type { Config } from '../../core/config.ts';
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

/** Checks the content first, as the build does: a release that would lose an address is refused, and what the build withholds gets no address. `today` is the day of the release, YYYY-MM-DD. `isTrial`: says what would happen, and writes nothing. */
export async function release(
  config: Pick<Config, 'root' | 'cacheDir' | 'contentDir' | 'checkTexts'>,
  today: string,
  { language = 'en', isTrial = false }: { readonly language?: Language; readonly isTrial?: boolean } = {},
): Promise<Release> {
  const words = RELEASE_WORDS[language];
  const file = `${CONTENT_LABEL}/${LEDGER_NAME}`;
  const cache = openContentCache(config);
  const { content, issues: readingIssues } = await loadContent({ contentDir: config.contentDir, cache });
  const issues = [...readingIssues, ...(content ? await runRules(content, { texts: config.checkTexts }) : [])];
  const publication = content && derivePublication(content, issues);
  if (!content?.ledger || !publication || publication.stopping.length > 0) {
    return { ok: false, added: [], text: `${formatReport(issues, 'text', { language })}${words.stopped}\n` };
  }
  const { site, ledger } = content;
  const known = new Set([...ledger.entries.map(({ pathname }) => pathname), ...ledger.parts.map(partAddress)]);
  const parts = listParts(content);
  const added = [...listAddresses(publication.manifest), ...parts.addresses].filter((address) => !known.has(address));
  const entries = added.map((pathname) => ({ pathname, since: today }));
  const path = join(config.contentDir, LEDGER_NAME);
  if (entries.length > 0 && !isTrial) await writeFile(path, addEntries(await readFile(path, 'utf8'), entries, site));
  const drafts = content.pages.filter((page) => page.frontmatter.draft).map((page) => `  ${words.draft({ file: page.filePath })}`);
  const unnamed = parts.unnamed === 0 ? [] : [`  ${words.unnamed({ number: parts.unnamed })}`];
  const lists = [
    ...listNews(
      (number) => words.addresses({ number, file }),
      entries.filter(({ pathname }) => !pathname.includes('#')),
    ),
    ...listNews(
      (number) => words.parts({ number, file }),
      entries.filter(({ pathname }) => pathname.includes('#')),
    ),
  ];
  const news = lists.length === 0 ? [words.complete] : lists;
  const end = isTrial ? [words.trial] : lists.length === 0 ? [] : [words.next({ file })];
  const published = words.published({ number: publication.manifest.pages.length });
  return {
    ok: true,
    added,
    text: `${[published, ...news, ...formatPublication(publication, { language }), ...drafts, ...unnamed, ...end].join('\n')}\n`,
  };
}

/** A headline and a line for each entry; empty if there are no entries. */
function listNews(title: (number: number) => string, entries: readonly PublishedAddress[]): string[] {
  if (entries.length === 0) return [];
  return [title(entries.length), ...entries.map((entry) => `  ${formatEntry(entry)}`)];
}
