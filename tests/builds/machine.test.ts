/** The same content gives the same site on every machine: with other time zones, languages, folders, line ends and file systems, with and without Git. */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { foldCase } from '../../src/model/pathname.ts';
import { isLong } from '../long.ts';
import { needProgram } from '../missing.ts';
import { type BuildOutcome, build, hashesOf, makeProject, makeWarmProject, runScript } from './project.ts';

/** What the words say is left out where nothing depends on it: dictionaries take half a second to load. */
const HERE = { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', CHECK_TEXTS: 'no' };
const UNKNOWN_DAYS = 'Git history is not available, so review dates are used as the dates of the last change.';

let dir = '';
let first: Record<string, string> = {};

beforeAll(async () => {
  dir = await makeWarmProject(inject('cacheDir'), 'whole');
  await fix(dir);
  const { code, output } = await build(dir, HERE);
  expect(code, output).toBe(0);
  first = await hashesOf(dir);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

/** The texts have ids from the beginning, because the command that fixes line ends writes them too. */
async function fix(project: string): Promise<void> {
  const { code, output } = await runScript(project, ['scripts/cli/check.ts', '--fix'], HERE);
  expect(code, output).toBe(0);
}

async function expectSame(project: string, env: NodeJS.ProcessEnv = {}): Promise<BuildOutcome> {
  const outcome = await build(project, { ...HERE, ...env });
  expect(outcome.code, outcome.output).toBe(0);
  expect(await hashesOf(project)).toEqual(first);
  return outcome;
}

describe('the same content gives the same bytes', () => {
  it.runIf(isLong)('west of Greenwich, on a machine that speaks Turkish, where I and i are no pair', async () => {
    const env = { TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr', CHECK_TEXTS: 'yes' };
    const number = execFileSync(process.execPath, ['-p', '(1.5).toLocaleString()'], { env: { ...process.env, ...env } });
    expect(number.toString().trim()).toBe('1,5');
    await rm(join(dir, '.cache'), { recursive: true });
    await expectSame(dir, env);
  });

  it.runIf(isLong)('at the date line, in a folder whose name has blanks, signs and letters of its own', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'folder-'));
    const odd = join(parent, 'Köprü Hukuk – ığüşöç İ (1) & Söhne');
    try {
      const project = await makeProject('whole');
      await fix(project);
      await rename(project, odd);
      await expectSame(odd, { TZ: 'Pacific/Kiritimati' });

      const unreadable = join(parent, 'Büro #1');
      await rename(odd, unreadable);
      await rm(join(unreadable, '.cache'), { recursive: true });
      const { code, output } = await build(unreadable, HERE);
      expect(code).toBe(1);
      expect(output).toMatch(/^The folder .+ has "#" in its name, .+ Give it another name\.$/m);
      expect(await hashesOf(unreadable)).toEqual(first);
    } finally {
      await rm(parent, { recursive: true });
    }
  });

  it('on a disk on which no file has a second name', async () => {
    await expectSame(dir, { NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'noLinks.mjs')).href}` });
  });

  it('on a disk that takes capitals and small letters for the same: no two files meet there', () => {
    const names = Object.keys(first);
    expect(new Set(names.map((name) => foldCase(name.normalize('NFC')))).size).toBe(names.length);
  });
});

describe('files with the line ends of Windows', () => {
  it('are found, each with its fix, and one command gives the same site again', async () => {
    const content = join(dir, 'content');
    const files = (await readdir(content, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) {
      const text = await readFile(join(parentPath, name), 'utf8');
      await writeFile(join(parentPath, name), text.replaceAll('\n', '\r\n'));
    }
    const { code, output } = await build(dir, HERE);
    expect(code).toBe(1);
    expect(output.match(/ error {2}text-form\n {2}These lines have Windows line endings \(CR LF\)\./g)).toHaveLength(files.length);
    expect(output).toContain('npm run check -- --fix');
    expect(await hashesOf(dir)).toEqual(first);

    await fix(dir);
    await expectSame(dir);
  });
});

describe('days of change', () => {
  const git = (cwd: string, ...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@x.example', ...parameters], {
      cwd,
      env: { ...process.env, GIT_AUTHOR_DATE: '2026-03-05T12:00:00Z', GIT_COMMITTER_DATE: '2026-03-05T12:00:00Z' },
    });
  const lastmods = async (project: string) => new Set((await readFile(join(project, 'dist/sitemap.xml'), 'utf8')).match(/<lastmod>[^<]*/g));
  const warningsOf = ({ output }: BuildOutcome) => output.split('\n').filter((line) => line.startsWith(UNKNOWN_DAYS));

  it.runIf(isLong && needProgram('git', 'days of change in a build'))(
    'come from Git, and where it is missing or does not know them one line says why',
    async () => {
      expect(await lastmods(dir)).toEqual(new Set(['<lastmod>2026-01-01']));
      const outside = await expectSame(dir);
      expect(warningsOf(outside)).toEqual([
        `${UNKNOWN_DAYS} content is in no Git repository: clone the project instead of copying its files.`,
      ]);

      git(dir, 'init', '-q');
      git(dir, 'add', 'content');
      git(dir, 'commit', '-qm', 'one');
      const known = await build(dir, HERE);
      expect(known.code, known.output).toBe(0);
      expect(warningsOf(known)).toEqual([]);
      expect(await lastmods(dir)).toEqual(new Set(['<lastmod>2026-03-05']));

      const missing = await expectSame(dir, { PATH: '/nowhere' });
      expect(warningsOf(missing)).toEqual([`${UNKNOWN_DAYS} Git is not installed: install it from your system or from git-scm.com.`]);

      // The history of a shallow clone begins at its only commit, which seems to have changed everything.
      git(dir, 'commit', '-q', '--allow-empty', '-m', 'two');
      const clone = await mkdtemp(join(tmpdir(), 'clone-'));
      git(dir, 'clone', '-q', '--depth=1', '--no-checkout', pathToFileURL(dir).href, clone);
      await cp(join(clone, '.git'), join(dir, '.git'), { recursive: true });
      await rm(clone, { recursive: true });
      const shallow = await expectSame(dir);
      expect(warningsOf(shallow)).toEqual([
        `${UNKNOWN_DAYS} This is a shallow clone: fetch its history with "git fetch --unshallow" (GitHub Actions: fetch-depth: 0).`,
      ]);
    },
  );
});
