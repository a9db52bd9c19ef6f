/** Analyzes many pages: what the cache has at once, the others here and aside where they are many. Neighbours: ./analyze.ts, ./analyzeAside.ts. */
import { type AnalyzedPage, analyzePage, type PageReader, readKnown } from './analyze.ts';
import { analyzeAside } from './analyzeAside.ts';
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
  const pages = new Map<SourceFile, AnalyzedPage | undefined>(texts.map((file) => [file, readKnown(file, reader)]));
  const fresh = texts.filter((file) => !pages.get(file));
  if (fresh.length > 0) onFresh(fresh.length);
  const aside = analyzeAside(fresh, reader);
  for (const file of fresh) if (!aside.files.has(file)) pages.set(file, await analyzePage(file, reader));
  await aside.done;
  for (const file of aside.files) pages.set(file, await analyzePage(file, reader));
  return { pages: pages as ReadonlyMap<SourceFile, AnalyzedPage>, freshCount: fresh.length };
}
