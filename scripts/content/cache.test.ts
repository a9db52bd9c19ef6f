import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ASIDE, openCache, openCacheAt } from './cache.ts';

const makeParent = () => mkdtempSync(join(tmpdir(), 'cache-'));

it('replaces an entry without writing into it, and takes none that was cut off', () => {
  const dir = join(makeParent(), 'state');
  const cache = openCacheAt(dir);
  const path = cache.pathOf(['a'], 'json');
  expect(cache.read(path)).toBeUndefined();
  cache.write(path, 'Süre');
  linkSync(path, join(dir, 'second-name'));
  truncateSync(path, 3);
  expect(cache.read(path)).toBeUndefined();
  // As somebody might do who tidies up meanwhile.
  rmSync(join(dir, ASIDE), { recursive: true });
  cache.write(path, 'Frist');
  expect(cache.read(path)).toBe('Frist');
  expect(readFileSync(join(dir, 'second-name'))).toHaveLength(3);
  expect(readdirSync(join(dir, ASIDE))).toEqual([]);
});

it('removes the folders of the oldest states of the code, and nothing else that stands beside its own', () => {
  const parent = makeParent();
  const states = ['1', '2', '3', '4'].map((sign) => sign.repeat(16));
  for (const [index, name] of [...states, 'letters', '20261121'].entries()) {
    mkdirSync(join(parent, name));
    utimesSync(join(parent, name), 1000 + index, 1000 + index);
  }
  const cache = openCacheAt(join(parent, 'f'.repeat(16)));
  cache.write(cache.pathOf(['a'], 'json'), '{}');
  expect(readdirSync(parent).sort()).toEqual(['20261121', ...states.slice(2), 'f'.repeat(16), 'letters']);
});

it('is new after a change of code, and the same after a change of tests and documentation', () => {
  const root = makeParent();
  mkdirSync(join(root, 'code'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const dirAfter = (name: string, text: string) => {
    writeFileSync(join(root, 'code', name), text);
    return openCache({ root, cacheDir: join(root, '.cache') }, 'name', ['code']).dir;
  };
  const before = dirAfter('a.ts', 'one');
  expect(dirAfter('README.md', 'How it works')).toBe(before);
  expect(dirAfter('a.test.ts', 'it works')).toBe(before);
  expect(dirAfter('a.ts', 'two')).not.toBe(before);
});
