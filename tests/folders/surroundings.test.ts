/** Machines without a network, Git, a terminal or a language, and personal settings that must not change the build. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashesOf, makeProject } from '../builds/project.ts';
import { reportMissing } from '../missing.ts';
import { type Circumstances, perform, succeeds, visit } from './places.ts';

const root = join(import.meta.dirname, '../..');
const isolates = succeeds('unshare', '-n', 'ip', 'link', 'set', 'lo', 'up');
const hasScript = succeeds('script', '-qec', 'stty cols 60', '/dev/null');
if (!isolates) reportMissing({ what: 'the commands without a network', needs: 'root, and ip', package: 'iproute2' });
if (!hasScript) reportMissing({ what: 'the commands in a narrow terminal', needs: 'script', package: 'bsdutils' });

/** A loopback device is all that is left of the network. */
const OFFLINE = isolates ? ['unshare', '-n', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] : [];
const NO_LANGUAGE = { LANG: '', LC_ALL: '', LANGUAGE: '' };
const UNUSUAL: readonly (readonly [string, Circumstances])[] = [
  ['without a network', { wrapper: OFFLINE }],
  ['with NODE_ENV=production', { env: { NODE_ENV: 'production' } }],
  ['without a language', { env: NO_LANGUAGE }],
  ['at the other end of the world', { env: { TZ: 'Pacific/Kiritimati' } }],
  ['without a home', { env: { HOME: '/nonexistent' } }],
  ['with files that nobody else may read', { wrapper: ['sh', '-c', 'umask 077; exec "$@"', 'sh'] }],
  ['with colours', { env: { FORCE_COLOR: '3' } }],
  ['without colours', { env: { NO_COLOR: '1', TERM: 'dumb' } }],
];
const ALL: Circumstances = {
  env: Object.assign({}, ...UNUSUAL.map(([, { env }]) => env), { NO_COLOR: undefined }),
  wrapper: UNUSUAL.flatMap(([, { wrapper = [] }]) => wrapper),
};
const CASES = process.env.LONG ? UNUSUAL : [['all of it at once', ALL] as const];

let dir = '';
let first: Record<string, string> = {};

beforeAll(async () => {
  dir = await makeProject('whole');
  const { code, output } = await perform(dir, ['npm', 'run', 'build']);
  expect(code, output).toBe(0);
  first = await hashesOf(dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('npm start', () => {
  it.each(CASES)('gives the same site %s', async (_, circumstances) => {
    for (const name of ['.cache', 'dist', 'hosting']) await rm(join(dir, name), { recursive: true });
    const { answers, output } = await visit(dir, ['npm', 'start'], ['/kira-takip'], circumstances);
    expect(answers['/kira-takip'], output).toMatchObject({ status: 200, text: expect.stringContaining('Belgeleri toplarız.') });
    expect(await hashesOf(dir)).toEqual(first);
  });
});

describe('npm run check', () => {
  it('works in a downloaded archive on a machine without Git, and says what that means', async () => {
    const bin = join(dir, '.bin');
    await mkdir(bin);
    // Git is where these are, as a rule.
    for (const program of ['npm', 'sh', 'env'])
      await symlink(execFileSync('which', [program], { encoding: 'utf8' }).trim(), join(bin, program));
    await symlink(process.execPath, join(bin, 'node'));
    const { code, output } = await perform(dir, ['npm', 'run', 'check'], { env: { PATH: bin } });
    expect(code, output).toBe(0);
    expect(output).toContain('Git is not installed');
  });

  it.skipIf(!hasScript)('prints the same in a terminal of 60 columns as into a file', async () => {
    // A mistake, so that there is something to print.
    const env = { CHECK_TEXTS: undefined };
    const command = [process.execPath, 'scripts/core/start/run.mjs', 'scripts/cli/check.ts'];
    await cp(join(root, 'tests/fixtures/bad/page-unknown/pages'), join(dir, 'content/pages'), { recursive: true });
    const plain = await perform(dir, command, { env });
    const quoted = command.map((part) => `'${part}'`).join(' ');
    const narrow = await perform(dir, ['script', '-qec', `stty cols 60; ${quoted}`, '/dev/null'], { env: { ...env, COLUMNS: '60' } });
    expect(plain.output).toContain('page-unknown');
    // A terminal shows warnings where they come, between the other lines.
    const linesOf = (output: string) => output.split(/\r?\n/).sort();
    expect(linesOf(narrow.output)).toEqual(linesOf(plain.output));
    expect(narrow.code).toBe(1);
  });
});

describe('npm ci', () => {
  it('installs what builds the site also where NODE_ENV is production', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'install-'));
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) await cp(join(root, name), join(copy, name));
    const { code, output } = await perform(copy, ['npm', 'ci', '--dry-run', '--offline'], { env: { NODE_ENV: 'production' } });
    await rm(copy, { recursive: true });
    expect(code, output).toBe(0);
    expect(output).toMatch(/^add vite \d/m);
    expect(output).toMatch(/^add vitest \d/m);
  });

  it('is the hint for a person who has not run it', async () => {
    const project = await makeProject();
    await rm(join(project, 'node_modules'));
    const { code, output } = await perform(project, [process.execPath, 'scripts/core/start/run.mjs', 'scripts/cli/start.ts']);
    await rm(project, { recursive: true });
    expect(code).toBe(1);
    expect(output).toMatch(/^The packages are not installed: run "npm ci"\. \(.+\)\n$/);
  });
});
