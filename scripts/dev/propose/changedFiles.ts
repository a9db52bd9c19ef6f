/** Finds the files of the content whose text in the folder differs from a commit. Writes nothing, not even the index. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './repository.ts';

/** A file whose text differs. */
export interface ChangedFile {
  /** From the top of the working tree. */
  readonly path: string;
  /** Object name of its text in the folder; undefined if the file is gone. */
  readonly blob: string | undefined;
  /** Object name of its text in the commit; undefined if the file is new. */
  readonly before: string | undefined;
}

export interface ChangedFiles {
  readonly files: readonly ChangedFile[];
  /** Files of the content that Git is told to ignore. */
  readonly ignored: readonly string[];
  /** Links and names with control characters, which are not proposed. */
  readonly strange: readonly string[];
}

/** Differences between the commit that is checked out and the folder; what is staged does not count. */
export async function listChangedFiles(repository: Repository): Promise<ChangedFiles> {
  const { git, topLevel, prefix, head } = repository;
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignored=matching', '--ignore-submodules=all'];
  const entries = (await git(['status', ...options, '--', prefix || '.'])).split('\0').filter(Boolean);
  // An entry is two status letters, a space and a path; a folder ends with a slash.
  const named = entries.map((entry) => ({ isIgnored: entry.startsWith('!!'), path: entry.slice(3) }));
  const own = named.filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).split('/').some(isHidden));
  const candidates = own.filter(({ isIgnored }) => !isIgnored).map(({ path }) => path);
  const strange = candidates.filter((path) => isStrange(topLevel, path));
  const paths = candidates.filter((path) => !strange.includes(path));
  return {
    files: await compareFiles(repository, head, paths),
    ignored: own.filter(({ isIgnored, path }) => isIgnored && TEXT.test(path)).map(({ path }) => path),
    strange,
  };
}

/** Those of the paths whose text in the folder differs from the commit. */
export async function compareFiles(repository: Repository, commit: string, paths: readonly string[]): Promise<ChangedFile[]> {
  const [before, now] = await Promise.all([readBlobs(repository, commit, paths), hashFiles(repository, paths)]);
  return paths.map((path) => ({ path, blob: now.get(path), before: before.get(path) })).filter((file) => file.blob !== file.before);
}

/** Object names of files in a commit, by path. */
async function readBlobs(repository: Repository, commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readEntries(repository, commit, paths)).map(({ path, blob }) => [path, blob]));
}

/** Those of the paths that a commit has as files. */
export async function readEntries(
  { git }: Repository,
  commit: string,
  paths: readonly string[],
): Promise<{ readonly path: string; readonly mode: string; readonly blob: string }[]> {
  if (paths.length === 0) return [];
  const lines = (await git(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...paths])).split('\0').filter(Boolean);
  return lines.map((line) => {
    const [mode = '', , blob = ''] = line.slice(0, line.indexOf('\t')).split(' ');
    return { path: line.slice(line.indexOf('\t') + 1), mode, blob };
  });
}

/** Object names of files in the folder, by path; `isWritten` also stores their texts in Git. Files that are gone are left out. */
export async function hashFiles(
  { git, topLevel }: Repository,
  paths: readonly string[],
  { isWritten = false } = {},
): Promise<ReadonlyMap<string, string>> {
  const present = paths.filter((path) => lstatSync(join(topLevel, path), { throwIfNoEntry: false })?.isFile());
  if (present.length === 0) return new Map();
  const input = `${present.join('\n')}\n`;
  const hashes = (await git(['hash-object', ...(isWritten ? ['-w'] : []), '--stdin-paths'], { input })).trimEnd().split('\n');
  return new Map(present.map((path, index) => [path, hashes[index] ?? '']));
}

/** Extensions of the content; a writer's backup copy may be ignored. */
const TEXT = /\.(?:mdx|yaml|txt)$/;

/** Editors keep their own files under such names; the content is read without them. */
function isHidden(name: string): boolean {
  return name.startsWith('.');
}

function isStrange(topLevel: string, path: string): boolean {
  const stat = lstatSync(join(topLevel, path), { throwIfNoEntry: false });
  return (stat !== undefined && !stat.isFile()) || [...path].some((sign) => sign < ' ' || sign === '\x7f' || sign === '"');
}
