/** English: what the server says about proposals, in a writer's words: why something cannot be done and the way on, and what was done. */
import type { Counts, Texts } from '../values.ts';
import { counted } from './common.ts';

export const proposing = {
  /** Why a proposal cannot be made, continued or taken back. */
  refusals: {
    gitMissing:
      'Git is not installed on this computer; a colleague can install it (git-scm.com), and your texts stay in the folder until then.',
    noRepository:
      'This folder is no copy made with Git, so that nothing can be proposed from it; ask a colleague for a clone of the project.',
    noCommit: 'Git has no saved state of this project yet; a colleague has to commit the project once.',
    notTrusted: ({ command }: Texts<'command'>) =>
      `Git does not trust this folder, because it belongs to another user; a colleague can allow it: ${command}`,
    inProgress: ({ what, command }: Texts<'what' | 'command'>) =>
      `Git is in the middle of a ${what} in this folder; a colleague finishes it, or gives it up with: ${command}`,
    conflict: ({ file }: Texts<'file'>) =>
      `Two versions of ${file} contradict each other and nobody has settled it yet; a colleague has to solve this conflict first.`,
    conflictMarks: ({ file }: Texts<'file'>) =>
      `${file} still contains both versions of a conflict (lines that begin with “<<<<<<<”); keep one of them.`,
    nothingChanged: 'Nothing differs from the last saved state, so there is nothing to propose.',
    nothingChosen: 'No changed page is chosen; tick at least one.',
    nothingNew: 'This proposal already contains the texts as they are now.',
    outside: ({ file }: Texts<'file'>) =>
      `“${file}” is no changed text of the content, so that it cannot be proposed; load this view again.`,
    noTitle: 'The proposal has no title; say in one sentence what changes.',
    longTitle: ({ number }: Counts<'number'>) => `The title is longer than ${number} characters; put the rest into the reason.`,
    noName: 'Nobody would know whose proposal it is; write your name and your e-mail address.',
    findings: ({ number }: Counts<'number'>) =>
      `The check found ${counted(number, 'mistake')} in exactly these texts; settle ${number === 1 ? 'it' : 'them'} first.`,
    changedMeanwhile: 'A text was changed while the proposal was being made; read the report again and give it to review then.',
    unknown: ({ name }: Texts<'name'>) => `The desk has no proposal “${name}” in this folder; load this view again.`,
    accepted: 'This proposal has been accepted; make a new one for further changes.',
    checkedOut: ({ name }: Texts<'name'>) =>
      `The branch ${name} is open in a folder of this computer, so that the desk leaves it alone; a colleague can open another one (git switch main).`,
    changedByOthers:
      'A colleague has changed this proposal where it was sent, so that the desk leaves it alone; make a new proposal, or ask that colleague.',
    changedBranch: 'This proposal was changed at the same moment; load this view again and try once more.',
    nameTaken:
      'A branch of this project is called “proposal”, so that none can be put below it; a colleague has to rename it: git branch -m proposal old-proposal',
    hook: ({ message }: Texts<'message'>) =>
      `A program that this project runs with Git has refused: ${message}; a colleague can tell what it wants.`,
    noWriting: 'The folder in which Git keeps its states cannot be written; a colleague has to give you the right to write in it.',
    diskFull: 'The disk is full; free some space, and try again.',
    other: ({ message }: Texts<'message'>) => `Git cannot do this: ${message}; a colleague can help with this message.`,
    checkEnded: 'The check ended before it was done; the terminal of the server says why.',
  },
  /** What Git has begun and not finished. */
  operations: { merge: 'merge', rebase: 'rebase', cherryPick: 'cherry-pick', revert: 'revert', bisect: 'search for a faulty commit' },
  /** Why a proposal was not sent: a clause without a full stop. */
  notSent: {
    noRemote: 'This copy of the project is connected to no place where others could see it',
    timeout: ({ host, number }: Texts<'host'> & Counts<'number'>) => `${host} did not answer within ${number} seconds`,
    network: ({ host }: Texts<'host'>) => `${host} cannot be reached: there is no network, or it is closed to this computer`,
    login: ({ host }: Texts<'host'>) => `${host} does not accept this computer’s access`,
    missing: ({ host }: Texts<'host'>) => `${host} does not have this project, or does not show it to you`,
    refused: ({ host, message }: Texts<'host' | 'message'>) => `${host} has refused it${message && `: ${message}`}`,
    changed: ({ host }: Texts<'host'>) => `somebody else has changed it at ${host}`,
    hook: ({ message }: Texts<'message'>) => `a program that this project runs before sending has refused${message && `: ${message}`}`,
    other: ({ host, message }: Texts<'host' | 'message'>) => `sending to ${host} failed${message && `: ${message}`}`,
  },
  /** How it goes on then; `command` is complete. */
  next: {
    /** `why` is one of `notSent`. */
    notSent: ({ why }: Texts<'why'>) => `It was not sent: ${why}.`,
    colleague: ({ name, command }: Texts<'name' | 'command'>) =>
      `The proposal is kept in this folder as the branch ${name}. Press “Send” later, or ask a colleague to run: ${command}`,
    /** Without a remote, a colleague fetches it from this folder. */
    fetch: ({ name, command }: Texts<'name' | 'command'>) =>
      `The proposal is kept in this folder as the branch ${name}. A colleague who opens this folder takes it in with: ${command}`,
  },
  done: {
    made: 'The proposal is made.',
    continued: 'The proposal has the newest texts.',
    requested: 'It is sent, and the request for review is open.',
    sentWithLink: 'It is sent. Open the request for review with the link.',
    sentOnly: ({ name, host }: Texts<'name' | 'host'>) => `It is sent to ${host} as the branch ${name}. Ask a colleague to read it.`,
    takenBack: 'The proposal is taken back. Your texts stay as they are.',
    takenBackHere: ({ host }: Texts<'host'>) =>
      `The proposal is taken back here. At ${host} somebody has changed it, so that it stays there. Your texts stay as they are.`,
    notTakenBack: ({ why }: Texts<'why'>) => `The proposal was not taken back, because ${why}. Try again later.`,
    removed: 'The proposal is taken off the list. It stays accepted.',
    news: 'The states are as of now.',
    noNews: ({ why }: Texts<'why'>) => `The states may be old: ${why}.`,
  },
  /** What the writer should know before proposing. */
  notes: {
    ignored: ({ files, number }: Texts<'files'> & Counts<'number'>) =>
      `Git ignores ${files}, so ${number === 1 ? 'it is' : 'they are'} in no proposal; a colleague has to change .gitignore.`,
    strange: ({ files }: Texts<'files'>) => `Links, and names with control characters, are not proposed: ${files}.`,
    ahead: ({ name, main, number }: Texts<'name' | 'main'> & Counts<'number'>) =>
      `This folder shows the branch ${name}, not ${main}. A proposal contains its ${counted(number, 'commit')} too.`,
    detached: 'This folder shows an earlier state of the project and no branch. A proposal begins from that state.',
    shallow: 'This copy has only the newest history, so that an accepted proposal may still be called sent.',
  },
};
