import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasFile, isSpelt } from './hasFile.ts';

const parent = mkdtempSync(join(tmpdir(), 'files-'));
const dir = join(parent, 'dist');
mkdirSync(join(dir, 'de'), { recursive: true });
for (const name of ['dist/index.html', 'dist/de/mietrecht.html', 'secret.html']) writeFileSync(join(parent, name), '');
afterAll(() => rmSync(parent, { recursive: true }));

describe('a file of the site', () => {
  it.each(['index.html', 'de/mietrecht.html'])('is there: %s', (name) => {
    expect(hasFile(dir, name)).toBe(true);
  });

  it('is there where the site’s folder is a link', () => {
    symlinkSync(dir, join(parent, 'current'), 'junction');
    expect(hasFile(join(parent, 'current'), 'de/mietrecht.html')).toBe(true);
  });

  it.each([
    'de',
    'other.html',
    'de\\mietrecht.html',
    '..\\secret.html',
    'index.html::$DATA',
    'index.html.',
    'index.html ',
    'de./mietrecht.html',
  ])('is not there, nor anywhere outside: %s', (name) => {
    expect(hasFile(dir, name)).toBe(false);
  });

  it('answers to its own capitals and small letters only', () => {
    expect(hasFile(dir, 'DE/Mietrecht.html')).toBe(false);
    expect(isSpelt('/srv/dist/de/mietrecht.html', 'DE/Mietrecht.html')).toBe(false);
    expect(isSpelt('/srv/dist/de/mietrecht.html', 'de/mietrecht.html')).toBe(true);
    expect(isSpelt('/elsewhere/picture.png', 'pictures/1.png')).toBe(true);
  });
});
