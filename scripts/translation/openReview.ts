/** Shared start of the review commands: reads the content, and resolves the files that people name. */
import { resolve } from 'node:path';
import type { Page } from '../../src/model/page.ts';
import { openContentCache } from '../content/contentCache.ts';
import { type Content, loadContent } from '../content/load.ts';
import { didYouMean } from '../content/nearestName.ts';
import { UsageError } from '../core/command.ts';
import type { Config } from '../core/config.ts';
import { formatReport } from '../core/report.ts';
import { readEarlierParts } from './history.ts';
import type { EarlierParts } from './translation.ts';

export interface Review {
  readonly content: Content;
  readonly earlier: EarlierParts;
}

/** A file named on the command line, with the parts after its `#`. */
export interface NamedFile {
  readonly page: Page;
  /** Keys of parts; undefined means all. */
  readonly parts?: readonly string[] | undefined;
}

/** Throws a UsageError with the report when the content cannot be read. */
export async function openReview(config: Config): Promise<Review> {
  const cache = openContentCache(config);
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache });
  if (!content) throw new UsageError(formatReport(issues, 'text'));
  return { content, earlier: await readEarlierParts(content, cache) };
}

/** Finds the pages of `content/pages/…/de.mdx` or `…/de.mdx#section.3,lead`. Throws a UsageError that explains the problem. */
export function findNamed(content: Content, names: readonly string[]): NamedFile[] {
  const pages = new Map(content.pages.map((page) => [content.fileOf.get(page)?.file.absolutePath ?? '', page]));
  const byFilePath = new Map(content.pages.map((page) => [page.filePath, page]));
  return names.map((name) => {
    const [path = '', fragment] = name.split('#');
    const page = pages.get(resolve(path)) ?? byFilePath.get(path.replace(/^\.\//, ''));
    if (!page) throw new UsageError(`There is no page "${path}".${didYouMean(path, [...byFilePath.keys()])}`);
    return { page, parts: fragment?.split(',').filter(Boolean) };
  });
}
