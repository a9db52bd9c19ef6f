import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { needProgram } from '../../tests/missing.ts';
import { readModifiedDays } from './modifiedDays.ts';

const hasGit = needProgram('git', 'days of change') !== undefined;

const root = mkdtempSync(join(tmpdir(), 'git-'));
const origin = join(root, 'origin');
const git = (cwd: string, day: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@x.example', ...parameters], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
const write = (name: string, text: string) => writeFileSync(join(origin, 'content/pages', name), text);

beforeAll(() => {
  if (!hasGit) return;
  mkdirSync(join(origin, 'content/pages'), { recursive: true });
  git(origin, '2026-01-01', 'init', '-q');
  write('tr.mdx', 'bir');
  write('ğüş.mdx', 'bir');
  git(origin, '2026-01-01', 'add', '.');
  git(origin, '2026-01-01', 'commit', '-qm', 'one');
  write('tr.mdx', 'iki');
  git(origin, '2026-03-05', 'commit', '-qam', 'two');
});
afterAll(() => rmSync(root, { recursive: true }));

describe.skipIf(!hasGit)('days of change from Git', () => {
  let warn: MockInstance<typeof console.warn>;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** Undefined for every file, and one line that says what fixes it. */
  async function expectFallback(dir: string, fix: string): Promise<void> {
    const contentDir = join(dir, 'content');
    // The development server asks again and again.
    for (let asked = 0; asked < 2; asked += 1) expect((await readModifiedDays(dir, contentDir))('content/pages/tr.mdx')).toBeUndefined();
    expect(warn.mock.calls).toEqual([[expect.stringContaining(fix)]]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('review dates are used'));
    expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('\n'));
  }

  // proves: routes.sitemap-dates
  it('are those of the last commit that touched the file', async () => {
    const dayOf = await readModifiedDays(origin, join(origin, 'content'));
    expect(dayOf('content/pages/tr.mdx')).toBe('2026-03-05');
    expect(dayOf('content/pages/ğüş.mdx')).toBe('2026-01-01');
    expect(dayOf('content/pages/new.mdx')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('are those of a merge for a text that was changed in it, and not for texts that it only brings', async () => {
    const dir = join(root, 'merged');
    const put = (name: string, text: string) => writeFileSync(join(dir, 'content', name), text);
    mkdirSync(join(dir, 'content'), { recursive: true });
    git(dir, '2026-01-01', 'init', '-q', '-b', 'main');
    for (const name of ['tr.mdx', 'de.mdx']) put(name, 'one');
    git(dir, '2026-01-01', 'add', '.');
    git(dir, '2026-01-01', 'commit', '-qm', 'one');
    git(dir, '2026-01-02', 'checkout', '-qb', 'branch');
    for (const name of ['tr.mdx', 'de.mdx']) put(name, 'branch');
    git(dir, '2026-01-02', 'commit', '-qam', 'branch');
    git(dir, '2026-01-03', 'checkout', '-q', 'main');
    put('tr.mdx', 'main');
    git(dir, '2026-01-03', 'commit', '-qam', 'main');
    git(dir, '2026-01-04', 'merge', '-q', '--no-commit', '-s', 'ours', 'branch');
    put('tr.mdx', 'both');
    put('de.mdx', 'branch');
    git(dir, '2026-01-04', 'commit', '-qam', 'merge');
    const dayOf = await readModifiedDays(dir, join(dir, 'content'));
    expect(dayOf('content/tr.mdx')).toBe('2026-01-04');
    expect(dayOf('content/de.mdx')).toBe('2026-01-02');
  });

  it.each([
    ['in a hook of another repository', { GIT_DIR: '/nowhere/.git', GIT_WORK_TREE: '/nowhere', GIT_INDEX_FILE: '/nowhere/index' }],
    ['with settings of a person', { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'diff.relative', GIT_CONFIG_VALUE_0: 'true' }],
    ['in colour', { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'color.ui', GIT_CONFIG_VALUE_0: 'always' }],
    ['in another zone and language', { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' }],
  ])('are the same %s', async (_, env) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const dayOf = await readModifiedDays(origin, join(origin, 'content'));
    expect(dayOf('content/pages/tr.mdx')).toBe('2026-03-05');
    expect(dayOf('content/pages/ğüş.mdx')).toBe('2026-01-01');
  });

  it('are not guessed in a shallow clone, which says so', async () => {
    execFileSync('git', ['clone', '-q', '--depth=1', pathToFileURL(origin).href, join(root, 'shallow')]);
    await expectFallback(join(root, 'shallow'), 'git fetch --unshallow');
  });

  it('are missing outside of a repository, which says so', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'nogit-'));
    mkdirSync(join(dir, 'content'));
    await expectFallback(dir, 'content is in no Git repository: clone the project');
    rmSync(dir, { recursive: true });
  });

  it('are missing without Git, which says so', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expectFallback(origin, 'Git is not installed: install it');
  });

  it('are missing in another user’s folder, which names the command', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    await expectFallback(origin, 'git config --global --add safe.directory');
  });

  it('are missing before the first commit, in Git’s own words', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'young-'));
    mkdirSync(join(dir, 'content'));
    git(dir, '2026-01-01', 'init', '-q');
    await expectFallback(dir, 'does not have any commits yet');
    rmSync(dir, { recursive: true });
  });
});
