/** Finds and reads the files of a content folder. Handles their paths, not their meaning. */

import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { says } from '../../src/messages/findings.ts';
import { compareText, type Issue } from '../../src/model/issue.ts';
import { withSlashes } from '../core/paths.ts';
import { hashPage, type PassageFile, type Passages, passagesIn, type UsedPassages } from './pages/passages.ts';
import { readText } from './readFile.ts';

/** One MDX file. */
export interface SourceFile {
  /** Path in reports: content/pages/divorce/tanimatenfiz/de.mdx, whatever the name of the content folder is. */
  readonly filePath: string;
  readonly absolutePath: string;
  readonly area: string;
  readonly pageId: string;
  /** File name without extension; checked against the site's locales later. */
  readonly localeCode: string;
  readonly text: string;
  /** The file exists but is not text; its `text` is empty. */
  readonly isUnreadable?: boolean | undefined;
  /** The passages that the text names, in its language. */
  readonly passages: UsedPassages;
  /** SHA-256 of the text and of those passages. */
  readonly hash: string;
}

/** Name of a page's review record. It is in the page's folder, so that it is moved or removed with the page. */
export const RECORD_NAME = 'review.yaml';

/** Name of the content folder in reports, whatever its real name is. */
export const CONTENT_LABEL = 'content';

/** Reads pages/<area>/<page-id>/<locale>.mdx with the passages that each names, sorted by path. Misplaced and unreadable files become issues. */
export function readPages(contentDir: string, issues: Issue[], passages: Passages<PassageFile> = new Map()): SourceFile[] {
  return listPages(contentDir).flatMap((path) => readPage(contentDir, path, issues, passages) ?? []);
}

/** Lists all files under `pages`, sorted, relative to the content folder, including misplaced ones. */
function listPages(contentDir: string): string[] {
  const dir = join(contentDir, 'pages');
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return (
    readdirSync(dir, { recursive: true, withFileTypes: true })
      // Reading reports entries that are not ordinary files.
      .filter((entry) => !entry.isDirectory())
      .map((entry) => withSlashes(relative(contentDir, join(entry.parentPath, entry.name))))
      .filter(isPagePath)
      .sort(compareText)
  );
}

/** Excludes hidden files and review records, which scripts/content/registers/reviewRecords.ts reads. */
export function isPagePath(path: string): boolean {
  const name = basename(path);
  return path.startsWith('pages/') && !name.startsWith('.') && name !== RECORD_NAME;
}

/** Reads a YAML file of the content folder; undefined, with an issue, when it is missing or not text. */
export async function readContentFile(contentDir: string, name: string, issues: Issue[]): Promise<string | undefined> {
  const filePath = `${CONTENT_LABEL}/${name}`;
  const { isThere, text } = readText(contentDir, name, filePath, issues);
  if (isThere) return text;
  issues.push({
    ruleId: 'missing-file',
    severity: 'error',
    filePath,
    line: 1,
    column: 1,
    ...says('missing-file', { name }),
  });
  return undefined;
}

/**
 * Reads one page's file; undefined, with an issue, when the path cannot be a page's. Synchronous, because that is faster for thousands of
 * small files.
 */
export function readPage(contentDir: string, path: string, issues: Issue[], passages: Passages<PassageFile>): SourceFile | undefined {
  const filePath = `${CONTENT_LABEL}/${path}`;
  const match = /^pages\/(?<area>[^/]+)\/(?<pageId>[^/]+)\/(?<locale>[^/]+)\.mdx$/.exec(path)?.groups;
  if (!match?.area || !match.pageId || !match.locale) {
    issues.push({
      ruleId: 'file-place',
      severity: 'error',
      filePath,
      line: 1,
      column: 1,
      ...says('file-place.page'),
    });
    return undefined;
  }
  const { text } = readText(contentDir, path, filePath, issues);
  const position = { filePath, absolutePath: join(contentDir, path), area: match.area, pageId: match.pageId, localeCode: match.locale };
  return text === undefined ? { ...makeSourceFile(position, ''), isUnreadable: true } : makeSourceFile(position, text, passages);
}

/** Makes a source file of a current or former text. */
export function makeSourceFile(
  position: Omit<SourceFile, 'text' | 'passages' | 'hash' | 'isUnreadable'>,
  text: string,
  passages: Passages<PassageFile> = new Map(),
): SourceFile {
  const { filePath, absolutePath, area, pageId, localeCode } = position;
  const used = passagesIn(text, localeCode, passages);
  return { filePath, absolutePath, area, pageId, localeCode, text, passages: used, hash: hashPage(text, used) };
}
