/** Opens the repository of the content for proposals, and finds what stands in the way of one. Reads only. */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Language } from '../../../src/messages/language.ts';
import { PROPOSING_WORDS, type ProposingWords } from '../../../src/messages/propose.ts';
import { withSlashes } from '../../core/paths.ts';
import { ProposeRefusal } from './refusal.ts';
import { CommandFailure, type GitOptions, runGit } from './runGit.ts';

export interface Repository {
  /** Runs Git at the top of the working tree, and returns its standard output. */
  readonly git: (args: readonly string[], options?: GitOptions) => Promise<string>;
  /** Top of the working tree. */
  readonly topLevel: string;
  /** The content folder from there: `content/`; empty if it is the top itself. */
  readonly prefix: string;
  /** Commit that is checked out. */
  readonly head: string;
  /** Branch that is checked out; undefined for a detached HEAD. */
  readonly branch: string | undefined;
  /** Name of the branch that becomes the site. */
  readonly main: string;
  /** Where proposals are sent. */
  readonly remote: string | undefined;
  readonly isShallow: boolean;
  /** Of the writer. */
  readonly language: Language;
  readonly words: ProposingWords;
}

/** Throws a ProposeRefusal where nothing can be proposed. */
export async function openRepository(contentDir: string, language: Language): Promise<Repository> {
  const words = PROPOSING_WORDS[language];
  const topLevel = await findTopLevel(contentDir, words);
  const git: Repository['git'] = async (args, options) => (await runGit(topLevel, args, options)).stdout;
  const ask = async (...args: readonly string[]) => (await git(args).catch(() => '')).trim();
  const head = await ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
  if (!head) throw new ProposeRefusal(words.refusals.noCommit);
  const branch = (await ask('symbolic-ref', '--quiet', '--short', 'HEAD')) || undefined;
  const inside = withSlashes(relative(await realpath(topLevel), await realpath(contentDir)));
  const remote = await chooseRemote(ask, branch);
  return {
    git,
    topLevel,
    prefix: inside && `${inside}/`,
    head,
    branch,
    main: await findMain(ask, branch, remote),
    remote,
    isShallow: (await ask('rev-parse', '--is-shallow-repository')) === 'true',
    language,
    words,
  };
}

/** The name and address that Git writes into commits here; without guesses from the name of the computer. */
export async function readIdentity({ git }: Repository): Promise<{ readonly name: string; readonly email: string }> {
  const ident = await git(['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT']).catch(() => '');
  const [, name, email] = /^(.*) <(.*)> \d+ \S+\s*$/.exec(ident) ?? [];
  if (name && email) return { name, email };
  const ask = (key: string) =>
    git(['config', key]).then(
      (text) => text.trim(),
      () => '',
    );
  return { name: await ask('user.name'), email: await ask('user.email') };
}

/** Operations that Git has begun and not finished, by the file or folder that shows it. */
const IN_PROGRESS = [
  ['MERGE_HEAD', 'merge', 'git merge --abort'],
  ['rebase-merge', 'rebase', 'git rebase --abort'],
  ['rebase-apply', 'rebase', 'git rebase --abort'],
  ['CHERRY_PICK_HEAD', 'cherryPick', 'git cherry-pick --abort'],
  ['REVERT_HEAD', 'revert', 'git revert --abort'],
  ['BISECT_LOG', 'bisect', 'git bisect reset'],
] as const;

/** Why no proposal can be made from the present state of the folder; undefined when one can. */
export async function findObstacle({ git, topLevel, words: { refusals, operations } }: Repository): Promise<string | undefined> {
  const paths = (await git(['rev-parse', ...IN_PROGRESS.flatMap(([name]) => ['--git-path', name])])).trimEnd().split('\n');
  const found = IN_PROGRESS.find((_, index) => existsSync(resolve(topLevel, paths[index] ?? '')));
  if (found) return refusals.inProgress({ what: operations[found[1]], command: found[2] });
  // A line is mode, object and stage, a tab, and the path.
  const unmerged = (await git(['ls-files', '--unmerged', '-z'])).split('\0')[0]?.split('\t')[1];
  return unmerged ? refusals.conflict({ file: unmerged }) : undefined;
}

/** Names of the branches that are checked out in a working tree of this repository. */
export async function listCheckedOut({ git }: Repository): Promise<ReadonlySet<string>> {
  const lines = (await git(['worktree', 'list', '--porcelain'])).split('\n');
  return new Set(lines.flatMap((line) => /^branch refs\/heads\/(.+)$/.exec(line)?.[1] ?? []));
}

async function findTopLevel(contentDir: string, { refusals }: ProposingWords): Promise<string> {
  try {
    return (await runGit(contentDir, ['rev-parse', '--show-toplevel'])).stdout.replace(/\r?\n$/, '');
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    if (error.why === 'missing') throw new ProposeRefusal(refusals.gitMissing);
    const command = error.stderr.includes('dubious ownership') && /git config --global .+/.exec(error.stderr)?.[0];
    throw new ProposeRefusal(command ? refusals.notTrusted({ command }) : refusals.noRepository);
  }
}

type Ask = (...args: readonly string[]) => Promise<string>;

/** The remote to which the person pushes; else `origin`, else the first one. */
async function chooseRemote(ask: Ask, branch: string | undefined): Promise<string | undefined> {
  const remotes = (await ask('remote')).split('\n').filter(Boolean);
  const keys = [...(branch ? [`branch.${branch}.pushRemote`] : []), 'remote.pushDefault', ...(branch ? [`branch.${branch}.remote`] : [])];
  for (const key of keys) {
    const configured = await ask('config', key);
    if (remotes.includes(configured)) return configured;
  }
  return remotes.find((name) => name === 'origin') ?? remotes[0];
}

async function findMain(ask: Ask, branch: string | undefined, remote: string | undefined): Promise<string> {
  const remoteHead = remote && (await ask('symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`));
  if (remote && remoteHead) return remoteHead.slice(remote.length + 1);
  for (const name of ['main', 'master']) {
    const places = [`refs/heads/${name}`, ...(remote ? [`refs/remotes/${remote}/${name}`] : [])];
    for (const ref of places) if (await ask('rev-parse', '--verify', '--quiet', ref)) return name;
  }
  return branch ?? 'main';
}
