/** Analyzes many pages one after the other, and counts those that were not cached. Neighbour: ./analyze.ts. */
import { type AnalyzedPage, analyzePage, type PageReader, readKnown } from './analyze.ts';
import type { SourceFile } from './read.ts';

export interface AnalyzedPages {
  readonly pages: ReadonlyMap<SourceFile, AnalyzedPage>;
  /** Number of pages that were not cached. */
  readonly uncachedCount: number;
}

/**
 * Returns the pages in the order of the files. `onUncached` is called with the number of uncached pages before these are analyzed. Unreadable
 * files are skipped.
 */
export async function analyzePages(
  files: readonly SourceFile[],
  reader: PageReader,
  onUncached: (count: number) => void = () => {},
): Promise<AnalyzedPages> {
  const texts = files.filter((file) => !file.isUnreadable);
  const known = new Map(texts.map((file) => [file, readKnown(file, reader)]));
  const uncachedCount = texts.filter((file) => !known.get(file)).length;
  if (uncachedCount > 0) onUncached(uncachedCount);
  const pages = new Map<SourceFile, AnalyzedPage>();
  for (const file of texts) pages.set(file, known.get(file) ?? (await analyzePage(file, reader)));
  return { pages, uncachedCount };
}
