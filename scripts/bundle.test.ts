import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** A project of three files, started as the scripts of this one are. */
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  mkdirSync(join(dir, 'scripts'));
  for (const name of ['run.mjs', 'bundle.mjs']) cpSync(join(import.meta.dirname, name), join(dir, 'scripts', name));
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  write(
    'main.ts',
    "import { word } from './word.ts';\nconst later = await import('./later.ts');\nconsole.log(word, later.place, process.argv[2]);",
  );
  write('word.ts', "export const word: string = 'first';");
  write(
    'later.ts',
    "import { basename } from 'node:path';\nexport const place = basename(import.meta.dirname) + ' ' + basename(import.meta.url);",
  );
});

function write(name: string, text: string): void {
  writeFileSync(join(dir, 'scripts', name), text);
}

async function start(): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'scripts/main.ts', 'given'], { cwd: dir });
  return stdout.trim();
}

/** The bundle and the note on it, with the times at which they were written. */
function kept(): string[] {
  const home = join(dir, '.cache/scripts');
  return readdirSync(home).map((name) => `${name} ${statSync(join(home, name)).ctimeMs}`);
}

describe('a script', () => {
  it('gets its parameters, knows where it stands, and is bundled once', async () => {
    expect(await start()).toBe('first scripts later.ts given');
    const made = kept();
    expect(made).toHaveLength(2);
    expect(await start()).toBe('first scripts later.ts given');
    expect(kept()).toEqual(made);
  });

  it.each(['word.ts', 'later.ts'])('says the new thing as soon as %s is another', async (name) => {
    await start();
    write(name, name === 'word.ts' ? "export const word = 'other';" : "export const place = 'other';");
    expect(await start()).toContain('other');
  });

  it('is not what it was once one of its files is broken, and is again when that is mended', async () => {
    await start();
    write('word.ts', "export const word = 'first");
    await expect(start()).rejects.toThrow('word.ts');
    write('word.ts', "export const word = 'mended';");
    expect(await start()).toContain('mended');
  });

  it('may be started many times at once', async () => {
    const said = await Promise.all(Array.from({ length: 4 }, start));
    expect(new Set(said)).toEqual(new Set(['first scripts later.ts given']));
    expect(kept()).toHaveLength(2);
  });

  it('runs where nothing can be kept', async () => {
    writeFileSync(join(dir, '.cache'), 'a file in the way of the folder');
    expect(await start()).toBe('first scripts later.ts given');
  });
});
