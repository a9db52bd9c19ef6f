/** Runs Git with a clean environment: reads the commit of a folder, and its files with uncommitted changes. */
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The environment without the variables by which Git hooks select a repository, so that Git finds the one of the current folder. Output is
 * English, because it is parsed.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, GIT_COMMON_DIR, GIT_OBJECT_DIRECTORY, GIT_SHALLOW_FILE, ...rest } =
    process.env;
  return { ...rest, LC_ALL: 'C' };
}

/** The commit that is checked out in the folder; undefined when there is none. */
export async function readCommit(dir: string): Promise<string | undefined> {
  try {
    return (await run('git', ['rev-parse', 'HEAD'], { cwd: dir, env: gitEnvironment() })).stdout.trim();
  } catch {
    return undefined;
  }
}

/** The name that Git writes into commits of this folder; undefined without Git or without a name. */
export async function readUserName(dir: string): Promise<string | undefined> {
  try {
    return (await run('git', ['config', 'user.name'], { cwd: dir, env: gitEnvironment() })).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Names of the files in a folder that have uncommitted content; none without Git or outside of a repository. */
export async function listUncommitted(dir: string): Promise<string[]> {
  try {
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const { stdout } = await run('git', ['status', ...options, '--', '.'], { cwd: dir, env: gitEnvironment() });
    // An entry is two status letters, a space and a path. Deleted files (D) are skipped.
    const entries = stdout.split('\0').filter((entry) => /^[^D]{2} /.test(entry));
    return entries.map((entry) => basename(entry.slice(3))).sort();
  } catch {
    return [];
  }
}
