/** Reads from Git the source texts from which translations were made. Without Git, or in a shallow clone, it finds nothing. */
import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '../../src/model/page.ts';
import { analyzePage } from '../content/analyze.ts';
import type { Content } from '../content/load.ts';
import { createMdxReader } from '../content/mdx/compile.ts';
import { deriveParts, type Part } from '../content/pages/parts.ts';
import { hashPage } from '../content/pages/passages.ts';
import { makeSourceFile, type SourceFile } from '../content/read.ts';
import type { Cache } from '../core/cache.ts';
import { gitEnvironment } from '../core/git.ts';
import { partsOf } from './ownParts.ts';

const run = promisify(execFile);
const MAX_BUFFER = 64 * 1024 * 1024;

/** Maximum number of old versions to search for one file, newest first; older versions take longer to search than they help. */
const VERSIONS_AT_MOST = 200;

/** Earlier words, by hash, of all parts whose recorded hash matches no present part of the source. */
export async function readEarlierParts(content: Content, cache?: Cache): Promise<Map<string, Part>> {
  const reader = { mdx: createMdxReader(), sourceLocale: content.site.defaultLocale, cache, compile: false };
  const found = new Map<string, Part>();
  for (const page of content.pages) {
    if (page.localeCode !== content.site.defaultLocale) continue;
    const wanted = wantedHashes(content, page);
    if (wanted.size === 0) continue;
    for await (const file of listEarlierFiles(content, page)) {
      // Issues of an old version are irrelevant today.
      const { parsed, outline } = await analyzePage(file, reader);
      const parts = parsed && outline ? deriveParts({ frontmatter: parsed.local, outline, filePath: page.filePath }) : [];
      for (const part of parts) if (wanted.delete(part.hash)) found.set(part.hash, part);
      if (wanted.size === 0) break;
    }
  }
  return found;
}

function wantedHashes(content: Content, page: Page): Set<string> {
  const record = content.records.get(page.pageId);
  const present = new Set(partsOf(page).map(({ hash }) => hash));
  const recorded = Object.values(record?.translations ?? {}).flatMap((parts) => Object.values(parts).map(({ source }) => source));
  return new Set(recorded.filter((hash) => !present.has(hash)));
}

/**
 * The page's earlier texts with the present passages, newest first; then its present text with each earlier text of its passages. A part in
 * which both have changed is listed without its words.
 */
async function* listEarlierFiles(content: Content, page: Page): AsyncGenerator<SourceFile> {
  const file = content.fileOf.get(page)?.file;
  if (!file) return;
  for await (const text of listVersions(file.absolutePath)) yield makeSourceFile(file, text, content.passages);
  for (const [id, passage] of file.passages) {
    for await (const text of listVersions(passage.absolutePath)) {
      const passages = new Map([...file.passages, [id, { ...passage, text }]]);
      yield { ...file, passages, hash: hashPage(file.text, passages) };
    }
  }
}

/** A file's earlier texts, newest first, including those from before it was moved. */
async function* listVersions(path: string): AsyncGenerator<string> {
  const log = await git(dirname(path), [
    'log',
    '--follow',
    '--raw',
    '--no-abbrev',
    '--format=',
    `-n${VERSIONS_AT_MOST}`,
    '--',
    basename(path),
  ]);
  const blobs = [...(log ?? '').matchAll(/^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /gm)].flatMap(([, before = '', after = '']) => [after, before]);
  for (const blob of new Set(blobs)) {
    if (/^0+$/.test(blob)) continue;
    const text = await git(dirname(path), ['cat-file', 'blob', blob]);
    if (text !== undefined) yield text.replaceAll('\r\n', '\n').normalize('NFC');
  }
}

/** Undefined when Git is missing, does not know the folder, or fails. */
async function git(cwd: string, parameters: readonly string[]): Promise<string | undefined> {
  try {
    return (await run('git', [...parameters], { cwd, env: gitEnvironment(), maxBuffer: MAX_BUFFER })).stdout;
  } catch {
    return undefined;
  }
}
