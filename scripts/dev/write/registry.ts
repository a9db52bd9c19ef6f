/**
 * The actions of the desk: each has one file here or in ./changes, one line below and its types in src/model/writing.ts. Neighbours: ./act.ts, which
 * carries them out; ../door.ts, which lets in no other POST.
 */
import type { z } from 'zod';
import type { Language } from '../../../src/messages/language.ts';
import { ACTION_PATHNAME, type ActionName, type Actions } from '../../../src/model/writing.ts';
import type { Config } from '../../core/config.ts';
import type { LiveSite } from '../liveSite.ts';
import type { Modules } from '../modules.ts';

/** What actions work with. */
export interface Workshop {
  readonly config: Config;
  readonly site: LiveSite;
  readonly modules: Modules;
  /** The language of the desk's reader. */
  readonly language: Language;
}

export interface Action<Name extends ActionName> {
  /** Checks and types the request's JSON. */
  readonly request: z.ZodType<Actions[Name]['request']>;
  /** True for an action that changes files: such actions run one after the other. */
  readonly isWriting: boolean;
  /** Throws a RefusedError, with words for the writer, if it cannot be done. */
  run(request: Actions[Name]['request'], workshop: Workshop): Promise<Actions[Name]['answer']>;
}

/** Loaded on demand, so that a server whose writers only read does not load the rules. */
export const ACTIONS: { readonly [Name in ActionName]: () => Promise<Action<Name>> } = {
  check: async () => (await import('./check.ts')).check,
  words: async () => (await import('./words.ts')).words,
  save: async () => (await import('./save.ts')).save,
  record: async () => (await import('./changes/record.ts')).record,
  confirm: async () => (await import('./changes/record.ts')).confirm,
  signOff: async () => (await import('./changes/signOff.ts')).signOff,
  comment: async () => (await import('./changes/comment.ts')).comment,
  newPage: async () => (await import('./changes/newPage.ts')).newPage,
  renamePage: async () => (await import('./changes/renamePage.ts')).renamePage,
  retirePage: async () => (await import('./changes/retirePage.ts')).retirePage,
  setFact: async () => (await import('./changes/setFact.ts')).setFact,
  foreseeFact: async () => (await import('./changes/foreseeFact.ts')).foreseeFact,
  takeBack: async () => (await import('./changes/takeBack.ts')).takeBack,
  propose: async () => (await import('../propose/actions.ts')).propose,
  proposalSend: async () => (await import('../propose/actions.ts')).proposalSend,
  proposalBack: async () => (await import('../propose/actions.ts')).proposalBack,
  proposalNews: async () => (await import('../propose/actions.ts')).proposalNews,
};

/** The action that an address names; undefined for every other address. */
export function actionAt(url: string): ActionName | undefined {
  const name = url.startsWith(`${ACTION_PATHNAME}/`) ? url.slice(ACTION_PATHNAME.length + 1) : '';
  return Object.hasOwn(ACTIONS, name) ? (name as ActionName) : undefined;
}
