/** Reads states of the project from Git without changing its files, its index or its branches. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Answer } from '../../src/messages/answers.ts';
import { UsageError } from '../core/command.ts';
import { gitEnvironment } from '../core/git.ts';
import { withSlashes } from '../core/paths.ts';

const run = promisify(execFile);

/** Two states to compare. */
export interface Range {
  /** Commit of the earlier state. */
  readonly base: string;
  /** Commit of the later state; undefined means the files on disk. */
  readonly head?: string | undefined;
  /** The range in the form in which it was requested, for people. */
  readonly label: string;
}

/**
 * Reads `base`, `base..head` or `base...head`; with three dots the earlier state is the merge base. Throws a UsageError when Git is missing
 * or a name denotes no commit.
 */
export async function resolveRange(root: string, asked: string): Promise<Range> {
  const [, left = '', dots, right = ''] = /^(.*?)(?:(\.{2,3})(.*))?$/.exec(asked) ?? [];
  const head = dots ? await resolveCommit(root, right || 'HEAD') : undefined;
  const given = await resolveCommit(root, left || 'HEAD');
  const base =
    dots === '...' && head
      ? await git(root, ['merge-base', given, head], (words) => words.noCommonCommit({ before: left, after: right }))
      : given;
  return { base: base.trim(), head, label: dots ? `${left || 'HEAD'}${dots}${right || 'HEAD'}` : `${left} and the files on disk` };
}

/** Writes a folder of a commit into `target`. The result is empty if the commit does not have the folder. */
export async function extractFolder(root: string, commit: string, folder: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const topLevel = (await git(root, ['rev-parse', '--show-toplevel'])).trim();
  const inside = withSlashes(relative(topLevel, await realpath(folder).catch(() => folder)));
  const tree = `${commit}:${inside}`;
  const exists = await git(root, ['cat-file', '-e', tree]).then(
    () => true,
    () => false,
  );
  if (!exists) return;
  const scratch = await mkdtemp(join(tmpdir(), 'review-index-'));
  try {
    // A separate index, so that the person's staged changes stay unchanged.
    const env = { ...gitEnvironment(), GIT_INDEX_FILE: join(scratch, 'index') };
    await run('git', ['read-tree', tree], { cwd: topLevel, env });
    await run('git', ['checkout-index', '--all', `--prefix=${target}/`], { cwd: topLevel, env });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Names of all files that differ between the two states, relative to `root`; including untracked files on disk. */
export async function listChangedFiles(root: string, { base, head }: Range): Promise<string[]> {
  const names = (text: string) => text.split('\0').filter(Boolean);
  const changed = names(
    await git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', base, ...(head ? [head] : []), '--', '.']),
  );
  if (head) return changed;
  return [...changed, ...names(await git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']))];
}

/** The day and first line of a commit, for people: `2026-09-26 A shorter lead`. */
export async function describeCommit(root: string, commit: string): Promise<string> {
  return (await git(root, ['log', '-1', '--format=%cs %s', commit])).trim();
}

async function resolveCommit(root: string, name: string): Promise<string> {
  const commit = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], (words) =>
    words.noCommitNamed({ name }),
  );
  return commit.trim();
}

async function git(root: string, args: readonly string[], problem?: Answer): Promise<string> {
  try {
    return (await run('git', [...args], { cwd: root, env: gitEnvironment(), maxBuffer: 256 * 1024 * 1024 })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UsageError((words) => words.gitMissing);
    throw new UsageError(problem ?? `git ${args[0]} failed: ${(error as { stderr?: string }).stderr?.trim()}.`);
  }
}
