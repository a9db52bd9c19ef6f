/** Makes content folders for tests: a copy of the good fixture, in which files of another folder replace some. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const fixturesDir = join(import.meta.dirname, 'fixtures');
const GOOD = readFiles(join(fixturesDir, 'good'));

/** Path of a fresh content folder. `overlay` is a folder of tests/fixtures; its delete.txt names files that go. */
export async function makeContent(overlay?: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  write(dir, GOOD);
  if (!overlay) return dir;
  const { 'expected.txt': _, 'delete.txt': gone, ...files } = readFiles(join(fixturesDir, overlay));
  for (const name of (gone?.toString() ?? '').split('\n').filter(Boolean)) rmSync(join(dir, name));
  write(dir, files);
  return dir;
}

/** Bytes of all files below a folder, by their paths in it. */
function readFiles(dir: string): Readonly<Record<string, Buffer>> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path)]));
}

function write(dir: string, files: Readonly<Record<string, Buffer>>): void {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), bytes);
  }
}
