/** Reads one page through the cache: its frontmatter, its outline, its mistakes and, where a build asks for it, its compiled article. */
import { rmSync } from 'node:fs';
import type { Issue } from '../../src/model/issue.ts';
import type { LocalFrontmatter, Outline, SharedFrontmatter, TextBlock } from '../../src/model/page.ts';
import type { Cache } from './cache.ts';
import { openParsedFile, type ParsedFile, parseFrontmatter } from './frontmatter.ts';
import type { MdxReader } from './mdx/compile.ts';
import type { SourceFile } from './read.ts';

export interface AnalyzedPage {
  /** Undefined when the frontmatter cannot be understood. */
  readonly parsed?: ParsedFile | undefined;
  /** Undefined when MDX cannot be read at all. */
  readonly outline?: Outline | undefined;
  readonly issues: readonly Issue[];
  /** File that holds the compiled article, when it was asked for. */
  readonly codePath?: string | undefined;
  /** False when the cache had everything. */
  readonly isFresh: boolean;
}

/** What the cache keeps of a page; the text blocks stand in a file of their own. */
interface PageRecord {
  readonly local: LocalFrontmatter;
  readonly shared?: SharedFrontmatter | undefined;
  readonly outline?: Omit<Outline, 'blocks'> | undefined;
  readonly issues: readonly Issue[];
}

export interface PageReader {
  readonly mdx: MdxReader;
  readonly sourceLocale: string;
  /** Without a cache nothing can be compiled, because there is no place for the code. */
  readonly cache?: Cache | undefined;
  readonly compile: boolean;
}

export async function analyzePage(file: SourceFile, reader: PageReader): Promise<AnalyzedPage> {
  const { cache } = reader;
  if (!cache) return analyzeAnew(file, reader);
  const known = readKnown(file, reader);
  if (known) return known;
  const { record: recordPath, blocks: blocksPath, code: codePath } = pathsOf(file, reader, cache);
  const { parsed, outline, issues, code } = await analyzeAnew(file, reader);
  // A page whose frontmatter is wrong is read anew each time: its findings need the parser's places.
  if (!parsed) return { parsed, issues, isFresh: true };
  if (outline) cache.write(blocksPath, JSON.stringify(outline.blocks));
  if (codePath && code !== undefined) cache.write(codePath, code);
  const { blocks: _, ...rest } = outline ?? {};
  const record: PageRecord = { local: parsed.local, shared: parsed.shared, outline: outline && (rest as Omit<Outline, 'blocks'>), issues };
  cache.write(recordPath, JSON.stringify(record));
  // Opened anew, so that the places of thousands of pages do not stay in memory.
  const opened = openParsedFile(file, parsed);
  return { parsed: opened, outline: outline && withBlocks(outline, cache, blocksPath), issues, codePath, isFresh: true };
}

/** What the cache has of a page; undefined where it lacks anything. */
export function readKnown(file: SourceFile, reader: PageReader): AnalyzedPage | undefined {
  const { cache } = reader;
  if (!cache) return undefined;
  const { record, blocks, code: codePath } = pathsOf(file, reader, cache);
  const known = cache.read(record);
  if (!known || (codePath && !cache.has(codePath))) return undefined;
  const { local, shared, outline, issues } = JSON.parse(known) as PageRecord;
  const parsed = openParsedFile(file, { local, shared });
  return { parsed, outline: outline && withBlocks(outline, cache, blocks), issues, codePath, isFresh: false };
}

/** Where the cache keeps a page; no code where no compiled article was asked for. */
function pathsOf(file: SourceFile, { sourceLocale, compile }: PageReader, cache: Cache) {
  const inputs = [file.filePath, file.hash, sourceLocale];
  return {
    record: cache.pathOf(inputs, 'json'),
    blocks: cache.pathOf(inputs, 'blocks.json'),
    code: compile ? cache.pathOf(inputs, 'js') : undefined,
  };
}

async function analyzeAnew(
  file: SourceFile,
  { mdx, sourceLocale, compile }: PageReader,
): Promise<AnalyzedPage & { code?: string | undefined }> {
  const issues: Issue[] = [];
  const parsed = parseFrontmatter(file, sourceLocale, issues);
  if (!parsed) return { issues, isFresh: true };
  const { outline, code, issues: found } = compile ? await mdx.compile(parsed) : { ...(await mdx.analyze(parsed)), code: undefined };
  return { parsed, outline, issues: [...issues, ...found], code, isFresh: true };
}

/** The blocks are three quarters of an outline, so that a large site does not hold them in memory. */
function withBlocks(outline: Omit<Outline, 'blocks'>, cache: Cache, blocksPath: string): Outline {
  const { blocks: _, ...rest } = outline as Outline;
  let blocks: readonly TextBlock[] | undefined;
  return Object.defineProperty(rest, 'blocks', {
    get() {
      blocks ??= JSON.parse(readWhole(cache, blocksPath)) as readonly TextBlock[];
      return blocks;
    },
  }) as Outline;
}

/** Throws when the file is damaged, and removes it together with what names it: taken for empty, it would hide every mistake. */
function readWhole(cache: Cache, blocksPath: string): string {
  const text = cache.read(blocksPath);
  if (text !== undefined) return text;
  rmSync(blocksPath.replace(/\.blocks\.json$/, '.json'), { force: true });
  throw new Error(`The cache is damaged at ${blocksPath}. It is mended when you run the command again.`);
}
