/** Reads from Git when files were last changed. Without Git callers use a fallback, and one line prints the reason and the fix. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { gitEnvironment } from '../core/git.ts';
import { pathInside } from '../core/paths.ts';
import { CONTENT_LABEL, type SourceFile } from './read.ts';

const run = promisify(execFile);

/** Day of the last commit (YYYY-MM-DD, in the committer's time zone) by file path as shown in reports. */
export async function readModifiedDays(root: string, contentDir: string): Promise<(filePath: string) => string | undefined> {
  const days = new Map<string, string>();
  // A missing folder is reported when it is read.
  if (!existsSync(contentDir)) return () => undefined;
  const label = pathInside(root, contentDir) || contentDir;
  const git = async (...parameters: readonly string[]) =>
    (await run('git', [...parameters], { cwd: contentDir, env: gitEnvironment(), maxBuffer: 256 * 1024 * 1024 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') throw new Error(SHALLOW);
    const prefix = (await git('rev-parse', '--show-prefix')).trim();
    // Overrides a person's settings: file names must be complete and without other output between them.
    const settings = ['-c', 'core.quotepath=off', '-c', 'log.showSignature=false', '-c', 'diff.relative=false'];
    // `-c` lists the files of a merge that differ from both parents: those that somebody changed to resolve a conflict.
    const log = await git(...settings, 'log', '-c', '--no-color', '--format=@%cs', '--name-only', '--', '.');
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line.startsWith(prefix)) {
        const filePath = `${CONTENT_LABEL}/${line.slice(prefix.length)}`;
        if (!days.has(filePath)) days.set(filePath, day);
      }
    }
  } catch (error) {
    const warning = `Git history is not available, so review dates are used as the dates of the last change. ${explain(error as Failure, label)}`;
    // Warns only when a day is needed, so that the reason why content cannot be read stays the last line.
    return () => warnOnce(warning);
  }
  return (filePath) => days.get(filePath);
}

/** The last day on which a page's file or a passage that it shows was changed; undefined when no day is known. */
export function latestDay(
  { filePath, passages }: Pick<SourceFile, 'filePath' | 'passages'>,
  modifiedOf: ((filePath: string) => string | undefined) | undefined,
): string | undefined {
  const paths = [filePath, ...[...passages.values()].map((passage) => passage.filePath)];
  const days = paths.flatMap((path) => modifiedOf?.(path) ?? []);
  return days.sort().at(-1);
}

const warned = new Set<string>();

/** Warns once, because the development server reads after every edit. */
function warnOnce(text: string): undefined {
  if (!warned.has(text)) console.warn(text);
  warned.add(text);
}

const SHALLOW = 'shallow';

interface Failure extends Error {
  readonly code?: string | number;
  readonly stderr?: string;
}

function explain({ code, message, stderr = '' }: Failure, label: string): string {
  if (message === SHALLOW)
    return 'This is a shallow clone: fetch its history with "git fetch --unshallow" (GitHub Actions: fetch-depth: 0).';
  if (code === 'ENOENT') return 'Git is not installed: install it from your system or from git-scm.com.';
  if (stderr.includes('not a git repository')) return `${label} is in no Git repository: clone the project instead of copying its files.`;
  if (stderr.includes('dubious ownership')) {
    return `Git does not trust ${label}, because another user owns it: ${/git config --global .+/.exec(stderr)?.[0] ?? 'run as that user'}`;
  }
  return `Git says: ${(stderr || message).trim().split('\n')[0]}`;
}
