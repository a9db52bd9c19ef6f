/**
 * Reads content files. All other code reads them through this module, which accepts only ordinary files of limited size inside the content
 * folder. Neighbour: ./decode.ts.
 */
import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../../src/model/issue.ts';
import { pathInside } from '../core/paths.ts';
import { decodeText } from './decode.ts';

/** Maximum size of a content file in bytes; the largest of this site has a twelfth of it. */
export const MAX_BYTES = 512 * 1024;

/** The result of reading a content file. */
export interface FoundText {
  /** False when there is nothing at the path. */
  readonly isThere: boolean;
  /** Undefined, with an issue, when there is something else than a text. */
  readonly text?: string | undefined;
}

/**
 * Reads the text at `path` inside the content folder; reports name it `filePath`. A pipe, a device or a link is an issue: it would block
 * the program, or add texts to the site that nobody reviews. Throws errors of the file system.
 */
export function readText(contentDir: string, path: string, filePath: string, issues: Issue[]): FoundText {
  const absolutePath = join(contentDir, path);
  const stats = lstatSync(absolutePath, { throwIfNoEntry: false });
  if (!stats) return { isThere: false };
  const problem = findProblem(contentDir, absolutePath, stats);
  if (!problem) return { isThere: true, text: decodeText(readFileSync(absolutePath), filePath, issues) };
  issues.push({ severity: 'error', filePath, line: 1, column: 1, ...problem });
  return { isThere: true };
}

function findProblem(contentDir: string, absolutePath: string, stats: Stats): Pick<Issue, 'ruleId' | 'message' | 'fix'> | undefined {
  if (stats.isSymbolicLink())
    return kindProblem('This is a symbolic link', 'Put the file itself here: a link may lead out of the content.');
  if (stats.isDirectory()) return kindProblem('This is a folder', 'Remove the folder or give it another name, and write the file.');
  if (!stats.isFile()) return kindProblem('This is a pipe, a socket or a device', 'Remove it, and write the text into a file.');
  if (pathInside(realpathSync.native(contentDir), realpathSync.native(absolutePath)) === undefined) {
    return kindProblem('Its folder is a symbolic link out of the content', 'Put the folder itself here, with its files.');
  }
  if (stats.size <= MAX_BYTES) return undefined;
  const [size, most] = [stats.size, MAX_BYTES].map((bytes) => Math.ceil(bytes / 1024).toLocaleString('en'));
  const message = `This file has ${size} KB; a text of the content has at most ${most} KB.`;
  return { ruleId: 'file-size', message, fix: 'Remove what was pasted here by accident, or write two pages.' };
}

function kindProblem(what: string, fix: string): Pick<Issue, 'ruleId' | 'message' | 'fix'> {
  return { ruleId: 'file-kind', message: `${what}; texts are read from ordinary files only.`, fix };
}
