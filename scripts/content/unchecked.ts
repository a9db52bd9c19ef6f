/** Finds translations that nobody has checked, because the source page beside them cannot be read. Without mistakes of their own they look right. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from './load.ts';

export interface Unchecked {
  /** The translation. */
  readonly filePath: string;
  /** The file that has to be mended first. */
  readonly source: string;
}

export function findUnchecked({ files, pages, site }: Pick<Content, 'files' | 'pages' | 'site'>, issues: readonly Issue[]): Unchecked[] {
  const read = new Set(pages.map(({ filePath }) => filePath));
  const wrong = new Set(issues.filter(({ severity }) => severity === 'error').map(({ filePath }) => filePath));
  const isLost = ({ filePath }: { readonly filePath: string }) => !read.has(filePath) && wrong.has(filePath);
  const sources = new Map(
    files.filter((file) => file.localeCode === site.defaultLocale && isLost(file)).map(({ pageId, filePath }) => [pageId, filePath]),
  );
  return files.flatMap(({ pageId, filePath }) => {
    const source = sources.get(pageId);
    return source === undefined || read.has(filePath) || wrong.has(filePath) ? [] : [{ filePath, source }];
  });
}
