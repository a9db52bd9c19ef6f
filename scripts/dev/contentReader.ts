/**
 * Keeps the parsed content in memory, file by file: after an edit it reads only the edited file again. Results that depend on several files
 * are derived again, by the same functions as for a complete site (../content/load.ts).
 */
import { lstatSync } from 'node:fs';
import { dirname, join as joinPath } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compareText, type Issue } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import { type AnalyzedPage, analyzeFile, analyzePage, type PageReader } from '../content/analyze.ts';
import { analyzePages } from '../content/analyzePages.ts';
import { type Content, joinContent, type Registry, readRegistry } from '../content/load.ts';
import { createMdxReader } from '../content/mdx/compile.ts';
import type { JoinOptions } from '../content/pages/joinPages.ts';
import { hashPage, type Passages, passagesIn } from '../content/pages/passages.ts';
import { isPassagePath, readPassages } from '../content/pages/readPassages.ts';
import { CONTENT_LABEL, isPagePath, RECORD_NAME, readPage, type SourceFile } from '../content/read.ts';
import { type RecordFile, readReviewRecord } from '../content/registers/reviewRecords.ts';
import { createYamlParser } from '../content/yaml.ts';
import type { Cache } from '../core/cache.ts';
import { draftFile } from './draftFile.ts';
import { isEmptyState, walkFiles } from './walkFiles.ts';

/** Many programs empty a file before they write it: an empty file is read again after this time, in milliseconds. */
export const WRITING_MS = 60;

/** The present content, and the mistakes found while reading; no content when site.yaml or facts.yaml cannot be read. */
export interface Reading {
  readonly content?: Content | undefined;
  readonly issues: readonly Issue[];
}

/** The content as it would be if one file had another text: a page's, or that of a passage. */
export interface DraftReading extends Reading {
  /** The page itself, or the first one that shows the passage; undefined if its text cannot be read. */
  readonly page?: Page | undefined;
  /** The compiled article of that page; undefined if its text cannot be read. */
  readonly code?: string | undefined;
}

export interface ContentReader {
  /**
   * Reads files or folders at paths inside the content folder, whether new, changed or deleted; '' means all of it. Returns the last reading
   * itself if nothing has changed since: a file may be reported twice.
   */
  read(paths: readonly string[]): Promise<Reading>;
  /** Reads a text in place of a page's file, or of a passage's, and remembers nothing of it. Undefined if no page shows that file. */
  readAs(path: string, text: string): Promise<DraftReading | undefined>;
  /** Sets new modification days, and derives the content again. */
  setDays(modifiedOf: JoinOptions['modifiedOf']): Reading;
  /** Paths that changed, appeared or disappeared since they were read, with or without a file event. */
  findMissed(): Promise<string[]>;
  /** Makes the next reading analyze all pages again, because the cache entries that they refer to were deleted. */
  forget(): void;
  /** Compiles an article if necessary; returns the file with its code. Undefined when the page cannot be read. */
  compile(file: SourceFile): Promise<string | undefined>;
}

interface CachedPage {
  /** Undefined when the path cannot be that of a page. */
  readonly file: SourceFile | undefined;
  readonly analyzed?: AnalyzedPage | undefined;
  /** Issues found before the text was analyzed. */
  readonly issues: readonly Issue[];
}

interface Cached<T> {
  readonly value: T | undefined;
  readonly issues: readonly Issue[];
}

export interface ContentReaderOptions {
  readonly contentDir: string;
  readonly cache: Cache;
  /** Last change by file path, from Git. */
  readonly modifiedOf?: JoinOptions['modifiedOf'];
  /** True if words are checked with dictionaries. */
  readonly texts?: boolean | undefined;
  /** Called with the number of pages that are not in the cache, before they are analyzed. */
  readonly onUncached?: ((count: number) => void) | undefined;
}

/** Starts without content. Calls of `read` must not overlap. */
export function openContentReader({ contentDir, cache, modifiedOf, texts = false, onUncached }: ContentReaderOptions): ContentReader {
  const parse = createYamlParser(cache);
  const mdx = createMdxReader();
  const reader: Omit<PageReader, 'sourceLocale'> = { mdx, cache, compile: false };
  /** A reader of its own: one reader cannot read two texts of the same file at once. */
  const draftMdx = createMdxReader({ marksPassages: true });
  let drafting: Promise<unknown> = Promise.resolve();
  /** State of each file at its last reading. */
  const states = new Map<string, string>();
  let registry: Cached<Registry> = { value: undefined, issues: [] };
  let passages: Cached<Passages> & { readonly value: Passages } = { value: new Map(), issues: [] };
  /** By path, sorted. */
  let pages = new Map<string, CachedPage>();
  /** By folder; a missing folder has not been read yet. */
  const records = new Map<string, Cached<RecordFile>>();
  let days = modifiedOf;
  let last: Reading | undefined;

  /** Records the new states below the paths; returns all paths that were or are there, and whether any of them has changed. */
  async function noteStates(paths: readonly string[]): Promise<{ readonly touched: readonly string[]; readonly isChanged: boolean }> {
    const isWithin = (path: string) => paths.some((own) => own === '' || path === own || path.startsWith(`${own}/`));
    const before = new Map([...states].filter(([path]) => isWithin(path)));
    const touched = new Set(before.keys());
    for (const path of touched) states.delete(path);
    const empty: string[] = [];
    for (const path of paths) {
      for (const [found, state] of await walkFiles(contentDir, path)) {
        states.set(found, state);
        touched.add(found);
        if (isEmptyState(state)) empty.push(found);
      }
    }
    if (empty.length > 0) await setTimeout(WRITING_MS);
    for (const path of empty) for (const [found, state] of await walkFiles(contentDir, path)) states.set(found, state);
    return { touched: [...touched], isChanged: [...touched].some((path) => before.get(path) !== states.get(path)) };
  }

  async function readRegistryAgain(): Promise<void> {
    const issues: Issue[] = [];
    const before = registry.value?.site.defaultLocale;
    const value = await readRegistry(contentDir, parse, issues, { cache, texts });
    registry = { value, issues };
    // The keys that a page's file may have depend on whether it is in the source language.
    if (value && before !== undefined && before !== value.site.defaultLocale) forget();
  }

  function forget(): void {
    pages = new Map([...pages].map(([path, page]) => [path, { ...page, analyzed: undefined }]));
    last = undefined;
  }

  /** Returns the paths of the pages that show a changed passage. */
  function readPassagesAgain(): string[] {
    const issues: Issue[] = [];
    passages = { value: readPassages(contentDir, issues, cache), issues };
    const isChanged = ({ text, localeCode, hash }: SourceFile) => hashPage(text, passagesIn(text, localeCode, passages.value)) !== hash;
    return [...pages].flatMap(([path, { file }]) => (file && isChanged(file) ? [path] : []));
  }

  function readPagesAgain(paths: readonly string[]): void {
    const isNew = paths.some((path) => !pages.has(path));
    for (const path of paths) {
      const issues: Issue[] = [];
      // The deletion of a file between the two calls causes another event.
      if (states.has(path) && lstatSync(joinPath(contentDir, path), { throwIfNoEntry: false }))
        pages.set(path, { file: readPage(contentDir, path, issues, passages.value), issues });
      else pages.delete(path);
    }
    if (isNew) pages = new Map([...pages].sort(([a], [b]) => compareText(a, b)));
  }

  /** Pages need a readable registry, because it contains the source language. */
  async function analyzeNew(site: Registry['site']): Promise<void> {
    const fresh = [...pages].filter(([, { file, analyzed }]) => file && !analyzed);
    const files = fresh.flatMap(([, { file }]) => file ?? []);
    const { pages: analyzed } = await analyzePages(files, { ...reader, sourceLocale: site.defaultLocale }, onUncached);
    for (const [path, page] of fresh) pages.set(path, { ...page, analyzed: page.file && analyzed.get(page.file) });
  }

  function recordOf(file: SourceFile): Cached<RecordFile> {
    const folder = dirname(file.filePath);
    const known = records.get(folder);
    if (known) return known;
    const issues: Issue[] = [];
    const read = { value: readReviewRecord(contentDir, file, parse, issues), issues };
    records.set(folder, read);
    return read;
  }

  async function readDraft(path: string, text: string): Promise<DraftReading | undefined> {
    const files = [...pages.values()].flatMap((page) => page.file ?? []);
    const draft = registry.value && draftFile(path, text, files, passages.value);
    if (!registry.value || !draft) return undefined;
    const { file, isReadable, issues } = draft;
    const { code, ...analyzed } = isReadable
      ? await analyzeFile(file, { mdx: draftMdx, compile: true, sourceLocale: registry.value.site.defaultLocale })
      : { issues: [], code: undefined };
    const pagePath = file.filePath.slice(CONTENT_LABEL.length + 1);
    const reading = join(new Map(pages).set(pagePath, { file, analyzed, issues }), {
      value: draft.passages,
      issues: passages.issues.filter(({ filePath }) => filePath !== `${CONTENT_LABEL}/${path}`),
    });
    return { ...reading, page: reading.content?.pages.find(({ filePath }) => filePath === file.filePath), code };
  }

  /** Joins the parts as loadContent does. */
  function join(pages: ReadonlyMap<string, CachedPage>, shown: typeof passages = passages): Reading {
    if (!registry.value) return { issues: registry.issues };
    const files = [...pages.values()].flatMap(({ file }) => file ?? []);
    const found = [...new Map(files.map((file) => [file.pageId, file]))].map(([pageId, file]) => [pageId, recordOf(file)] as const);
    const issues = [
      ...registry.issues,
      ...shown.issues,
      ...found.flatMap(([, record]) => record.issues),
      ...[...pages.values()].flatMap((page) => [...page.issues, ...(page.analyzed?.issues ?? [])]),
    ];
    const read = {
      registry: registry.value,
      passages: shown.value,
      files,
      records: new Map(found.flatMap(([pageId, { value }]) => (value ? [[pageId, value]] : []))),
      pages: [...pages.values()].flatMap(({ analyzed }) => analyzed ?? []),
      issues,
      uncachedCount: 0,
    };
    return { content: joinContent(read, { modifiedOf: days, showDrafts: true }), issues };
  }

  return {
    async read(paths) {
      const { touched, isChanged } = await noteStates(paths);
      if (last && !isChanged) return last;
      const isRecord = (path: string) => path.endsWith(`/${RECORD_NAME}`);
      if (touched.some((path) => !path.startsWith('pages/') && !isPassagePath(path))) await readRegistryAgain();
      for (const path of touched.filter(isRecord)) records.delete(dirname(`${CONTENT_LABEL}/${path}`));
      const changed = touched.some(isPassagePath) ? readPassagesAgain() : [];
      readPagesAgain([...new Set([...touched.filter(isPagePath), ...changed])]);
      if (registry.value) await analyzeNew(registry.value.site);
      last = join(pages);
      return last;
    },
    readAs(path, text) {
      const read = drafting.then(() => readDraft(path, text));
      drafting = read.catch(() => {});
      return read;
    },
    setDays(modified) {
      days = modified;
      last = join(pages);
      return last;
    },
    async findMissed() {
      const now = await walkFiles(contentDir);
      const paths = new Set([...now.keys(), ...states.keys()]);
      return [...paths].filter((path) => now.get(path) !== states.get(path));
    },
    forget,
    async compile(file) {
      if (!registry.value) return undefined;
      return (await analyzePage(file, { ...reader, compile: true, sourceLocale: registry.value.site.defaultLocale })).codePath;
    },
  };
}
