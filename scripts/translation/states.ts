/** Reads two states of the content, the earlier and the later one, both with today's code. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Issue } from '../../src/model/issue.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { openContentCache } from '../content/contentCache.ts';
import { type Content, loadContent } from '../content/load.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import type { Config } from '../core/config.ts';
import { describeCommit, extractFolder, type Range } from './gitTree.ts';
import { derivePublication, type Publication } from './publication.ts';
import { type PublicFile, readPublicFiles } from './publicFiles.ts';

/** The content at one time. */
export interface State {
  readonly content: Content;
  readonly publication: Publication;
  /** What the site answers: the manifest of `publication`. */
  readonly manifest: Manifest;
  /** All findings of all rules. */
  readonly issues: readonly Issue[];
  /** Files of public/, which are copied to the site unchanged. */
  readonly publicFiles: readonly PublicFile[];
}

export interface States {
  readonly before?: State | undefined;
  readonly after?: State | undefined;
  /** What could not be read unchanged. */
  readonly notes: readonly StateNote[];
  /** Why a state is missing: the findings of the reader. */
  readonly readingIssues: readonly Issue[];
}

/** `registers`: today's code cannot read these data files of the earlier state, and those of the later one are used. */
export type StateNote =
  | { readonly kind: 'laterUnread' | 'earlierUnread' }
  | { readonly kind: 'registers'; readonly files: readonly string[] };

/** Descriptions of both states, for people; `after` is undefined for the files on disk. */
export interface StateNames {
  readonly before: string;
  readonly after: string | undefined;
}

/** Describes both states by their commits. */
export async function nameStates(root: string, { base, head }: Range): Promise<StateNames> {
  const nameOf = async (commit: string) => `${commit.slice(0, 8)} (${await describeCommit(root, commit)})`;
  return { before: await nameOf(base), after: head && (await nameOf(head)) };
}

/** Checks the content; a parameter, because the rules are in a higher room. */
export type CheckContent = (content: Content) => Promise<readonly Issue[]>;

/** Earlier states that were read before, by commit: a process that reads many changes of the same commit reads it once. */
export type KnownStates = Map<string, State>;

/** Reads both. Throws a UsageError when Git cannot provide the files. */
export async function readStates(config: Config, range: Range, check: CheckContent, known: KnownStates = new Map()): Promise<States> {
  const scratch = await mkdtemp(join(tmpdir(), 'review-'));
  try {
    const baseDirs = await positionOf(config, range.base, join(scratch, 'base'));
    const headDirs = range.head ? await positionOf(config, range.head, join(scratch, 'head')) : ownDirs(config);

    const after = await readState(config, headDirs, check);
    if (!after.state) return { notes: [{ kind: 'laterUnread' }], readingIssues: after.issues };
    const notes: StateNote[] = [];
    let before: Awaited<ReturnType<typeof readState>> = known.has(range.base)
      ? { state: known.get(range.base), issues: [] }
      : await readState(config, baseDirs, check);
    if (before.state) known.set(range.base, before.state);
    else {
      // If today's code cannot read a data file of the earlier state, the changes of the pages are still shown.
      const unread = [...new Set(before.issues.map((issue) => basename(issue.filePath)))].filter((name) => REGISTERS.includes(name));
      await Promise.all(unread.map((name) => cp(join(headDirs.content, name), join(baseDirs.content, name))));
      notes.push({ kind: 'registers', files: unread });
      before = await readState(config, baseDirs, check);
    }
    if (!before.state) notes.push({ kind: 'earlierUnread' });
    return { before: before.state, after: after.state, notes, readingIssues: before.state ? [] : before.issues };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Where Git runs: the folder that contains the content folder, or the content folder if it is a repository of its own. */
export function gitRootOf({ contentDir }: Config): string {
  return existsSync(join(contentDir, '.git')) ? contentDir : dirname(contentDir);
}

/** Without these two files nothing else can be read (scripts/content/load.ts). */
const REGISTERS = ['site.yaml', 'facts.yaml'];

/** The folders of a state. */
export interface Dirs {
  readonly content: string;
  readonly publicDir: string;
}

function ownDirs(config: Config): Dirs {
  return { content: config.contentDir, publicDir: join(dirname(config.contentDir), 'public') };
}

async function positionOf(config: Config, commit: string, target: string): Promise<Dirs> {
  const own = ownDirs(config);
  const dirs = { content: join(target, CONTENT_LABEL), publicDir: join(target, 'public') };
  await extractFolder(gitRootOf(config), commit, own.content, dirs.content);
  await extractFolder(gitRootOf(config), commit, own.publicDir, dirs.publicDir);
  return dirs;
}

/** No state if the content cannot be read; then the issues contain the reasons. */
export async function readState(
  config: Config,
  dirs: Dirs,
  check: CheckContent,
): Promise<{ state?: State | undefined; issues: readonly Issue[] }> {
  const cache = openContentCache(config);
  const { content, issues: readingIssues } = await loadContent({ contentDir: dirs.content, cache });
  if (!content) return { issues: readingIssues };
  const issues = [...readingIssues, ...(await check(content))];
  const publication = derivePublication(content, issues);
  const { manifest } = publication;
  return { state: { content, publication, manifest, issues, publicFiles: await readPublicFiles(dirs.publicDir) }, issues };
}
