/** Reads the files of content/passages, and what their texts contain. Neighbours: ./passages.ts, ../mdx/passageTree.ts. */

import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { says } from '../../../src/messages/findings.ts';
import { compareText, type Issue } from '../../../src/model/issue.ts';
import type { Cache } from '../../core/cache.ts';
import { withSlashes } from '../../core/paths.ts';
import { analyzePassage, type PassageAnalysis } from '../mdx/passageTree.ts';
import { CONTENT_LABEL } from '../read.ts';
import { readText } from '../readFile.ts';
import type { Passage, PassageFile, Passages } from './passages.ts';

/** The folder in the content folder. A site may have none. */
const FOLDER = 'passages';

const PASSAGE_PATH = /^passages\/(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)\/(?<localeCode>[^/]+)\.mdx$/;

/** All passages, sorted by path. Misplaced and unreadable files, and mistakes in their texts, become issues. */
export function readPassages(contentDir: string, issues: Issue[], cache?: Cache): Passages {
  const passages = new Map<string, Map<string, Passage>>();
  for (const path of listFiles(contentDir)) {
    const file = readPassage(contentDir, path, issues);
    if (!file) continue;
    const { outline, issues: found } = analyzeOnce(file, cache);
    issues.push(...found);
    const languages = passages.get(file.id) ?? new Map<string, Passage>();
    passages.set(file.id, languages.set(file.localeCode, { ...file, outline }));
  }
  return passages;
}

function analyzeOnce(file: PassageFile, cache: Cache | undefined): PassageAnalysis {
  const path = cache?.pathOf(['passage', file.filePath, file.text], 'json');
  const known = path && cache?.read(path);
  if (known) return JSON.parse(known) as PassageAnalysis;
  const analysis = analyzePassage(file);
  if (path) cache?.write(path, JSON.stringify(analysis));
  return analysis;
}

/** True for a path in the content folder at which passages are kept. */
export function isPassagePath(path: string): boolean {
  return path.startsWith(`${FOLDER}/`);
}

function listFiles(contentDir: string): string[] {
  const dir = join(contentDir, FOLDER);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => withSlashes(relative(contentDir, join(entry.parentPath, entry.name))))
    .sort(compareText);
}

function readPassage(contentDir: string, path: string, issues: Issue[]): PassageFile | undefined {
  const filePath = `${CONTENT_LABEL}/${path}`;
  const { id, localeCode } = PASSAGE_PATH.exec(path)?.groups ?? {};
  if (id === undefined || localeCode === undefined) {
    issues.push({ ruleId: 'file-place', severity: 'error', filePath, line: 1, column: 1, ...says('file-place.passage') });
    return undefined;
  }
  const { text } = readText(contentDir, path, filePath, issues);
  return text === undefined ? undefined : { id, localeCode, filePath, absolutePath: join(contentDir, path), text };
}
