/** Derives the view of proposals: what can be proposed now, with its report, and the proposals made before. */
import { setTimeout } from 'node:timers/promises';
import { inLanguage } from '../../../src/messages/findings.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { ProposalRow, ProposeChoice, ProposeData, ProposeReport } from '../../../src/model/deskPropose.ts';
import type { Content } from '../../content/load.ts';
import type { DeskQuery, DeskSource } from '../desk/source.ts';
import { readWritten } from '../write/written.ts';
import { filesOf, isAccepted, isChangedSince, listBranches, type ProposalBranch } from './branches.ts';
import type { ChangedFile } from './changedFiles.ts';
import { groupFiles, keyOf } from './choices.ts';
import { explain } from './explain.ts';
import { chooseAtFirst } from './firstChoice.ts';
import { newsOf } from './news.ts';
import { findProposable, type Proposable, prepare, TO_READ } from './prepare.ts';
import { readRemarks } from './remarks.ts';
import { requestHref } from './remoteHost.ts';
import { openRepository, type Repository, readIdentity } from './repository.ts';
import { openReviews, type ProposalReview } from './review.ts';
import { readHost } from './send.ts';

/** Shared by the view and by the action that proposes: what was read needs no second check. */
export const reviews = openReviews();

/** A request ends after 60 s. A report that takes longer goes on being written, and the next request waits for it. */
const PATIENCE_MS = 20_000;

const NOTHING = { view: 'propose', notes: [], choices: [], author: { name: '', email: '' }, proposals: [] } as const;

/**
 * `into` continues a proposal. With `chosen`, only what is named `on` is proposed; else what ./firstChoice.ts decides, of which `page` names a page. With `report` the answer
 * waits for the report, which takes seconds.
 */
export async function deriveProposals({ config, content, language }: DeskSource, query: DeskQuery): Promise<ProposeData> {
  let repository: Repository;
  try {
    repository = await openRepository(config.contentDir, language);
  } catch (error) {
    return { ...NOTHING, problem: explain(error, language) };
  }
  const branches = await readBranches(repository);
  const author = await readIdentity(repository);
  const common = {
    ...NOTHING,
    author,
    host: (await readHost(repository))?.name,
    proposals: await Promise.all(branches.map((branch) => toRow(repository, content, branch, author.name))),
  };
  try {
    const proposable = await findProposable(repository, query.into || undefined);
    const written = await readWritten(config);
    return { ...common, ...(await deriveProposable(repository, content, proposable, { branches, written, query })) };
  } catch (error) {
    return { ...common, problem: explain(error, language) };
  }
}

interface Asked {
  readonly branches: readonly BranchWithFiles[];
  /** Paths in the content folder that were changed at this desk. */
  readonly written: ReadonlySet<string>;
  readonly query: DeskQuery;
}

async function deriveProposable(
  repository: Repository,
  content: Content,
  proposable: Proposable,
  { branches, written, query }: Asked,
): Promise<Pick<ProposeData, 'into' | 'notes' | 'choices' | 'tree' | 'report' | 'failure'>> {
  const { into, files } = proposable;
  const { prefix, language } = repository;
  const keyIn = ({ path }: ChangedFile) => keyOf(path.slice(prefix.length));
  const groups = groupFiles(files, prefix, content).map((group) => {
    const own = files.filter((file) => keyIn(file) === group.key);
    return { ...group, proposedIn: into ? undefined : branches.find((branch) => hasTexts(branch, own))?.title };
  });
  const first = chooseAtFirst(
    groups.filter(({ proposedIn }) => proposedIn === undefined),
    content,
    {
      continued: into && new Set(branches.find(({ name }) => name === into.name)?.files.map(keyIn)),
      written: new Set([...written].map(keyOf)),
      pageId: query.page || undefined,
    },
  );
  const choices = groups.map((group): ProposeChoice => {
    return { ...group, isChosen: query.chosen ? query[group.key] === 'on' : first.has(group.key) };
  });
  const common = { into: into && { name: into.name, title: into.title }, notes: await deriveNotes(repository, proposable), choices };
  const keys = new Set(choices.flatMap(({ key, isChosen }) => (isChosen ? [key] : [])));
  const paths = files.flatMap(({ path }) => (keys.has(keyOf(path.slice(prefix.length))) ? [path] : []));
  if (paths.length === 0) return common;
  const prepared = await prepare(repository, proposable, paths, TO_READ);
  if (!query.report && !reviews.isDone(prepared, language)) return { ...common, tree: prepared.tree };
  try {
    const report = await Promise.race([
      reviews.review(prepared, language).then((review) => toReport(review, language)),
      setTimeout(PATIENCE_MS, undefined, { ref: false }),
    ]);
    return { ...common, tree: prepared.tree, report };
  } catch (error) {
    return { ...common, tree: prepared.tree, failure: error instanceof Error ? error.message : String(error) };
  }
}

function toReport({ html, findings }: ProposalReview, language: Language): ProposeReport {
  const mistakes = findings.filter(({ severity }) => severity === 'error').map((issue) => inLanguage(issue, language));
  return { html, mistakes, warnings: findings.length - mistakes.length };
}

interface BranchWithFiles extends ProposalBranch {
  readonly files: readonly ChangedFile[];
  readonly isAccepted: boolean;
}

async function readBranches(repository: Repository): Promise<BranchWithFiles[]> {
  const branches = await listBranches(repository);
  return Promise.all(
    branches.map(async (branch) => {
      const files = await filesOf(repository, branch);
      return { ...branch, files, isAccepted: await isAccepted(repository, branch, files) };
    }),
  );
}

/** True if the proposal contains all of these texts as they are now. */
function hasTexts({ files }: BranchWithFiles, own: readonly ChangedFile[]): boolean {
  return own.every(({ path, blob }) => files.some((file) => file.path === path && file.blob === blob));
}

async function toRow(repository: Repository, content: Content, branch: BranchWithFiles, self: string): Promise<ProposalRow> {
  const { name, title, author, on, tip, sent, atRemote, files } = branch;
  const { prefix, head, main } = repository;
  const contents = groupFiles(files, prefix, content);
  const host = await readHost(repository);
  const news = newsOf(name);
  const isMerged = branch.isAccepted || news?.state === 'merged';
  const commits = [...new Set([atRemote, tip, head].filter((commit) => commit !== undefined))];
  return {
    name,
    title,
    author,
    on,
    contents,
    state: isMerged ? 'accepted' : sent === undefined ? 'unsent' : sent === tip ? 'sent' : 'newer',
    isChangedSince: !isMerged && (await isChangedSince(repository, files)),
    isChangedByOthers: sent !== undefined && atRemote !== undefined && atRemote !== sent,
    href: news?.href ?? (host && sent !== undefined && !isMerged ? requestHref(host, main, name) : undefined),
    request: news?.state,
    remarks: [
      ...(await readRemarks(repository, content, contents, { commits, own: [author, self] })),
      ...(news?.remarks ?? []).map((own) => ({ ...own, where: '' })),
    ],
  };
}

async function deriveNotes(repository: Repository, { ignored, strange }: Proposable): Promise<string[]> {
  const { git, head, branch, main, remote, isShallow, prefix, words } = repository;
  const { notes } = words;
  const own = (paths: readonly string[]) => ({ files: paths.map((path) => path.slice(prefix.length)).join(', '), number: paths.length });
  const mains = [`refs/heads/${main}`, ...(remote === undefined ? [] : [`refs/remotes/${remote}/${main}`])].map((ref) => `^${ref}`);
  const ahead =
    branch !== undefined && branch !== main
      ? Number(await git(['rev-list', '--count', '--ignore-missing', head, ...mains]).catch(() => '0'))
      : 0;
  return [
    ...(branch === undefined ? [notes.detached] : []),
    ...(branch !== undefined && ahead > 0 ? [notes.ahead({ name: branch, main, number: ahead })] : []),
    ...(ignored.length > 0 ? [notes.ignored(own(ignored))] : []),
    ...(strange.length > 0 ? [notes.strange(own(strange))] : []),
    ...(isShallow ? [notes.shallow] : []),
  ];
}
