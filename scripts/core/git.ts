/** How this project asks Git: with an environment of its own, and for the commit of a folder. */
import { execFile } from 'node:child_process';
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
