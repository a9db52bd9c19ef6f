/** Fixes the typography of all texts in their files, and carries the review records along: `npm run check -- --fix`. Rules of typography: ./typography. */
import { lstatSync, type Stats } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Outline, Page } from '../../src/model/page.ts';
import { type Content, loadContent } from '../content/load.ts';
import { listPassages } from '../content/pages/passages.ts';
import { CONTENT_LABEL, RECORD_NAME } from '../content/read.ts';
import { applyEdits, type Edit, editOf } from '../content/texts/edit.ts';
import { applyFixes } from '../content/texts/textFix.ts';
import { type ContentText, textsOf } from '../content/texts/texts.ts';
import { groupBy } from '../core/groupBy.ts';
import { replaceUnchanged } from '../core/replaceUnchanged.ts';
import { carryRecord } from '../translation/carryRecord.ts';
import { writeRecord } from '../translation/writeRecord.ts';
import { fixesOf } from './typography/typography.ts';

/** Maximum number of passes. A fix may enable another one; more passes would mean that two fixes undo each other. */
const LOOKS = 4;

/**
 * Applies all typography fixes and returns the changed files, as paths in the folder. It works on a copy, and copies a file back only if the result is
 * correct: the same markup, links, facts and tables, and every text with exactly its fixes. A file that somebody saves meanwhile stays as it
 * is. `load` is for tests, which save a file after it was read.
 */
export async function fixTypography(contentDir: string, load = loadContent): Promise<readonly string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    // Pipes, devices and links are reported by the check and cannot be copied.
    await cp(contentDir, copy, { recursive: true, filter: (path) => isOrdinary(lstatSync(path)) });
    /** The bytes of each fixed file before the first fix. */
    const changed = new Map<string, Buffer>();
    const refused = new Set<string>();
    let first: Content | undefined;
    let last: Content | undefined;
    for (let look = 0; look < LOOKS; look += 1) {
      const { content } = await load({ contentDir: copy });
      if (!content) return [];
      first ??= content;
      last = content;
      const { written, failed } = await fixFiles(copy, content, refused);
      for (const name of failed) refused.add(name);
      for (const [name, before] of written) if (!changed.has(name)) changed.set(name, before);
      if (written.size === 0) break;
    }
    const taken = await Promise.all(
      [...changed].map(async ([name, before]) => ((await takeOver(join(copy, name), join(contentDir, name), before)) ? [name] : [])),
    );
    // Where a text was saved meanwhile, it is not the fixed one that a record would speak of.
    if (first && last && taken.every((names) => names.length > 0)) await carryRecords(copy, contentDir, first, last);
    return taken.flat();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** What was recorded, signed off or commented on before the fixes stays so. */
async function carryRecords(copy: string, contentDir: string, before: Content, after: Content): Promise<void> {
  const pages = groupBy(after.pages, ({ pageId }) => String(pageId));
  for (const [pageId, record] of after.records) {
    const own = (pages.get(pageId) ?? []).flatMap((page) => {
      const old = before.pages.find(({ filePath }) => filePath === page.filePath);
      return old ? [{ before: { page: old, facts: before.facts }, after: { page, facts: after.facts } }] : [];
    });
    const carried = carryRecord(record, own, after.site.defaultLocale);
    if (isDeepStrictEqual(carried, record)) continue;
    const file = after.files.find((candidate) => candidate.pageId === pageId);
    if (!file) continue;
    const path = join(dirname(file.absolutePath), RECORD_NAME);
    const bytes = await readFile(path);
    await writeRecord(after, pageId, carried);
    await takeOver(path, join(contentDir, relative(copy, path)), bytes);
  }
}

function isOrdinary(stats: Stats): boolean {
  return stats.isDirectory() || stats.isFile();
}

interface Pass {
  /** Name and earlier bytes of each file that was fixed. */
  readonly written: ReadonlyMap<string, Buffer>;
  readonly failed: readonly string[];
}

/** Applies the fixes of one pass, and restores every file whose result is not as expected. */
async function fixFiles(dir: string, content: Content, refused: ReadonlySet<string>): Promise<Pass> {
  const before = snapshot(content);
  const wanted = new Map<string, string[]>();
  const edited = new Map<string, string>();
  for (const [name, texts] of groupBy(textsOf(content), fileOf)) {
    const [{ fileText: source } = {}] = texts;
    if (source === undefined || refused.has(name)) continue;
    const edits: Edit[] = [];
    wanted.set(
      name,
      texts.map((text) => {
        const fixes = fixesOf(text.localeCode, text.text).filter((fix) => {
          const edit = editOf(source, text, fix);
          if (edit) edits.push(edit);
          return edit !== undefined;
        });
        return applyFixes(text.text, fixes);
      }),
    );
    if (edits.length > 0) edited.set(name, applyEdits(source, edits));
  }
  const written = new Map<string, Buffer>();
  for (const [name, source] of edited) {
    written.set(name, await readFile(join(dir, name)));
    await writeFile(join(dir, name), source);
  }
  const { content: after } = await loadContent({ contentDir: dir });
  const found = after ? groupBy(textsOf(after), fileOf) : new Map<string, ContentText[]>();
  const shapes = after ? snapshot(after) : new Map<string, string>();
  const failed = [...edited.keys()].filter((name) => {
    const isSame = JSON.stringify(found.get(name)?.map((text) => text.text)) === JSON.stringify(wanted.get(name));
    return !isSame || shapes.get(name) !== before.get(name);
  });
  for (const name of failed) {
    const bytes = written.get(name);
    if (bytes) await writeFile(join(dir, name), bytes);
    written.delete(name);
  }
  return { written, failed };
}

/** Everything of a page that must not change: its structure without the words. */
function shapeOf({ outline, frontmatter }: Page): string {
  const { related, aliases, legacySlugs, kind, order, slug, reviewed, draft } = frontmatter;
  return JSON.stringify([shapeOfText(outline), related, aliases, legacySlugs, kind, order, slug, reviewed, draft]);
}

function shapeOfText({ headings, links, facts, laws, components, tables, blocks }: Outline): string {
  return JSON.stringify([
    headings.map((heading) => heading.depth),
    links.map((link) => [link.target, link.region]),
    facts.map((fact) => [fact.id, fact.region]),
    laws.map((law) => [law.ref, law.region]),
    components.map((component) => [component.name, component.region]),
    tables.map((table) => [table.columns, table.rows]),
    blocks.map((block) => [block.type, block.region, block.segments.map((segment) => [segment.mark, segment.factId])]),
  ]);
}

function snapshot(content: Content): Map<string, string> {
  const labels = Object.entries(content.labels).map(([code, texts]) => [`labels/${code}.yaml`, Object.keys(texts).join()] as const);
  const passages = listPassages(content.passages).map(({ filePath, outline }) => [nameOf(filePath), shapeOfText(outline)] as const);
  return new Map([...content.pages.map((page) => [nameOf(page.filePath), shapeOf(page)] as const), ...passages, ...labels]);
}

function fileOf({ filePath }: ContentText): string {
  return nameOf(filePath);
}

function nameOf(filePath: string): string {
  return filePath.slice(CONTENT_LABEL.length + 1);
}

/** Keeps CR LF line ends and a byte order mark, which reading removes. Returns false if the file has changed since it was read. */
async function takeOver(from: string, to: string, before: Buffer): Promise<boolean> {
  const [fixed, old] = [await readFile(from, 'utf8'), before.toString('utf8')];
  const text = old.includes('\r\n') ? fixed.replaceAll('\n', '\r\n') : fixed;
  return replaceUnchanged(to, before, old.startsWith('\ufeff') && !text.startsWith('\ufeff') ? `\ufeff${text}` : text);
}
