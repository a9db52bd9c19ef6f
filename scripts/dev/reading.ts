/**
 * What has been read of the content, file by file: after an edit that file is read again and no other.
 * What follows from several files is joined anew by the functions that join a whole site (../content/load.ts).
 */
import { lstatSync } from 'node:fs';
import { dirname, join as joinPath } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compareText, type Issue } from '../../src/model/issue.ts';
import { type AnalyzedPage, analyzePage, type PageReader } from '../content/analyze.ts';
import { analyzePages } from '../content/analyzePages.ts';
import { type Content, joinContent, type LoadOptions, type Registry, readRegistry } from '../content/load.ts';
import { createMdxReader } from '../content/mdx/compile.ts';
import { CONTENT_LABEL, isPagePath, RECORD_NAME, readPage, type SourceFile } from '../content/read.ts';
import { type RecordFile, readReviewRecord } from '../content/reviewRecords.ts';
import { createYamlParser } from '../content/yaml.ts';
import type { Cache } from '../core/cache.ts';
import { isEmptyState, walkFiles } from './walkFiles.ts';

/** Many programs empty a file before they write it: what holds nothing is read this much later, in milliseconds. */
export const WRITING_MS = 60;

/** The content as it stands, and the mistakes that reading has found; no content where site.yaml or facts.yaml cannot be understood. */
export interface Reading {
  readonly content?: Content | undefined;
  readonly issues: readonly Issue[];
}

export interface KeptReading {
  /** Reads what stands at paths inside the content folder, be they files or folders, new, changed or gone; '' is all of it. */
  read(paths: readonly string[]): Promise<Reading>;
  /** Takes other days of change, and joins anew. */
  setDays(modifiedOf: LoadOptions['modifiedOf']): Reading;
  /** Paths that have changed since they were read, or came or went, whether anybody has said so or not. */
  findMissed(): Promise<string[]>;
  /** Takes pages anew from their texts with the next reading: the cache that they lean on was cleared. */
  forget(): void;
  /** Compiles an article unless it has been; returns the file that holds its code. Undefined where the page cannot be read. */
  compile(file: SourceFile): Promise<string | undefined>;
}

interface KeptPage {
  /** Undefined where no page can stand. */
  readonly file: SourceFile | undefined;
  readonly analyzed?: AnalyzedPage | undefined;
  /** What was found before the text was analyzed. */
  readonly issues: readonly Issue[];
}

interface Kept<T> {
  readonly value: T | undefined;
  readonly issues: readonly Issue[];
}

export interface KeptReadingOptions {
  readonly contentDir: string;
  readonly cache: Cache;
  /** Last change per file path, from Git. */
  readonly modifiedOf?: LoadOptions['modifiedOf'];
  /** Hears how many pages the cache does not have, before they are analyzed. */
  readonly onFresh?: ((count: number) => void) | undefined;
}

/** Nothing has been read yet. Calls of `read` must not overlap. */
export function keepReading({ contentDir, cache, modifiedOf, onFresh }: KeptReadingOptions): KeptReading {
  const parse = createYamlParser(cache);
  const mdx = createMdxReader();
  const reader: Omit<PageReader, 'sourceLocale'> = { mdx, cache, compile: false };
  /** State of each file when it was read last. */
  const states = new Map<string, string>();
  let registry: Kept<Registry> = { value: undefined, issues: [] };
  /** By path, sorted. */
  let pages = new Map<string, KeptPage>();
  /** By folder; a folder that is not in it has not been looked at. */
  const records = new Map<string, Kept<RecordFile>>();
  let days = modifiedOf;

  /** Takes over the new states below the paths; returns all that were or are there. */
  async function noteStates(paths: readonly string[]): Promise<Set<string>> {
    const isWithin = (path: string) => paths.some((own) => own === '' || path === own || path.startsWith(`${own}/`));
    const touched = new Set([...states.keys()].filter(isWithin));
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
    return touched;
  }

  async function readRegistryAgain(): Promise<void> {
    const issues: Issue[] = [];
    const before = registry.value?.site.defaultLocale;
    const value = await readRegistry(contentDir, parse, issues, { cache, texts: false });
    registry = { value, issues };
    // What a page's file may say depends on whether it is the source.
    if (value && before !== undefined && before !== value.site.defaultLocale) forget();
  }

  function forget(): void {
    pages = new Map([...pages].map(([path, page]) => [path, { ...page, analyzed: undefined }]));
  }

  function readPagesAgain(paths: readonly string[]): void {
    const isNew = paths.some((path) => !pages.has(path));
    for (const path of paths) {
      const issues: Issue[] = [];
      // What goes away between the two looks is told of by another event.
      if (states.has(path) && lstatSync(joinPath(contentDir, path), { throwIfNoEntry: false }))
        pages.set(path, { file: readPage(contentDir, path, issues), issues });
      else pages.delete(path);
    }
    if (isNew) pages = new Map([...pages].sort(([a], [b]) => compareText(a, b)));
  }

  /** Pages wait for a registry that can be understood: it names the source language. */
  async function analyzeNew(site: Registry['site']): Promise<void> {
    const fresh = [...pages].filter(([, { file, analyzed }]) => file && !analyzed);
    const files = fresh.flatMap(([, { file }]) => file ?? []);
    const { pages: analyzed } = await analyzePages(files, { ...reader, sourceLocale: site.defaultLocale }, onFresh);
    for (const [path, page] of fresh) pages.set(path, { ...page, analyzed: page.file && analyzed.get(page.file) });
  }

  function recordOf(file: SourceFile): Kept<RecordFile> {
    const folder = dirname(file.filePath);
    const known = records.get(folder);
    if (known) return known;
    const issues: Issue[] = [];
    const read = { value: readReviewRecord(contentDir, file, parse, issues), issues };
    records.set(folder, read);
    return read;
  }

  /** As loadContent joins what it has read. */
  function join(): Reading {
    if (!registry.value) return { issues: registry.issues };
    const files = [...pages.values()].flatMap(({ file }) => file ?? []);
    const found = [...new Map(files.map((file) => [file.pageId, file]))].map(([pageId, file]) => [pageId, recordOf(file)] as const);
    const issues = [
      ...registry.issues,
      ...found.flatMap(([, record]) => record.issues),
      ...[...pages.values()].flatMap((page) => [...page.issues, ...(page.analyzed?.issues ?? [])]),
    ];
    const read = {
      registry: registry.value,
      files,
      records: new Map(found.flatMap(([pageId, { value }]) => (value ? [[pageId, value]] : []))),
      pages: [...pages.values()].flatMap(({ analyzed }) => analyzed ?? []),
      issues,
      freshCount: 0,
    };
    return { content: joinContent(read, { modifiedOf: days, showDrafts: true }), issues };
  }

  return {
    async read(paths) {
      const touched = [...(await noteStates(paths))];
      const isRecord = (path: string) => path.endsWith(`/${RECORD_NAME}`);
      if (touched.some((path) => !path.startsWith('pages/'))) await readRegistryAgain();
      for (const path of touched.filter(isRecord)) records.delete(dirname(`${CONTENT_LABEL}/${path}`));
      readPagesAgain(touched.filter(isPagePath));
      if (registry.value) await analyzeNew(registry.value.site);
      return join();
    },
    setDays(modified) {
      days = modified;
      return join();
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
