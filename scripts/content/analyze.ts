/** Analyses one page through the cache, and compiles it in the same reading where a build asks for it. */
import type { Cache } from './cache.ts';
import type { ParsedFile } from './frontmatter.ts';
import type { Analysis, MdxReader } from './mdx/compile.ts';

export interface AnalyzedPage extends Analysis {
  /** Absolute path of the compiled article, when it was asked for. */
  readonly modulePath?: string | undefined;
  /** False when the cache had everything. */
  readonly isFresh: boolean;
}

/** Without a cache nothing can be compiled, because there is no place for the module. */
export async function analyzePage(
  parsed: ParsedFile,
  reader: MdxReader,
  cache: Cache | undefined,
  compile: boolean,
): Promise<AnalyzedPage> {
  if (!cache) return { ...(await reader.analyze(parsed)), isFresh: true };
  const inputs = [parsed.file.filePath, parsed.file.hash];
  const analysisPath = cache.pathOf(inputs, 'json');
  const modulePath = compile ? cache.pathOf(inputs, 'mjs') : undefined;
  const known = await cache.read(analysisPath);
  if (known && (!modulePath || cache.has(modulePath))) return { ...(JSON.parse(known) as Analysis), modulePath, isFresh: false };
  const { code, ...analysis } = compile ? await reader.compile(parsed) : { ...(await reader.analyze(parsed)), code: undefined };
  if (modulePath && code !== undefined) await cache.write(modulePath, code);
  await cache.write(analysisPath, JSON.stringify(analysis));
  return { ...analysis, modulePath, isFresh: true };
}
