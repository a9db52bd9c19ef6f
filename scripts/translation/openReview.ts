/** Shared start of the review commands: reads the content, and resolves the files that people name. */
import { resolve } from 'node:path';
import type { Answer } from '../../src/messages/answers.ts';
import type { Page } from '../../src/model/page.ts';
import { openContentCache } from '../content/contentCache.ts';
import { type Content, loadContent } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import type { Part } from '../content/pages/parts.ts';
import { listPassages, type Passage } from '../content/pages/passages.ts';
import { UsageError } from '../core/command.ts';
import type { Config } from '../core/config.ts';
import { oneLine } from '../core/oneLine.ts';
import { formatReport } from '../core/report.ts';
import { toContentPath } from './chooseFiles.ts';
import { readEarlierParts } from './history.ts';
import { partsOf } from './ownParts.ts';
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
  const content = await openContent(config);
  return { content, earlier: await readEarlierParts(content, openContentCache(config)) };
}

/** Without the earlier words, which take longer. Throws as openReview does. */
export async function openContent(config: Config): Promise<Content> {
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
  if (!content) throw new UsageError((_, language) => formatReport(issues, 'text', { language }));
  return content;
}

/**
 * Finds the pages of `content/pages/…/de.mdx` or `…/de.mdx#section.3,lead`. A passage, `content/passages/…/de.mdx`, selects the parts
 * that show it, on all pages. Throws a UsageError that explains the problem.
 */
export function findNamed(content: Content, names: readonly string[]): NamedFile[] {
  const pages = new Map(content.pages.map((page) => [content.fileOf.get(page)?.file.absolutePath ?? '', page]));
  const byFilePath = new Map(content.pages.map((page) => [page.filePath, page]));
  return names.flatMap((name): NamedFile[] => {
    const [given = '', fragment] = name.split('#');
    const path = toContentPath(given);
    const passage = listPassages(content.passages).find(
      ({ filePath, absolutePath }) => absolutePath === resolve(path) || filePath === path,
    );
    if (passage) return usesOf(content, passage);
    const page = pages.get(resolve(path)) ?? byFilePath.get(path);
    if (!page) throw new UsageError(unknownFile(given, path, [...byFilePath.keys()]));
    const parts = fragment?.split(',').filter(Boolean);
    for (const part of parts ?? []) requirePart(content, page, part);
    return [{ page, parts }];
  });
}

/** With the complete path for its end (`de.mdx`, `kira-takip/de.mdx`), or a file of a page that was named instead. */
function unknownFile(file: string, path: string, filePaths: readonly string[]): Answer {
  const ofPage = filePaths.find((filePath) => filePath.includes(`/${path}/`));
  if (ofPage) return (words) => `${words.noFile({ file })} ${words.pageNamed({ page: path, example: ofPage })}`;
  const [only, ...others] = filePaths.filter((filePath) => filePath.endsWith(`/${path}`));
  if (only && others.length > 0) return (words) => `${words.noFile({ file })} ${words.wholePath({ example: only })}`;
  return (words) => words.noFile({ file, near: only ?? nearestName(path, filePaths) });
}

/** Throws if the page has no such part in any language. */
function requirePart({ pages }: Content, own: Page, key: string): void {
  const { pageId, filePath } = own;
  const twins = [own, ...pages.filter((page) => page.pageId === pageId && page !== own)];
  if (twins.some((page) => partsOf(page).some((part) => part.key === key))) return;
  throw unknownPart(filePath, key, twins);
}

/** `pages` have the parts that could be meant: the page, and its other languages if their parts count as well. */
export function unknownPart(filePath: string, key: string, pages: readonly Page[]): UsageError {
  const keys = pages.flatMap((page) => partsOf(page).map((part) => part.key));
  return new UsageError((words) =>
    [`${words.noPart({ file: filePath, part: key, near: nearestName(key, keys) })} ${words.parts}`, ...listParts(pages)].join('\n'),
  );
}

/** A line for each part: the key, and its heading, title or question. A part that only another language has is named in that language. */
export function listParts(pages: readonly Page[]): string[] {
  const titles = new Map<string, string>();
  for (const { key, title } of pages.flatMap((page) => partsOf(page))) if (!titles.has(key)) titles.set(key, title);
  return [...titles].map(([key, title]) => `  ${key}${title && `  ${oneLine(title)}`}`);
}

/** Parts of the pages in the passage's language that show it. */
function usesOf({ pages }: Content, { id, localeCode }: Passage): NamedFile[] {
  const shows = ({ passages }: Part) => passages.includes(id);
  return pages.flatMap((page) => {
    const parts = page.localeCode === localeCode ? partsOf(page).filter(shows) : [];
    return parts.length > 0 ? [{ page, parts: parts.map(({ key }) => key) }] : [];
  });
}
