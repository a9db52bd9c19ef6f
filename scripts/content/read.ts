/** Finds and reads the files of a content folder; knows their places and nothing of their meaning. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { compareText, type Issue } from '../../src/model/issue.ts';
import { withSlashes } from '../core/paths.ts';
import { readText } from './readFile.ts';

/** One MDX file. */
export interface SourceFile {
  /** As shown in reports: content/pages/divorce/tanimatenfiz/de.mdx, whatever folder is read. */
  readonly filePath: string;
  readonly absolutePath: string;
  readonly area: string;
  readonly pageId: string;
  /** File name without its ending; checked against the site's locales later. */
  readonly localeCode: string;
  readonly text: string;
  /** The bytes are no text; the file counts as being there, and its text is empty. */
  readonly isUnreadable?: boolean | undefined;
  /** SHA-256 of the text. */
  readonly hash: string;
}

/** A page's review record; it stands in the page's folder, so that whoever moves or removes the page moves or removes it too. */
export const RECORD_NAME = 'review.yaml';

/** Name under which a content folder appears in reports. */
export const CONTENT_LABEL = 'content';

/** Reads pages/<area>/<page-id>/<locale>.mdx, sorted by path. Files that stand elsewhere or hold no text become issues. */
export function readPages(contentDir: string, issues: Issue[]): SourceFile[] {
  return listPages(contentDir).flatMap((path) => readPage(contentDir, path, issues) ?? []);
}

/** Paths inside the content folder of what stands under `pages`, sorted, wherever pages stand or not. */
export function listPages(contentDir: string): string[] {
  const dir = join(contentDir, 'pages');
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return (
    readdirSync(dir, { recursive: true, withFileTypes: true })
      // What is no ordinary file gets a finding when it is read.
      .filter((entry) => !entry.isDirectory())
      .map((entry) => withSlashes(relative(contentDir, join(entry.parentPath, entry.name))))
      .filter(isPagePath)
      .sort(compareText)
  );
}

/** Beside the languages stands what reviewers have recorded; scripts/content/reviewRecords.ts reads it. */
export function isPagePath(path: string): boolean {
  const name = basename(path);
  return path.startsWith('pages/') && !name.startsWith('.') && name !== RECORD_NAME;
}

/** Reads a YAML file of the content folder; undefined, with an issue, when it is missing or no text. */
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
    message: `The file ${name} is missing.`,
    fix: 'Create it; content/README.md says what it holds.',
  });
  return undefined;
}

/** One page's file; undefined, with an issue, where no page can stand. Synchronous: thousands of small files cost less without a thread each. */
export function readPage(contentDir: string, path: string, issues: Issue[]): SourceFile | undefined {
  const filePath = `${CONTENT_LABEL}/${path}`;
  const match = /^pages\/(?<area>[^/]+)\/(?<pageId>[^/]+)\/(?<locale>[^/]+)\.mdx$/.exec(path)?.groups;
  if (!match?.area || !match.pageId || !match.locale) {
    issues.push({
      ruleId: 'file-place',
      severity: 'error',
      filePath,
      line: 1,
      column: 1,
      message: 'This file does not stand where pages stand.',
      fix: 'Pages are content/pages/<area>/<page-id>/<locale>.mdx; move or remove the file.',
    });
    return undefined;
  }
  const { text } = readText(contentDir, path, filePath, issues);
  const place = { filePath, absolutePath: join(contentDir, path), area: match.area, pageId: match.pageId, localeCode: match.locale };
  return text === undefined ? { ...makeSourceFile(place, ''), isUnreadable: true } : makeSourceFile(place, text);
}

/** A file with its text as it was read, or as it once was. */
export function makeSourceFile(place: Omit<SourceFile, 'text' | 'hash' | 'isUnreadable'>, text: string): SourceFile {
  const { filePath, absolutePath, area, pageId, localeCode } = place;
  const hash = createHash('sha256').update(text).digest('hex');
  return { filePath, absolutePath, area, pageId, localeCode, text, hash };
}
