/** Analyzes many pages, one after the other, and says how many of them the cache did not have. Neighbour: ./analyze.ts. */
import { type AnalyzedPage, analyzePage, type PageReader, readKnown } from './analyze.ts';
import type { SourceFile } from './read.ts';

export interface AnalyzedPages {
  readonly pages: ReadonlyMap<SourceFile, AnalyzedPage>;
  /** How many pages the cache did not have. */
  readonly freshCount: number;
}

/** In the files' order. `onFresh` hears how many pages take longer, before they are analyzed. Files that hold no text are left out. */
export async function analyzePages(
  files: readonly SourceFile[],
  reader: PageReader,
  onFresh: (count: number) => void = () => {},
): Promise<AnalyzedPages> {
  const texts = files.filter((file) => !file.isUnreadable);
  const known = new Map(texts.map((file) => [file, readKnown(file, reader)]));
  const freshCount = texts.filter((file) => !known.get(file)).length;
  if (freshCount > 0) onFresh(freshCount);
  const pages = new Map<SourceFile, AnalyzedPage>();
  for (const file of texts) pages.set(file, known.get(file) ?? (await analyzePage(file, reader)));
  return { pages, freshCount };
}
