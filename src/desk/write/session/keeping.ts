/** Saves the text, keeps drafts of it on this device, and never writes over what somebody else has saved. */
import type { OpenFile } from '../../../model/writing.ts';
import { ActionRefused, type Ask, ServerGone } from './ask.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { mergeTexts } from './mergeTexts.ts';
import { hearChanges } from './outsideChanges.ts';
import type { Status } from './session.ts';
import type { Store } from './store.ts';
import { meetTabs } from './tabs.ts';
import { readWriteData } from './writeData.ts';

/** A draft is kept so long after a change, in milliseconds. */
const DRAFT_MS = 400;
const RETRY_MS = 2500;

export interface Keeper {
  readonly onText: () => void;
  readonly save: () => Promise<boolean>;
  /** After a change by somebody else: saves the text of this window. */
  readonly keepMine: () => Promise<boolean>;
  readonly takeTheirs: () => void;
  /** Goes on with the text of this window; the next save writes over the file. */
  readonly goOn: () => void;
  /** Closes the question; the next save asks again. */
  readonly decideLater: () => void;
  /**
   * Saves, records that the translation renders what the source says now, and confirms the parts that need no change. The outcome as HTML;
   * undefined if it was not done.
   */
  readonly record: () => Promise<string | undefined>;
  readonly takeDraft: () => void;
  readonly dropDraft: () => void;
  /** Looks whether the file has changed outside this window. */
  readonly look: () => Promise<void>;
  /** Shows what changed outside. */
  readonly compare: () => void;
}

interface Kept {
  readonly file: OpenFile;
  readonly status: Store<Status>;
  readonly ask: Ask;
  readonly take: (text: string) => void;
  /** The server has recorded that the translation is up to date, and may find less than before. */
  readonly onRecorded: () => void;
}

export function createKeeper({ file, status, ask, take, onRecorded }: Kept): Keeper {
  const { filePath } = file;
  // The version of the file that the text of this window is based on. An old draft's is not known: it keeps the hash only.
  let base = { text: file.text, hash: file.hash, isKnown: true };
  let outside: OpenFile | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const found = readDraft(filePath);
  if (found && found.text !== file.text) status.set({ draft: found });
  else dropDraft(filePath);

  const tabs = meetTabs(filePath, { onCount: (otherTabs) => status.set({ otherTabs }), onSaved: () => void look() });

  function keep(): void {
    clearTimeout(timer);
    const { text, saved } = status.get();
    if (text === base.text || saved === 'saving') return;
    status.set({ saved: keepDraft(filePath, { text, hash: base.hash, at: Date.now() }) ? 'unsaved' : 'unkept' });
  }

  function settle(): void {
    const isSaved = status.get().text === base.text;
    status.set({ saved: isSaved ? 'saved' : 'unsaved' });
    if (isSaved) dropDraft(filePath);
  }

  async function save(): Promise<boolean> {
    const { text } = status.get();
    keep();
    status.set({ saved: 'saving', refusal: '' });
    try {
      const answer = await ask('save', { filePath, text, hash: base.hash });
      status.set({ isGone: false });
      if (answer.state === 'changed') {
        outside = answer.file;
        if (join()) return save();
        status.set({ changed: { file: answer.file }, saved: 'unsaved' });
        return false;
      }
      base = { text: answer.text ?? text, hash: answer.hash, isKnown: true };
      // What was typed meanwhile stays as it is, and gets its ids with the next save.
      if (answer.text !== undefined && status.get().text === text) take(answer.text);
      status.set({ changed: undefined, isBehind: false, draft: undefined });
      tabs.saved();
      settle();
      if (status.get().text !== base.text) keep();
      return true;
    } catch (error) {
      status.set({ saved: 'unsaved' });
      if (error instanceof ServerGone) {
        status.set({ isGone: true });
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        return save();
      }
      if (!(error instanceof ActionRefused)) throw error;
      status.set({ refusal: error.message });
      return false;
    }
  }

  /** Takes what changed outside into the text of this window. False where both have changed the same sentence, or the file is gone. */
  function join(): boolean {
    const joined = outside && base.isKnown ? mergeTexts(base.text, status.get().text, outside.text) : undefined;
    if (joined === undefined) return false;
    take(joined);
    rebase();
    status.set({ isJoined: true });
    return true;
  }

  /** Makes their version the base of the text. */
  function rebase(): void {
    if (outside) base = { text: outside.text, hash: outside.hash, isKnown: true };
    outside = undefined;
    status.set({ changed: undefined, isBehind: false });
    settle();
    keep();
  }

  async function look(): Promise<void> {
    const { hash } = base;
    const now = (await readWriteData(location.href).catch(() => undefined))?.data.file;
    // The answer may be older than a save that has succeeded since.
    if (base.hash !== hash) return look();
    const { saved, text } = status.get();
    if (!now || saved === 'saving' || now.hash === base.hash) return;
    outside = now;
    if (text === base.text) {
      take(now.text);
      rebase();
    } else if (!join()) {
      status.set({ isBehind: true });
    }
  }

  /** Shows what the server has recorded. */
  async function refresh(): Promise<void> {
    onRecorded();
    const now = await readWriteData(location.href).catch(() => undefined);
    if (now) status.set({ source: now.data.source });
  }

  void hearChanges(() => void look());
  addEventListener('pagehide', keep);
  addEventListener('beforeunload', (event) => {
    if (status.get().text !== base.text) event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => (document.hidden ? keep() : void look()));

  return {
    onText() {
      clearTimeout(timer);
      if (status.get().text === base.text) return settle();
      if (status.get().saved !== 'saving') status.set({ saved: 'unsaved', refusal: '' });
      timer = setTimeout(keep, DRAFT_MS);
    },
    save,
    async keepMine() {
      rebase();
      return save();
    },
    async record() {
      if (status.get().text !== base.text && !(await save())) return undefined;
      try {
        const recorded = await ask('record', { filePath });
        // What the writer has gone through and left as it is, needs no change: that is confirmed.
        const stale = (await readWriteData(location.href))?.data.source?.stale ?? [];
        const parts = stale.filter(({ ownPosition }) => ownPosition !== undefined).map(({ key }) => key);
        const { html } = parts.length > 0 ? await ask('confirm', { filePath, parts }) : recorded;
        status.set({ saved: 'recorded' });
        return html;
      } catch (error) {
        if (error instanceof ServerGone) status.set({ isGone: true });
        else if (error instanceof ActionRefused) status.set({ refusal: error.message });
        else throw error;
        return undefined;
      } finally {
        // Also after a refusal: the first of the two actions may have succeeded.
        void refresh();
      }
    },
    takeTheirs() {
      if (outside) take(outside.text);
      rebase();
    },
    goOn: rebase,
    decideLater: () => status.set({ changed: undefined, isBehind: true }),
    takeDraft() {
      const { draft } = status.get();
      if (!draft) return;
      // Based on an older file, its first save shows both.
      base = { text: base.text, hash: draft.hash, isKnown: draft.hash === base.hash };
      status.set({ draft: undefined });
      take(draft.text);
      keep();
    },
    dropDraft() {
      dropDraft(filePath);
      status.set({ draft: undefined });
    },
    look,
    compare: () => status.set({ changed: { file: outside } }),
  };
}
