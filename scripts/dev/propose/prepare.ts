/** Decides what a proposal would contain, before anybody is asked: the files, and a commit that nothing refers to yet. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, findBranch, isAccepted, type ProposalBranch, requireFree } from './branches.ts';
import { type ChangedFile, type ChangedFiles, compareFiles, listChangedFiles } from './changedFiles.ts';
import { makeCommit, type ToCommit } from './makeCommit.ts';
import { ProposeRefusal } from './refusal.ts';
import { findObstacle, type Repository } from './repository.ts';

/** What can be proposed now. */
export interface Proposable extends ChangedFiles {
  /** The proposal that is continued; undefined for a new one. */
  readonly into: ProposalBranch | undefined;
}

/** `into` names a proposal to continue. Throws a ProposeRefusal when it cannot be, or when nothing can be proposed at all. */
export async function findProposable(repository: Repository, into: string | undefined): Promise<Proposable> {
  const obstacle = await findObstacle(repository);
  if (obstacle) throw new ProposeRefusal(obstacle);
  const changed = await listChangedFiles(repository);
  if (into === undefined) return { ...changed, into: undefined };
  const branch = await findBranch(repository, into);
  await requireFree(repository, branch);
  const own = await filesOf(repository, branch);
  if (await isAccepted(repository, branch, own)) throw new ProposeRefusal(repository.words.refusals.accepted);
  // A text that the writer has set back since is no change in the folder, but one of the proposal.
  const paths = new Set([...changed.files, ...own].map(({ path }) => path));
  return { ...changed, files: await compareFiles(repository, branch.tip, [...paths]), into: branch };
}

/** A commit of chosen files. */
export interface Prepared {
  readonly commit: string;
  /** Equal for equal texts, whoever commits them and when. */
  readonly tree: string;
  /** The commit with which reviewers compare. */
  readonly base: string;
  /** The commit to which this one is added. */
  readonly parent: string;
}

/** For a commit that is only read: equal texts give the same commit, so that Git keeps one. */
export const TO_READ = { message: 'To read', author: { name: 'The desk', email: 'desk@localhost' }, date: '@946684800 +0000' } as const;

/** Commits the files of `paths`; throws a ProposeRefusal when one of them cannot be proposed. */
export async function prepare(
  repository: Repository,
  { files, into }: Pick<Proposable, 'files' | 'into'>,
  paths: readonly string[],
  labels: Pick<ToCommit, 'message' | 'author' | 'date'>,
): Promise<Prepared> {
  const { refusals } = repository.words;
  if (files.length === 0) throw new ProposeRefusal(into ? refusals.nothingNew : refusals.nothingChanged);
  if (paths.length === 0) throw new ProposeRefusal(refusals.nothingChosen);
  const known = new Map(files.map((file) => [file.path, file]));
  const chosen = paths.map((path): ChangedFile => {
    const file = known.get(path);
    if (!file) throw new ProposeRefusal(refusals.outside({ file: path }));
    return file;
  });
  await refuseConflicts(repository, chosen);
  const parent = into?.tip ?? repository.head;
  const commit = await makeCommit(repository, { parent, paths: chosen.map(({ path }) => path), ...labels });
  const tree = (await repository.git(['rev-parse', `${commit}^{tree}`])).trim();
  return { commit, tree, parent, base: into?.base ?? repository.head };
}

/** Git writes such lines where two versions contradict each other; whoever resolves a conflict by hand forgets one easily. */
async function refuseConflicts({ topLevel, words }: Repository, files: readonly ChangedFile[]): Promise<void> {
  for (const { path, blob } of files) {
    if (blob === undefined) continue;
    const text = await readFile(join(topLevel, path), 'utf8');
    if (/^(?:<{7}|>{7}) /m.test(text)) throw new ProposeRefusal(words.refusals.conflictMarks({ file: path }));
  }
}
