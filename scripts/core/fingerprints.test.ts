import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCacheAt } from './cache.ts';
import { openFingerprints } from './fingerprints.ts';

const makeDir = () => join(mkdtempSync(join(tmpdir(), 'fingerprints-')), 'state');
const open = (dir: string, earlierShare?: number) => openFingerprints(openCacheAt(dir), 'pages', earlierShare);

it('keeps what was set or asked for, and of the rest a share', () => {
  const dir = makeDir();
  const first = open(dir);
  for (const name of ['a', 'b', 'c', 'd']) first.set(name, `{"${name}":"two\nlines"}`);
  first.save();
  const second = open(dir, 0.5);
  expect(second.get('d')).toBe('{"d":"two\nlines"}');
  second.set('e', '');
  second.save();
  const third = open(dir);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => third.get(name) !== undefined)).toEqual([true, false, false, true, true, false]);
  expect(third.get('e')).toBe('');
});

it('writes nothing where nothing is new', () => {
  const dir = makeDir();
  const fingerprints = open(dir);
  fingerprints.get('a');
  fingerprints.save();
  expect(existsSync(dir)).toBe(false);
});
