import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeRuntime, entryOf, openCache, openCacheAt, TEMPORARY } from './cache.ts';

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
  rmSync(join(dir, TEMPORARY), { recursive: true, force: true });
  cache.write(path, 'Frist');
  expect(cache.read(path)).toBe('Frist');
  expect(readFileSync(join(dir, 'second-name'))).toHaveLength(3);
  expect(readdirSync(join(dir, TEMPORARY))).toEqual([]);
});

it('goes on where its folder was cleared meanwhile', () => {
  const dir = join(makeParent(), 'state');
  const cache = openCacheAt(dir);
  const [first, second] = [cache.pathOf(['a'], 'json'), cache.pathOf(['b'], 'json')];
  cache.write(first, 'Süre');
  rmSync(dir, { recursive: true });
  expect(cache.read(first)).toBeUndefined();
  cache.write(second, 'Frist');
  expect(cache.read(second)).toBe('Frist');
});

it('records each requested entry by its name up to the first dot', () => {
  const uses = new Set<string>();
  const cache = openCacheAt(makeParent(), uses);
  const path = cache.pathOf(['a'], 'html');
  expect([...uses]).toEqual([entryOf(`${path}.quick.br`)]);
});

it('is new with another Node.js, another ICU and other data of dates, and the same with a fixed Node.js', () => {
  const versions = { node: '22.16.0', icu: '77.1', cldr: '47', unicode: '16.0', tz: '2025b' };
  const now = describeRuntime(versions);
  expect(describeRuntime({ ...versions, node: '22.17.1' })).toBe(now);
  for (const [name, version] of Object.entries({ node: '24.0.0', icu: '78.1', cldr: '48', unicode: '17.0', tz: '2026a' }))
    expect(describeRuntime({ ...versions, [name]: version }), name).not.toBe(now);
});

it('is new with another Node.js: the state of the code says so', () => {
  const root = makeParent();
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const open = () => openCache({ root, cacheDir: root }, 'name', []).dir;
  const before = open();
  const { icu } = process.versions;
  Object.defineProperty(process.versions, 'icu', { value: '1.0', configurable: true });
  try {
    expect(open()).not.toBe(before);
  } finally {
    Object.defineProperty(process.versions, 'icu', { value: icu, configurable: true });
  }
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
