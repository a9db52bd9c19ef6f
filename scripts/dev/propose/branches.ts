/**
 * The proposals of this repository: branches that the desk has made, each with the commit from which it began and the commit that was sent.
 * Git itself keeps both, as refs that no command shows as branches.
 */
import type { ProposingWords } from '../../../src/messages/propose.ts';
import { type ChangedFile, hashFiles } from './changedFiles.ts';
import { explainGit } from './explain.ts';
import { ProposeRefusal } from './refusal.ts';
import { listCheckedOut, type Repository } from './repository.ts';
import { CommandFailure } from './runGit.ts';

export interface ProposalBranch {
  /** `proposal/a-shorter-lead-1a2b3c4`. */
  readonly name: string;
  readonly title: string;
  readonly author: string;
  /** Day of the newest commit, YYYY-MM-DD. */
  readonly on: string;
  readonly tip: string;
  /** The commit from which it began. */
  readonly base: string;
  /** The commit that the desk has sent last. */
  readonly sent: string | undefined;
  /** Where the branch is at the remote, as last heard. */
  readonly atRemote: string | undefined;
}

const NAME = /^proposal\/[a-z0-9-]+$/;

/** Where Git keeps the branch, its beginning, and what was sent. */
export function refsOf(
  name: string,
  { refusals }: ProposingWords,
): { readonly branch: string; readonly base: string; readonly sent: string } {
  // Whatever a request says, no other branch is ever touched.
  if (!NAME.test(name)) throw new ProposeRefusal(refusals.unknown({ name }));
  const own = name.slice('proposal/'.length);
  return { branch: `refs/heads/${name}`, base: `refs/desk/base/${own}`, sent: `refs/desk/sent/${own}` };
}

/** Newest first. Branches that were not made by the desk are left out. */
export async function listBranches({ git, remote, words }: Repository): Promise<ProposalBranch[]> {
  const format = ['refname', 'objectname', 'authorname', 'committerdate:short', 'contents:subject']
    .map((field) => `%(${field})`)
    .join('%09');
  const places = ['refs/heads/proposal', 'refs/desk', ...(remote === undefined ? [] : [`refs/remotes/${remote}/proposal`])];
  const lines = (await git(['for-each-ref', '--sort=-committerdate', `--format=${format}`, ...places])).split('\n').filter(Boolean);
  const refs = new Map(lines.map((line) => [line.split('\t')[0] ?? '', line.split('\t').slice(1)]));
  const commitOf = (ref: string) => refs.get(ref)?.[0];
  return [...refs].flatMap(([ref, [tip = '', author = '', on = '', ...title]]): ProposalBranch[] => {
    const name = ref.slice('refs/heads/'.length);
    if (!ref.startsWith('refs/heads/') || !NAME.test(name)) return [];
    const own = refsOf(name, words);
    const base = commitOf(own.base);
    if (base === undefined) return [];
    const atRemote = remote === undefined ? undefined : commitOf(`refs/remotes/${remote}/${name}`);
    return [{ name, title: title.join('\t'), author, on, tip, base, sent: commitOf(own.sent), atRemote }];
  });
}

/** Throws a ProposeRefusal when the desk has no such proposal. */
export async function findBranch(repository: Repository, name: string): Promise<ProposalBranch> {
  const found = (await listBranches(repository)).find((branch) => branch.name === name);
  if (!found) throw new ProposeRefusal(repository.words.refusals.unknown({ name }));
  return found;
}

/** Throws a ProposeRefusal when somebody works on the branch, or has changed it elsewhere. */
export async function requireFree(repository: Repository, { name, sent, atRemote }: ProposalBranch): Promise<void> {
  const { refusals } = repository.words;
  if ((await listCheckedOut(repository)).has(name)) throw new ProposeRefusal(refusals.checkedOut({ name }));
  if (sent !== undefined && atRemote !== undefined && atRemote !== sent) throw new ProposeRefusal(refusals.changedByOthers);
}

/** The files that a proposal changes, with their texts before and in it. */
export async function filesOf({ git }: Repository, { base, tip }: Pick<ProposalBranch, 'base' | 'tip'>): Promise<ChangedFile[]> {
  const fields = (await git(['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, tip])).split('\0').filter(Boolean);
  const textOf = (object: string | undefined) => (object === undefined || /^0+$/.test(object) ? undefined : object);
  // Records alternate: modes, objects and status; then the path.
  return fields.flatMap((record, index) => {
    if (index % 2 === 1) return [];
    const [, , before, blob] = record.split(' ');
    return [{ path: fields[index + 1] ?? '', before: textOf(before), blob: textOf(blob) }];
  });
}

/** True when the folder has other texts of these files than the proposal. */
export async function isChangedSince(repository: Repository, files: readonly ChangedFile[]): Promise<boolean> {
  const now = await hashFiles(
    repository,
    files.map(({ path }) => path),
  );
  return files.some(({ path, blob }) => now.get(path) !== blob);
}

/** True when what the proposal changes is in the branch that becomes the site, here or at the remote, however it was merged. */
export async function isAccepted(repository: Repository, branch: ProposalBranch, files: readonly ChangedFile[]): Promise<boolean> {
  const { git, main, remote } = repository;
  const names = [`refs/heads/${main}`, ...(remote === undefined ? [] : [`refs/remotes/${remote}/${main}`])];
  for (const name of names) {
    const commit = (await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).catch(() => '')).trim();
    if (commit && (await hasChanges(repository, commit, branch, files))) return true;
  }
  return false;
}

async function hasChanges(
  { git }: Repository,
  main: string,
  { base, tip }: ProposalBranch,
  files: readonly ChangedFile[],
): Promise<boolean> {
  if (main === base || files.length === 0) return false;
  // A merge that would change nothing; Git before 2.38 cannot try it.
  const [merged, own] = await Promise.all([
    git(['merge-tree', '--write-tree', main, tip]).catch(() => ''),
    git(['rev-parse', `${main}^{tree}`]),
  ]);
  if (merged.trim() === own.trim()) return true;
  // Accepted as one commit (squash) and edited since: main has had each of these texts.
  const log = await git(['log', '--raw', '--no-abbrev', '--no-renames', '-m', '--first-parent', '-z', '--format=', `${base}..${main}`]);
  const had = new Set([...log.matchAll(/:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) \w+\0([^\0]+)\0/g)].map(([, blob, path]) => `${blob} ${path}`));
  return files.every(({ path, blob }) => had.has(`${blob ?? '0'.repeat(base.length)} ${path}`));
}

export interface RefChange {
  readonly ref: string;
  /** Undefined deletes the ref. */
  readonly to: string | undefined;
  /** What the ref has to be now; undefined if it must not exist. */
  readonly from: string | undefined;
}

/** Changes all refs or none. Throws a ProposeRefusal when one is not as expected, or when a hook refuses. */
export async function changeRefs({ git, language }: Repository, changes: readonly RefChange[]): Promise<void> {
  const lines = changes.map(({ ref, to, from }) => {
    if (to === undefined) return `delete ${ref}${from === undefined ? '' : ` ${from}`}`;
    return from === undefined ? `create ${ref} ${to}` : `update ${ref} ${to} ${from}`;
  });
  try {
    await git(['update-ref', '--stdin'], { input: `${lines.join('\n')}\n` });
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    throw new ProposeRefusal(explainGit(error, language));
  }
}
