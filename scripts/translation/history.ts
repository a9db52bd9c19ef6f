/** Reads from Git the source texts from which translations were made. Without Git, or in a shallow clone, it finds nothing. */
import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '../../src/model/page.ts';
import { analyzePage } from '../content/analyze.ts';
import type { Content } from '../content/load.ts';
import { createMdxReader, type MdxReader } from '../content/mdx/compile.ts';
import { makeSourceFile } from '../content/read.ts';
import type { Cache } from '../core/cache.ts';
import { gitEnvironment } from '../core/git.ts';
import { deriveParts, type Part } from './parts.ts';
import { partsOf } from './translation.ts';

const run = promisify(execFile);
const MAX_BUFFER = 64 * 1024 * 1024;

/** Maximum number of old versions to search for one page, newest first; older versions take longer to search than they help. */
const VERSIONS_AT_MOST = 200;

/** Earlier words, by hash, of all parts whose recorded hash matches no present part of the source. */
export async function readEarlierParts(content: Content, cache?: Cache): Promise<Map<string, Part>> {
  const reader = createMdxReader();
  const found = new Map<string, Part>();
  for (const page of content.pages) {
    if (page.localeCode !== content.site.defaultLocale) continue;
    const wanted = wantedHashes(content, page);
    if (wanted.size === 0) continue;
    for (const blob of await listVersions(content, page)) {
      if (wanted.size === 0) break;
      for (const part of await readVersion(content, page, blob, reader, cache)) if (wanted.delete(part.hash)) found.set(part.hash, part);
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

/** Git's object names of the file's earlier texts, newest first, including those from before the page was moved. */
async function listVersions(content: Content, page: Page): Promise<string[]> {
  const path = content.fileOf.get(page)?.file.absolutePath;
  if (!path) return [];
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
  return [...new Set(blobs)].filter((blob) => !/^0+$/.test(blob));
}

async function readVersion(content: Content, page: Page, blob: string, reader: MdxReader, cache: Cache | undefined): Promise<Part[]> {
  const path = content.fileOf.get(page)?.file.absolutePath ?? '';
  const text = await git(dirname(path), ['cat-file', 'blob', blob]);
  if (text === undefined) return [];
  const file = makeSourceFile({ ...page, absolutePath: path }, text.replaceAll('\r\n', '\n').normalize('NFC'));
  // Issues of an old version are irrelevant today.
  const { parsed, outline } = await analyzePage(file, { mdx: reader, sourceLocale: page.localeCode, cache, compile: false });
  return parsed && outline ? deriveParts({ frontmatter: parsed.local, outline, filePath: page.filePath }) : [];
}

/** Undefined when Git is missing, does not know the folder, or fails. */
async function git(cwd: string, parameters: readonly string[]): Promise<string | undefined> {
  try {
    return (await run('git', [...parameters], { cwd, env: gitEnvironment(), maxBuffer: MAX_BUFFER })).stdout;
  } catch {
    return undefined;
  }
}
