/** Asks Git when files were last changed; a missing Git or a shallow clone gives no dates, and callers fall back. */
import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { CONTENT_LABEL } from './content/read.ts';

const run = promisify(execFile);

/** Day of the last commit (YYYY-MM-DD, in the committer's own zone) per file path as reports name it. */
export async function readModifiedDays(root: string, contentDir: string): Promise<(filePath: string) => string | undefined> {
  const days = new Map<string, string>();
  try {
    const shallow = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: contentDir });
    if (shallow.stdout.trim() === 'true') {
      console.warn('A shallow clone does not know when files were last changed (git fetch --unshallow); the review dates stand in.');
      return () => undefined;
    }
    const prefix = (await run('git', ['rev-parse', '--show-prefix'], { cwd: contentDir })).stdout.trim();
    const log = await run('git', ['-c', 'core.quotepath=off', 'log', '--format=@%cs', '--name-only', '--', '.'], {
      cwd: contentDir,
      maxBuffer: 256 * 1024 * 1024,
    });
    let day = '';
    for (const line of log.stdout.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line.startsWith(prefix)) {
        const filePath = `${CONTENT_LABEL}/${line.slice(prefix.length)}`;
        if (!days.has(filePath)) days.set(filePath, day);
      }
    }
  } catch {
    console.warn(`No dates from Git for ${relative(root, contentDir) || contentDir}; the review dates stand in.`);
  }
  return (filePath) => days.get(filePath);
}
