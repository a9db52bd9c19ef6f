/** Makes, continues, sends and takes back proposals. Never on a branch that a person works on, never by force, never with mistakes. */
import type { ProposingWords } from '../../../src/messages/propose.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { toSlug } from '../../content/toSlug.ts';
import { oneLine } from '../../core/oneLine.ts';
import { changeRefs, filesOf, findBranch, isAccepted, type ProposalBranch, refsOf, requireFree } from './branches.ts';
import type { Author } from './makeCommit.ts';
import { findProposable, prepare } from './prepare.ts';
import { ProposeRefusal } from './refusal.ts';
import { linkInAnswer, requestHref } from './remoteHost.ts';
import { type Repository, readIdentity } from './repository.ts';
import { openRequest, type RequestText } from './request.ts';
import { askRemote, push, readHost, removeSent } from './send.ts';

export interface ToPropose {
  readonly title: string;
  readonly reason: string;
  /** Used where Git has no name here, or when the writer has written another one. */
  readonly author: Author;
  /** From the top of the working tree. */
  readonly paths: readonly string[];
  /** Name of the proposal that is continued. */
  readonly into?: string | undefined;
  /** Tree of which the writer has read the report. */
  readonly seen?: string | undefined;
}

/** Findings of the check on a commit. `base` is the commit with which reviewers compare. */
export type CheckCommit = (prepared: {
  readonly base: string;
  readonly commit: string;
  readonly tree: string;
}) => Promise<readonly Issue[]>;

export interface Proposed {
  /** `proposal/a-shorter-lead-1a2b3c4`. */
  readonly name: string;
  /** What was done and what comes next. */
  readonly message: string;
  /** Where the request for review is, or is opened. */
  readonly href?: string | undefined;
}

/** Characters of a title; reviewers see it in lists. */
export const LONGEST_TITLE = 120;

/** Makes or continues a proposal and sends it. Throws a ProposeRefusal; then nothing has changed. */
export async function propose(repository: Repository, asked: ToPropose, check: CheckCommit): Promise<Proposed> {
  const { refusals, done } = repository.words;
  const text = readText(asked, refusals);
  const author = await readAuthor(repository, asked.author);
  const proposable = await findProposable(repository, asked.into);
  const prepared = await prepare(repository, proposable, asked.paths, { message: messageOf(text), author });
  if (asked.seen !== undefined && asked.seen !== prepared.tree) throw new ProposeRefusal(refusals.changedMeanwhile);
  const mistakes = (await check(prepared)).filter(({ severity }) => severity === 'error');
  if (mistakes.length > 0) throw new ProposeRefusal(refusals.findings({ number: mistakes.length }));
  const { commit, base, parent } = prepared;
  const name = proposable.into?.name ?? nameOf(text.title, commit);
  const refs = refsOf(name, repository.words);
  await changeRefs(
    repository,
    proposable.into
      ? [{ ref: refs.branch, from: parent, to: commit }]
      : [
          { ref: refs.branch, from: undefined, to: commit },
          { ref: refs.base, from: undefined, to: base },
        ],
  );
  const sent = await sendBranch(repository, name, commit, proposable.into?.sent, text);
  return { name, ...sent, message: `${proposable.into ? done.continued : done.made} ${sent.message}` };
}

/** Sends a proposal that was made before. */
export async function sendAgain(repository: Repository, name: string): Promise<Proposed> {
  const branch = await findBranch(repository, name);
  const body = (await repository.git(['log', '-1', '--format=%b', branch.tip])).trim();
  return { name, ...(await sendBranch(repository, name, branch.tip, branch.sent, { title: branch.title, reason: body })) };
}

/** Deletes the branch here, and at the remote if the desk has sent it and nobody has changed it there. */
export async function takeBack(repository: Repository, name: string): Promise<string> {
  const { done } = repository.words;
  const branch = await findBranch(repository, name);
  await requireFree(repository, { ...branch, sent: undefined });
  if (await isAccepted(repository, branch, await filesOf(repository, branch))) {
    await forget(repository, branch);
    return done.removed;
  }
  const host = branch.sent === undefined ? undefined : await readHost(repository);
  if (!host || branch.sent === undefined) {
    await forget(repository, branch);
    return done.takenBack;
  }
  const { branch: ref } = refsOf(name, repository.words);
  const there = await askRemote(repository, ref);
  if ('why' in there) return done.notTakenBack({ why: there.why });
  if (there.commit === branch.sent) {
    const removed = await removeSent(repository, ref, branch.sent);
    if (!removed.isSent) return done.notTakenBack({ why: removed.why });
  }
  await forget(repository, branch);
  return there.commit === '' || there.commit === branch.sent ? done.takenBack : done.takenBackHere({ host: host.name });
}

async function forget(repository: Repository, { name, tip, base, sent }: ProposalBranch): Promise<void> {
  const refs = refsOf(name, repository.words);
  await changeRefs(repository, [
    { ref: refs.branch, from: tip, to: undefined },
    { ref: refs.base, from: base, to: undefined },
    ...(sent === undefined ? [] : [{ ref: refs.sent, from: sent, to: undefined }]),
  ]);
}

/** Never throws for the remote's sake: the proposal exists, and the message says how it goes on. */
async function sendBranch(
  repository: Repository,
  name: string,
  commit: string,
  before: string | undefined,
  text: RequestText,
): Promise<Omit<Proposed, 'name'>> {
  const { remote, main, topLevel, words } = repository;
  const { next, notSent, done } = words;
  const host = await readHost(repository);
  const refs = refsOf(name, words);
  if (!host || remote === undefined)
    return { message: `${notSent.noRemote}. ${next.fetch({ name, command: `git fetch "${topLevel}" ${name}` })}` };
  const pushed = await push(repository, refs.branch, commit);
  if (!pushed.isSent)
    return { message: `${next.notSent({ why: pushed.why })} ${next.colleague({ name, command: `git push ${remote} ${name}` })}` };
  await changeRefs(repository, [{ ref: refs.sent, from: before, to: commit }]);
  const request = await openRequest(repository, host, { branch: name, ...text });
  if (request) return { message: done.requested, href: request };
  const href = linkInAnswer(pushed.stderr, name) ?? requestHref(host, main, name);
  return href ? { message: done.sentWithLink, href } : { message: done.sentOnly({ name, host: host.name }) };
}

function readText({ title, reason }: ToPropose, refusals: ProposingWords['refusals']): RequestText {
  const own = oneLine(title);
  if (!own) throw new ProposeRefusal(refusals.noTitle);
  if (own.length > LONGEST_TITLE) throw new ProposeRefusal(refusals.longTitle({ number: LONGEST_TITLE }));
  return { title: own, reason: reason.replace(/\r\n?/g, '\n').trim() };
}

/** What the writer has written; else what Git has here. Angle brackets and line ends have a meaning of their own for Git. */
async function readAuthor(repository: Repository, asked: Author): Promise<Author> {
  const own = await readIdentity(repository);
  const clean = (text: string) => oneLine(text.replace(/[<>\0]/g, ' '));
  const author = { name: clean(asked.name) || own.name, email: clean(asked.email) || own.email };
  if (!author.name || !/^\S+@\S+$/.test(author.email)) throw new ProposeRefusal(repository.words.refusals.noName);
  return author;
}

function messageOf({ title, reason }: RequestText): string {
  return reason ? `${title}\n\n${reason}\n` : `${title}\n`;
}

/** The title in Latin letters, or the day where it has none, and the beginning of the commit, so that no two are the same. */
function nameOf(title: string, commit: string): string {
  const words = toSlug(title).slice(0, 40).replace(/-+$/, '');
  return `proposal/${words || new Date().toISOString().slice(0, 10)}-${commit.slice(0, 7)}`;
}
