import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isLong } from '../../../tests/long.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** A project of three files, started as the scripts of this one are. */
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  mkdirSync(join(dir, 'scripts/core/start'), { recursive: true });
  const makers = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));
  for (const name of makers) cpSync(join(import.meta.dirname, name), join(dir, 'scripts/core/start', name));
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
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

async function start(cwd = dir): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/core/start/run.mjs', 'scripts/main.ts', 'given'], { cwd });
  return stdout.trim();
}

/** The files of bundles and the notes on them, with the times at which they were written. */
function kept(): string[] {
  const home = join(dir, '.cache/scripts');
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(home, name)).isFile());
  return files.map((name) => `${name} ${statSync(join(home, name)).ctimeMs}`).sort();
}

/** Folders of bundles. */
const bundles = () => readdirSync(join(dir, '.cache/scripts')).filter((name) => !name.endsWith('.json'));

describe('a script', () => {
  it('gets its parameters and its own path, and is bundled once', async () => {
    expect(await start()).toBe('first scripts later.ts given');
    const made = kept();
    expect(bundles()).toHaveLength(1);
    expect(await start()).toBe('first scripts later.ts given');
    expect(kept()).toEqual(made);
  });

  it.runIf(isLong)('keeps the same words in texts and remarks as they are', async () => {
    write('word.ts', "/* import.meta.dirname */ export const word = 'import.meta.url' + `import.meta.filename`;");
    expect(await start()).toBe('import.meta.urlimport.meta.filename scripts later.ts given');
  });

  it.each(['word.ts', 'later.ts'])('says the new thing as soon as %s is another', async (name) => {
    await start();
    write(name, name === 'word.ts' ? "export const word = 'other';" : "export const place = 'other';");
    expect(await start()).toContain('other');
  });

  it('is not what it was once one of its files is broken, and is again when that is fixed', async () => {
    await start();
    write('word.ts', "export const word = 'first");
    await expect(start()).rejects.toThrow('word.ts');
    write('word.ts', "export const word = 'fixed';");
    expect(await start()).toContain('fixed');
  });

  it('may be started many times at once', async () => {
    const said = await Promise.all(Array.from({ length: 4 }, () => start()));
    expect(new Set(said)).toEqual(new Set(['first scripts later.ts given']));
    expect(bundles()).toHaveLength(1);
  });

  it.runIf(isLong)('says the new thing when a package was installed, also under the same lock file', async () => {
    rmSync(join(dir, 'node_modules'));
    const install = (word: string) => {
      mkdirSync(join(dir, 'node_modules/said'), { recursive: true });
      writeFileSync(join(dir, 'node_modules/said/index.js'), `export const word = '${word}';`);
      writeFileSync(join(dir, 'node_modules/said/package.json'), '{ "name": "said", "type": "module", "exports": "./index.js" }');
      writeFileSync(join(dir, 'node_modules/.package-lock.json'), word);
    };
    install('old');
    symlinkSync(join(root, 'node_modules/rolldown'), join(dir, 'node_modules/rolldown'), 'junction');
    write('word.ts', "export { word } from 'said';");
    expect(await start()).toContain('old');
    install('newly installed');
    expect(await start()).toContain('newly installed');
  });

  it.runIf(isLong)('of a copied project is that of the copy', async () => {
    await start();
    const copy = `${dir}-copy`;
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    cpSync(dir, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    writeFileSync(join(copy, 'scripts/word.ts'), "export const word = 'the copy';");
    expect(await start(copy)).toContain('the copy');
    expect(await start()).toContain('first');
  });

  it.runIf(isLong)('stays when it is used, however old it is, and goes when nobody has used it for long', async () => {
    const home = join(dir, '.cache/scripts');
    const longAgo = new Date(Date.now() - 60 * 86_400_000);
    await start();
    const [first = ''] = bundles();
    utimesSync(join(home, first), longAgo, longAgo);
    // Used again, then another version takes its place.
    await start();
    write('word.ts', "export const word = 'second';");
    await start();
    expect(bundles()).toContain(first);
    utimesSync(join(home, first), longAgo, longAgo);
    write('word.ts', "export const word = 'third';");
    expect(await start()).toContain('third');
    expect(bundles()).not.toContain(first);
  });

  it.runIf(isLong)('that was there before comes back whole, however old it is', async () => {
    const home = join(dir, '.cache/scripts');
    const longAgo = new Date(Date.now() - 60 * 86_400_000);
    await start();
    for (const name of readdirSync(home)) utimesSync(join(home, name), longAgo, longAgo);
    write('word.ts', "export const word: string = 'first';");
    expect(await start()).toContain('first');
  });

  it('that fails tells the place in its source', async () => {
    write('word.ts', "export type A = string;\n\nthrow new Error('broken');\nexport const word = '';");
    const { stderr } = await run(process.execPath, ['--enable-source-maps', 'scripts/core/start/run.mjs', 'scripts/main.ts'], {
      cwd: dir,
    }).catch((error: { stderr: string }) => error);
    expect(stderr).toContain(`${join(realpathSync.native(dir), 'scripts/word.ts')}:3:7`);
  });

  // Windows has no such sign in names.
  const quoted = process.platform === 'win32' ? [] : ['a "b" c'];
  it.each(["it's", ...(isLong ? [...quoted, 'çalışma klasörü', 'сайт $1 & co'] : [])])('runs in a folder called %s', async (name) => {
    const parent = mkdtempSync(join(tmpdir(), 'bundle-'));
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
    const copy = join(parent, name);
    cpSync(dir, copy, { recursive: true, verbatimSymlinks: true });
    const word = "// import.meta.dirname is the folder\nexport const word = 'import.meta.url ' + import.meta.dirname;";
    writeFileSync(join(copy, 'scripts/word.ts'), word);
    expect(await start(copy)).toBe(`import.meta.url ${join(realpathSync.native(copy), 'scripts')} scripts later.ts given`);
  });

  it.runIf(isLong)('runs where nothing can be kept', async () => {
    writeFileSync(join(dir, '.cache'), 'a file in the way of the folder');
    expect(await start()).toBe('first scripts later.ts given');
  });
});
