/** How this project asks Git: with an environment of its own, for the commit of a folder and for its files that no commit has. */
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Hooks of Git name a repository in the environment; asked in a folder, Git has to find that folder's own. In English, because answers are read. */
export function gitEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, GIT_COMMON_DIR, GIT_OBJECT_DIRECTORY, GIT_SHALLOW_FILE, ...rest } = env;
  return { ...rest, LC_ALL: 'C' };
}

/** The commit that the folder stands on; undefined where there is none. */
export async function readCommit(dir: string): Promise<string | undefined> {
  try {
    return (await run('git', ['rev-parse', 'HEAD'], { cwd: dir, env: gitEnvironment() })).stdout.trim();
  } catch {
    return undefined;
  }
}

/** Names of files in a folder whose present text is in no commit. Without Git, and outside of a repository, there are none. */
export async function listUncommitted(dir: string): Promise<string[]> {
  try {
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const { stdout } = await run('git', ['status', ...options, '--', '.'], { cwd: dir, env: gitEnvironment() });
    // Two letters, a blank and a path; D: the file is gone already.
    const entries = stdout.split('\0').filter((entry) => /^[^D]{2} /.test(entry));
    return entries.map((entry) => basename(entry.slice(3))).sort();
  } catch {
    return [];
  }
}
