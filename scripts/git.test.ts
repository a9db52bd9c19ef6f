import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readModifiedDays } from './git.ts';

const root = mkdtempSync(join(tmpdir(), 'git-'));
const origin = join(root, 'origin');
const git = (cwd: string, day: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@x.example', ...parameters], {
    cwd,
    env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
const write = (name: string, text: string) => writeFileSync(join(origin, 'content/pages', name), text);

beforeAll(() => {
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

describe('days of change from Git', () => {
  it('are those of the last commit that touched the file', async () => {
    const dayOf = await readModifiedDays(origin, join(origin, 'content'));
    expect(dayOf('content/pages/tr.mdx')).toBe('2026-03-05');
    expect(dayOf('content/pages/ğüş.mdx')).toBe('2026-01-01');
    expect(dayOf('content/pages/new.mdx')).toBeUndefined();
  });

  it('are not guessed in a shallow clone, which says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    execFileSync('git', ['clone', '-q', '--depth=1', `file://${origin}`, join(root, 'shallow')]);
    const dayOf = await readModifiedDays(join(root, 'shallow'), join(root, 'shallow/content'));
    expect(dayOf('content/pages/tr.mdx')).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('shallow clone'));
    warn.mockRestore();
  });

  it('are missing outside of Git, which says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const dir = mkdtempSync(join(tmpdir(), 'nogit-'));
    expect((await readModifiedDays(dir, dir))('content/pages/tr.mdx')).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('No dates from Git'));
    warn.mockRestore();
    rmSync(dir, { recursive: true });
  });
});
