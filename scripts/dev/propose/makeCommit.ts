/** Makes a commit of chosen files without the index, the working tree or a branch of the person. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles, readEntries } from './changedFiles.ts';
import { ProposeRefusal } from './refusal.ts';
import type { Repository } from './repository.ts';

/** Who proposes. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

export interface ToCommit {
  /** The commit to which the files are added. */
  readonly parent: string;
  /** From the top of the working tree; a file that is gone there is removed. */
  readonly paths: readonly string[];
  readonly message: string;
  readonly author: Author;
  /** Seconds since 1970 with a time zone, in Git's form; now by default. */
  readonly date?: string | undefined;
}

/** Object name of the new commit. Nothing refers to it yet, so that Git forgets it after some weeks if nothing ever does. */
export async function makeCommit(repository: Repository, { parent, paths, message, author, date }: ToCommit): Promise<string> {
  const tree = await makeTree(repository, parent, paths);
  const { name, email } = author;
  const env = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
  const dates = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const settings = ['-c', 'i18n.commitEncoding=UTF-8'];
  return (
    await repository.git([...settings, 'commit-tree', tree, '-p', parent, '-F', '-'], { input: message, env: { ...env, ...dates } })
  ).trim();
}

/** The tree of `parent` in which the files have their texts of the folder. */
async function makeTree(repository: Repository, parent: string, paths: readonly string[]): Promise<string> {
  const { git, prefix, words } = repository;
  const outside = paths.find((path) => !path.startsWith(prefix) || path.split('/').includes('..'));
  if (outside !== undefined) throw new ProposeRefusal(words.refusals.outside({ file: outside }));
  const texts = await hashFiles(repository, paths, { isWritten: true });
  const modes = new Map((await readEntries(repository, parent, paths)).map(({ path, mode }) => [path, mode]));
  const lines = paths.map((path) => {
    const text = texts.get(path);
    return text ? `${modes.get(path) ?? '100644'} ${text}\t${path}` : `0 ${'0'.repeat(parent.length)}\t${path}`;
  });
  const scratch = await mkdtemp(join(tmpdir(), 'propose-'));
  try {
    // A separate index, so that what the person has staged stays as it is.
    const env = { GIT_INDEX_FILE: join(scratch, 'index') };
    await git(['read-tree', parent], { env });
    await git(['update-index', '-z', '--index-info'], { env, input: lines.map((line) => `${line}\0`).join('') });
    return (await git(['write-tree'], { env })).trim();
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
