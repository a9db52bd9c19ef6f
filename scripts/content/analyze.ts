/** Analyzes one page through the cache: frontmatter, outline, issues and, if a build needs it, the compiled article. */
import type { Issue } from '../../src/model/issue.ts';
import type { LocalFrontmatter, Outline, SharedFrontmatter, TextBlock } from '../../src/model/page.ts';
import type { Cache } from '../core/cache.ts';
import type { MdxReader } from './mdx/compile.ts';
import { openParsedFile, type ParsedFile, parseFrontmatter } from './pages/frontmatter.ts';
import type { SourceFile } from './read.ts';

export interface AnalyzedPage {
  /** Undefined when the frontmatter is invalid. */
  readonly parsed?: ParsedFile | undefined;
  /** Undefined when the MDX cannot be parsed. */
  readonly outline?: Outline | undefined;
  readonly issues: readonly Issue[];
  /** File with the compiled article, if compiling was requested. */
  readonly codePath?: string | undefined;
}

/** The cached data of a page. The text blocks of the outline are on a separate line. */
interface PageRecord {
  readonly local: LocalFrontmatter;
  readonly shared?: SharedFrontmatter | undefined;
  readonly outline?: Omit<Outline, 'blocks'> | undefined;
  readonly issues: readonly Issue[];
}

export interface PageReader {
  readonly mdx: MdxReader;
  readonly sourceLocale: string;
  /** Without a cache nothing is compiled, because there is no place for the code. */
  readonly cache?: Cache | undefined;
  readonly compile: boolean;
}

export async function analyzePage(file: SourceFile, reader: PageReader): Promise<AnalyzedPage> {
  const { cache } = reader;
  if (!cache) return analyzeFile(file, reader);
  const known = readKnown(file, reader);
  if (known) return known;
  const { parsed, outline, issues, code } = await analyzeFile(file, reader);
  // A page with invalid frontmatter is not cached, because its issues need the positions of the parser.
  if (!parsed) return { parsed, issues };
  const { blocks = [], ...rest } = outline ?? {};
  const record: PageRecord = { local: parsed.local, shared: parsed.shared, outline: outline && (rest as Omit<Outline, 'blocks'>), issues };
  const { plain, compiled } = pathsOf(file, reader, cache);
  const path = reader.compile ? compiled : plain;
  cache.write(path, `${toComment(record)}${toComment(blocks)}${code ?? ''}`);
  // Opened from the parsed data, so that the positions of thousands of pages do not stay in memory.
  const opened = openParsedFile(file, parsed);
  const codePath = code === undefined ? undefined : path;
  return { parsed: opened, outline: outline && withBlocks(outline, cache, path), issues, codePath };
}

/** The cached analysis of a page; undefined if any part of it is missing. */
export function readKnown(file: SourceFile, reader: PageReader): AnalyzedPage | undefined {
  const { cache, compile } = reader;
  if (!cache) return undefined;
  const { plain, compiled } = pathsOf(file, reader, cache);
  for (const path of compile ? [compiled] : [plain, compiled]) {
    const bytes = cache.readBytes(path);
    if (!bytes) continue;
    const { local, shared, outline, issues } = parseComment<PageRecord>(bytes, 0);
    const codePath = compile && outline ? path : undefined;
    return {
      parsed: openParsedFile(file, { local, shared }),
      outline: outline && withBlocks(outline, cache, path),
      issues,
      codePath,
    };
  }
  return undefined;
}

/** Cache paths of a page: the analysis alone, and the analysis with the compiled article. */
function pathsOf(file: SourceFile, { sourceLocale }: PageReader, cache: Cache) {
  const inputs = [file.filePath, file.hash, sourceLocale];
  return { plain: cache.pathOf(inputs, 'json'), compiled: cache.pathOf(inputs, 'js') };
}

const COMMENT = '//';
const LINE_FEED = 10;

/**
 * Formats a value as a JavaScript comment line, because a compiled article is run from its cache file. JavaScript ends a comment at two
 * characters that JSON may contain, so these are escaped.
 */
function toComment(value: unknown): string {
  const text = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `${COMMENT}${text}\n`;
}

/** Parses the comment that begins at an offset. The other bytes are not decoded. */
function parseComment<T>(bytes: Buffer, start: number): T {
  return JSON.parse(bytes.toString('utf8', start + COMMENT.length, bytes.indexOf(LINE_FEED, start))) as T;
}

/** Analyzes a file without the cache; `code` is the compiled article, if compiling was requested. */
export async function analyzeFile(
  file: SourceFile,
  { mdx, sourceLocale, compile }: Omit<PageReader, 'cache'>,
): Promise<AnalyzedPage & { code?: string | undefined }> {
  const issues: Issue[] = [];
  const parsed = parseFrontmatter(file, sourceLocale, issues);
  if (!parsed) return { issues };
  const { outline, code, issues: found } = compile ? await mdx.compile(parsed) : { ...(await mdx.analyze(parsed)), code: undefined };
  return { parsed, outline, issues: [...issues, ...found], code };
}

/** Loads the blocks on first use: they are three quarters of an outline, too much memory on a large site. */
function withBlocks(outline: Omit<Outline, 'blocks'>, cache: Cache, path: string): Outline {
  const { blocks: _, ...rest } = outline as Outline;
  let blocks: readonly TextBlock[] | undefined;
  return Object.defineProperty(rest, 'blocks', {
    get() {
      blocks ??= readBlocks(cache, path);
      return blocks;
    },
  }) as Outline;
}

/** Thrown when a cache entry has disappeared. The development server then reads everything again. */
export class LostEntry extends Error {}

/** Throws when the entry is damaged meanwhile: an empty list instead would hide all issues. */
function readBlocks(cache: Cache, path: string): readonly TextBlock[] {
  const bytes = cache.readBytes(path);
  if (!bytes) throw new LostEntry(`The cache is damaged at ${path}. It is fixed when you run the command again.`);
  return parseComment(bytes, bytes.indexOf(LINE_FEED) + 1);
}
