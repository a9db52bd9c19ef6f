/** `npm run release`: writes the addresses that this release publishes for the first time into the URL ledger, and says which. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deriveManifest } from '../src/model/manifest.ts';
import { type Config, readConfig } from './config.ts';
import { openCache } from './content/cache.ts';
import { checkAsked } from './content/checkAsked.ts';
import { CONTENT_CODE } from './content/code.ts';
import { LEDGER_NAME } from './content/ledger.ts';
import { loadContent } from './content/load.ts';
import { CONTENT_LABEL } from './content/read.ts';
import { formatReport } from './content/report.ts';
import { listAddresses } from './ledger/addresses.ts';
import { addEntries, formatEntry } from './ledger/edit.ts';

export interface Release {
  /** False when the content has errors; then nothing is written. */
  readonly ok: boolean;
  /** New addresses, in the ledger's order. */
  readonly added: readonly string[];
  /** What to print. */
  readonly text: string;
}

/** Checks everything first: a release that would lose an address is refused. `today` is the day of the release, YYYY-MM-DD. */
export async function release(config: Pick<Config, 'root' | 'cacheDir' | 'contentDir' | 'checkTexts'>, today: string): Promise<Release> {
  const cache = openCache(config, 'content', CONTENT_CODE);
  const { content, issues: readingIssues } = await loadContent({ contentDir: config.contentDir, cache });
  const issues = [...readingIssues, ...(content ? await checkAsked(content, { texts: config.checkTexts }) : [])];
  if (!content?.ledger || issues.some(({ severity }) => severity === 'error')) {
    return { ok: false, added: [], text: `${formatReport(issues, 'text')}Nothing is released until these are mended.\n` };
  }
  const { site, ledger } = content;
  const known = new Set(ledger.entries.map(({ pathname }) => pathname));
  const added = listAddresses(deriveManifest(site, content.pages, content.facts, { ledger: ledger.entries })).filter(
    (pathname) => !known.has(pathname),
  );
  const entries = added.map((pathname) => ({ pathname, since: today }));
  const path = join(config.contentDir, LEDGER_NAME);
  if (entries.length > 0) await writeFile(path, addEntries(await readFile(path, 'utf8'), entries, site));
  const drafts = content.pages
    .filter((page) => page.frontmatter.draft)
    .map((page) => `  ${page.filePath} is a draft and stays unpublished.`);
  const news =
    added.length === 0
      ? 'No new address: the ledger is complete.'
      : `${added.length} new ${added.length === 1 ? 'address' : 'addresses'} in ${CONTENT_LABEL}/${LEDGER_NAME}:\n${entries.map((entry) => `  ${formatEntry(entry)}`).join('\n')}`;
  const next =
    added.length === 0 ? '' : `\nCommit ${CONTENT_LABEL}/${LEDGER_NAME} with the release; from now on each of these has to answer.`;
  return { ok: true, added, text: `${[news, ...drafts].join('\n')}${next}\n` };
}

/** The day where the release is made, YYYY-MM-DD. */
export function todayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function main(): Promise<void> {
  const { ok, text } = await release(readConfig(), todayOf(new Date()));
  process.stdout.write(text);
  if (!ok) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
