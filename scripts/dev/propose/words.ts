/** What the desk says about proposals, in a writer's words: why something cannot be done and the way on, and what was done. */
import { counted } from '../../core/counted.ts';

/** Why a proposal cannot be made, sent or taken back; its message is for the writer. */
export class ProposeRefusal extends Error {}

export const REFUSALS = {
  gitMissing:
    'Git is not installed on this computer; a colleague can install it (git-scm.com), and your texts stay in the folder until then.',
  noRepository:
    'This folder is no copy made with Git, so that nothing can be proposed from it; ask a colleague for a clone of the project.',
  noCommit: 'Git keeps no first state of this project yet; a colleague has to commit the project once.',
  notTrusted: (command: string) =>
    `Git does not trust this folder, because it belongs to another user; a colleague can allow it: ${command}`,
  inProgress: (what: string, command: string) =>
    `Git is in the middle of a ${what} in this folder; a colleague finishes it, or gives it up with: ${command}`,
  conflict: (filePath: string) =>
    `Two versions of ${filePath} contradict each other and nobody has settled it yet; a colleague has to solve this conflict first.`,
  conflictMarks: (filePath: string) =>
    `${filePath} still contains both versions of a conflict (lines that begin with “<<<<<<<”); keep one of them.`,
  nothingChanged: 'Nothing differs from the last saved state, so there is nothing to propose.',
  nothingChosen: 'No changed page is chosen; tick at least one.',
  nothingNew: 'This proposal already contains the texts as they are now.',
  outside: (path: string) => `“${path}” is no changed text of the content, so that it cannot be proposed; load this view again.`,
  noTitle: 'The proposal has no title; say in one sentence what changes.',
  longTitle: (most: number) => `The title is longer than ${most} characters; put the rest into the reason.`,
  noName: 'Nobody would know whose proposal it is; write your name and your e-mail address.',
  findings: (count: number) =>
    `The check found ${counted(count, 'mistake')} in exactly these texts; settle ${count === 1 ? 'it' : 'them'} first.`,
  changedMeanwhile: 'A text was changed while the proposal was being made; read the report again and give it to review then.',
  unknown: (name: string) => `The desk has no proposal “${name}” in this folder; load this view again.`,
  accepted: 'This proposal has been accepted; make a new one for further changes.',
  checkedOut: (name: string) =>
    `The branch ${name} is open in a folder of this computer, so that the desk leaves it alone; a colleague can open another one (git switch main).`,
  changedByOthers:
    'A colleague has changed this proposal where it was sent, so that the desk leaves it alone; make a new proposal, or ask that colleague.',
  changedBranch: 'This proposal was changed at the same moment; load this view again and try once more.',
  nameTaken:
    'A branch of this project is called “proposal”, so that none can be put below it; a colleague has to rename it: git branch -m proposal old-proposal',
  hook: (says: string) => `A program that this project runs with Git has refused: ${says}; a colleague can tell what it wants.`,
  noWriting: 'The folder in which Git keeps its states cannot be written; a colleague has to give you the right to write in it.',
  diskFull: 'The disk is full; free some space, and try again.',
  other: (says: string) => `Git cannot do this: ${says}; a colleague can help with this message.`,
} as const;

/** Why a proposal was not sent. Each is followed by `NEXT.colleague`. */
export const NOT_SENT = {
  noRemote: 'This copy of the project is connected to no place where others could see it',
  timeout: (host: string, seconds: number) => `${host} did not answer within ${seconds} seconds`,
  network: (host: string) => `${host} cannot be reached: there is no network, or it is closed to this computer`,
  login: (host: string) => `${host} does not accept this computer’s access`,
  missing: (host: string) => `${host} does not have this project, or does not show it to you`,
  refused: (host: string, says: string) => `${host} has refused it${says && `: ${says}`}`,
  changed: (host: string) => `somebody else has changed it at ${host}`,
  hook: (says: string) => `a program that this project runs before sending has refused${says && `: ${says}`}`,
  other: (host: string, says: string) => `sending to ${host} failed${says && `: ${says}`}`,
} as const;

export const NEXT = {
  /** `command` is complete. */
  colleague: (name: string, command: string) =>
    `The proposal is kept in this folder as the branch ${name}. Press “Send” later, or ask a colleague to run: ${command}`,
  /** Without a remote, a colleague fetches it from this folder. */
  fetch: (name: string, command: string) =>
    `The proposal is kept in this folder as the branch ${name}. A colleague who opens this folder takes it in with: ${command}`,
} as const;

export const DONE = {
  made: 'The proposal is made.',
  continued: 'The proposal has the newest texts.',
  requested: 'It is sent, and the request for review is open.',
  sentWithLink: 'It is sent. Open the request for review with the link.',
  sentOnly: (name: string, host: string) => `It is sent to ${host} as the branch ${name}. Ask a colleague to read it.`,
  takenBack: 'The proposal is taken back. Your texts stay as they are.',
  takenBackHere: (host: string) =>
    `The proposal is taken back here. At ${host} somebody has changed it, so that it stays there. Your texts stay as they are.`,
  notTakenBack: (why: string) => `The proposal was not taken back, because ${why}. Try again later.`,
  removed: 'The proposal is taken off the list. It stays accepted.',
  news: 'The states are as of now.',
  noNews: (why: string) => `The states may be old: ${why}.`,
} as const;

export const NOTES = {
  ignored: (paths: readonly string[]) =>
    `Git is told to ignore ${paths.join(', ')}, so that ${paths.length === 1 ? 'it is' : 'they are'} in no proposal; a colleague has to change .gitignore.`,
  strange: (paths: readonly string[]) => `Links, and names with control characters, are not proposed: ${paths.join(', ')}.`,
  ahead: (branch: string, main: string, count: number) =>
    `This folder shows the branch ${branch}, not ${main}. A proposal contains its ${counted(count, 'commit')} too.`,
  detached: 'This folder shows an earlier state of the project and no branch. A proposal begins from that state.',
  shallow: 'This copy has only the newest history, so that an accepted proposal may still be called sent.',
} as const;
