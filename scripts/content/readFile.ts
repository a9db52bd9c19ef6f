/**
 * Reads content files. All other code reads them through this module, which accepts only ordinary files of limited size inside the content
 * folder. Neighbour: ./decode.ts.
 */

import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { type Said, says } from '../../src/messages/findings.ts';
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

function findProblem(contentDir: string, absolutePath: string, stats: Stats): (Said & Pick<Issue, 'ruleId'>) | undefined {
  if (stats.isSymbolicLink()) return { ruleId: 'file-kind', ...says('file-kind.link') };
  if (stats.isDirectory()) return { ruleId: 'file-kind', ...says('file-kind.folder') };
  if (!stats.isFile()) return { ruleId: 'file-kind', ...says('file-kind.pipe') };
  if (pathInside(realpathSync.native(contentDir), realpathSync.native(absolutePath)) === undefined) {
    return { ruleId: 'file-kind', ...says('file-kind.outside') };
  }
  if (stats.size <= MAX_BYTES) return undefined;
  return { ruleId: 'file-size', ...says('file-size', { size: Math.ceil(stats.size / 1024), most: MAX_BYTES / 1024 }) };
}
