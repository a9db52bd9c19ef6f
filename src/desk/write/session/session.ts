/** One page that is written: its text, the server's findings, what is saved. The view's parts watch it. */
import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { DeskLocale } from '../../../model/desk.ts';
import type { SourceText } from '../../../model/deskWrite.ts';
import type { OpenFile, TextEdit, TextFinding } from '../../../model/writing.ts';
import { createChipWords } from '../editor/chipWords.ts';
import type { Language } from '../editor/common.ts';
import { setFindings } from '../editor/findings.ts';
import { type MainEditor, openMainEditor } from '../editor/mainEditor.ts';
import { createAsk } from './ask.ts';
import { watchText } from './checking.ts';
import type { Draft } from './drafts.ts';
import { holdStill, watchHands } from './holdStill.ts';
import { createKeeper, type Keeper } from './keeping.ts';
import { createStore, type Store } from './store.ts';
import type { WrittenDocument } from './writeData.ts';

export interface Status {
  readonly text: string;
  /** The page in the language beside it, newer than the one of `opened` once the translation is recorded as up to date. */
  readonly source: SourceText | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** In the order of the file. */
  readonly findings: readonly TextFinding[];
  readonly isChecking: boolean;
  /** The page's root element; undefined until the first check. */
  readonly html: string | undefined;
  /** False while the preview shows an older text, because the newest cannot be read. */
  readonly isReadable: boolean;
  readonly saved: 'saved' | 'unsaved' | 'unkept' | 'saving' | 'recorded';
  readonly isGone: boolean;
  /** Why the server refused the last action. */
  readonly refusal: string;
  /** The file as somebody else saved it; `file` is undefined if it is not there any more. */
  readonly changed: { readonly file: OpenFile | undefined } | undefined;
  readonly draft: Draft | undefined;
  readonly otherTabs: number;
  /** The file changed outside, and nobody has tried to save yet. */
  readonly isBehind: boolean;
  /** What changed outside is in the text of this window, because it was in other sentences. */
  readonly isJoined: boolean;
}

export interface Session {
  readonly opened: WrittenDocument;
  readonly file: OpenFile;
  readonly locale: DeskLocale;
  readonly language: Language;
  readonly status: Store<Status>;
  readonly editor: MainEditor;
  readonly keeper: Keeper;
  /** Editors of the fields, by path in the frontmatter. */
  readonly fields: Map<string, EditorView>;
  readonly mend: (edits: readonly TextEdit[]) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** `file`: as the server has read it. */
export function openSession(opened: WrittenDocument, file: OpenFile): Session {
  const { data, frame } = opened;
  const locale = frame.locales.find(({ code }) => code === data.localeCode) ?? {
    code: data.localeCode,
    name: '',
    language: '',
    direction: 'ltr',
  };
  const language: Language = { locale, vocabulary: data.vocabulary, words: createChipWords(data.vocabulary) };
  const status = createStore<Status>({
    text: file.text,
    source: data.source,
    canUndo: false,
    canRedo: false,
    findings: [],
    isChecking: true,
    html: undefined,
    isReadable: true,
    saved: 'saved',
    isGone: false,
    refusal: '',
    changed: undefined,
    draft: undefined,
    otherTabs: 0,
    isBehind: false,
    isJoined: false,
  });
  const ask = createAsk(data.token, location.href);
  const editor = openMainEditor({
    text: file.text,
    language,
    onText(text) {
      status.set({ text });
      keeper.onText();
      watcher.onText();
    },
    onUpdate() {
      const { view, findings } = editor;
      status.set({ canUndo: undoDepth(view.state) > 0, canRedo: redoDepth(view.state) > 0, findings: findings.read(view) });
    },
    onMend: (edits) => mend(edits),
  });
  const keeper = createKeeper({ file, status, ask, take: editor.take, onRecorded: () => watcher.checkNow() });
  const watcher = watchText({
    filePath: file.filePath,
    status,
    ask,
    onFindings: (findings) =>
      holdStill(editor.view.dom.closest('.write-text'), () => editor.view.dispatch({ effects: setFindings.of(findings) })),
  });
  watchHands();
  const mend = (edits: readonly TextEdit[]) => {
    editor.apply(edits, 'input.mend');
    watcher.checkNow();
  };
  return {
    opened,
    file,
    locale,
    language,
    status,
    editor,
    keeper,
    fields: new Map(),
    mend,
    undo: () => undo(editor.view),
    redo: () => redo(editor.view),
  };
}
