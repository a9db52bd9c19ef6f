/** Makes content folders for tests: the good fixture, with files of another folder laid over it. */

import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Path of a fresh content folder. `overlay` is a folder of tests/fixtures; its delete.txt names files that go. */
export async function makeContent(overlay?: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(root, 'tests/fixtures/good'), dir, { recursive: true });
  if (!overlay) return dir;
  const source = join(root, 'tests/fixtures', overlay);
  await cp(source, dir, { recursive: true, filter: (path) => !/(?:expected|delete)\.txt$/.test(path) });
  if (existsSync(join(source, 'delete.txt'))) {
    const names = (await readFile(join(source, 'delete.txt'), 'utf8')).split('\n').filter(Boolean);
    await Promise.all(names.map((name) => rm(join(dir, name))));
  }
  return dir;
}
