/** Adds missing ids to the parts of pages in the source language's files: `npm run check -- --fix`, `npm run new`, and a save on the desk. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { location } from 'vfile-location';
import type { Outline, Page } from '../../src/model/page.ts';
import { normalizeText } from '../content/decode.ts';
import { type Content, loadContent } from '../content/load.ts';
import type { ParsedFile } from '../content/pages/frontmatter.ts';
import { hasGuidance } from '../content/pages/guidance.ts';
import { assignIds, partsOf, positionOfPart, type WrittenPart } from '../content/pages/partIds.ts';
import { applyEdits, type Edit } from '../content/texts/edit.ts';
import { replaceUnchanged } from '../core/replaceUnchanged.ts';

/**
 * Returns the changed files, as paths in the folder. A file that somebody saves meanwhile stays as it is. `load` is for tests, which save a
 * file after it was read.
 */
export async function fixPartIds(contentDir: string, load = loadContent): Promise<readonly string[]> {
  const { content } = await load({ contentDir, texts: false });
  if (!content) return [];
  const changed = content.pages.map(async (page) => {
    const parsed = content.fileOf.get(page);
    if (!parsed) return [];
    const bytes = await readFile(parsed.file.absolutePath);
    const text = bytes.toString('utf8');
    const edited = withIds(content, page, text);
    const path = parsed.file.absolutePath;
    return edited !== text && (await replaceUnchanged(path, bytes, edited)) ? [relative(contentDir, path)] : [];
  });
  return (await Promise.all(changed)).flat();
}

/**
 * `text` is that of the page's file. It is returned unchanged in other languages than the source's, and if it differs from the text that was read. Parts
 * whose words are in `earlier` too get no id.
 */
export function withIds(content: Content, page: Page, text: string, earlier: readonly WrittenPart[] = []): string {
  const parsed = content.fileOf.get(page);
  // The positions of the parts are those of the text that was read before.
  if (page.localeCode !== content.site.defaultLocale || !parsed || normalizeText(text)[0] !== parsed.file.text) return text;
  return writeIds(text, parsed, page.outline, publishedIds(content, [page.pathname, ...page.aliases]), earlier);
}

/** Returns the text with an id for each part that has none. Placeholders of `npm run new` get their id after they are replaced by words. */
export function writeIds(
  text: string,
  parsed: ParsedFile,
  outline: Outline,
  known: Iterable<string> = [],
  earlier: readonly WrittenPart[] = [],
): string {
  const source = { local: parsed.local, outline };
  const ids = assignIds(source, known);
  const lines = location(text);
  const edits = partsOf(source).flatMap((part): Edit[] => {
    const id = ids[part.kind][part.index];
    const isEarlier = earlier.some(({ kind, text: words }) => kind === part.kind && words === part.text);
    if (part.id !== undefined || id === undefined || isEarlier || hasGuidance(part.text)) return [];
    const at = lines.toOffset(positionOfPart(part, parsed, outline)) ?? 0;
    return part.kind === 'headings' ? editHeading(text, at, id) : editEntry(text, at, id);
  });
  return applyEdits(text, edits);
}

/** Ids in the ledger that belong to one of the page's addresses. */
function publishedIds({ ledger }: Pick<Content, 'ledger'>, pathnames: readonly string[]): string[] {
  return (ledger?.parts ?? []).filter(({ pathname }) => pathnames.includes(pathname)).map(({ id }) => id);
}

/** `## Words` becomes `## [Words](#id)`. Headings that contain a link are skipped. */
function editHeading(text: string, start: number, id: string): Edit[] {
  const [line] = /^.*/.exec(text.slice(start)) ?? [''];
  const [, marks, words] = /^(#+ +)([^[\]]*[^[\]\s])\s*$/.exec(line) ?? [];
  return marks && words ? [{ start, end: start + line.length, text: `${marks}[${words}](#${id})` }] : [];
}

/** Inserts the id as the entry's first key. */
function editEntry(text: string, at: number, id: string): Edit[] {
  if (text[at] === '{') return [{ start: at + 1, end: at + 1, text: ` id: ${id},` }];
  const indent = ' '.repeat(at - (text.lastIndexOf('\n', at - 1) + 1));
  return [{ start: at, end: at, text: `id: ${id}\n${indent}` }];
}
