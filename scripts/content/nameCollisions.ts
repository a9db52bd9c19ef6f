/** Finds content files whose names collide on many computers: names that differ only in case or Unicode form. Neighbour: ./read.ts. */

import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { says } from '../../src/messages/findings.ts';
import { compareText, type Issue } from '../../src/model/issue.ts';
import { foldCase } from '../../src/model/pathname.ts';
import { withSlashes } from '../core/paths.ts';
import { CONTENT_LABEL } from './read.ts';

/** Folders below `pages` are checked by the rule page-id, files there by the rule file-locale. */
export async function findNameCollisions(contentDir: string): Promise<Issue[]> {
  const top = await list(contentDir, contentDir);
  const below = await Promise.all(top.filter((name) => name !== 'pages').map((name) => list(contentDir, join(contentDir, name))));
  const owners = new Map<string, string>();
  return [...top, ...below.flat()].sort(compareText).flatMap((name) => {
    const key = foldCase(name.normalize('NFC'));
    const owner = owners.get(key);
    owners.set(key, owner ?? name);
    if (owner === undefined) return [];
    const position = { filePath: `${CONTENT_LABEL}/${name}`, line: 1, column: 1 };
    return [{ ruleId: 'file-place', severity: 'error', ...position, ...says('file-place.twice', { name, other: owner }) }];
  });
}

async function list(contentDir: string, dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).map((name) => withSlashes(relative(contentDir, join(dir, name))));
}
