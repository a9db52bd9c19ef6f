/** The editor of the page's text. Its document is the whole file, of which the frontmatter is covered. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorSelection, EditorState, Transaction } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import type { TextEdit } from '../../../model/writing.ts';
import { changedRange } from '../file/changedRange.ts';
import { pastedText } from '../paste/pastedText.ts';
import { say } from '../words.ts';
import { commonExtensions, type Language } from './common.ts';
import { bodyFrom, coverFrontmatter, fromOutside } from './cover.ts';
import { type Findings, showFindings } from './findings.ts';
import { markParts } from './markedPart.ts';

export interface MainEditor {
  readonly view: EditorView;
  readonly findings: Findings;
  /** Edits of forms and mends, as one step that can be undone. */
  readonly apply: (edits: readonly TextEdit[], event?: string) => void;
  /** Replaces the text by another one, which can be undone. */
  readonly take: (text: string) => void;
}

export interface MainTools {
  readonly text: string;
  readonly language: Language;
  readonly onText: (text: string) => void;
  /** Any change of the view's state: text, findings, selection. */
  readonly onUpdate: () => void;
  readonly onMend: (edits: readonly TextEdit[]) => void;
}

export function openMainEditor({ text, language, onText, onUpdate, onMend }: MainTools): MainEditor {
  const findings = showFindings({ apply: onMend, isWholeFile: true, from: (state) => state.field(bodyFrom) });
  const state = EditorState.create({
    doc: text,
    extensions: [
      // Positions are then those of the file's text, whatever its line ends.
      EditorState.lineSeparator.of('\n'),
      history(),
      keymap.of([
        { key: 'Mod-a', run: selectBody },
        ...defaultKeymap.filter(({ key }) => key !== 'Alt-Enter' && key !== 'Mod-Enter'),
        ...historyKeymap,
      ]),
      coverFrontmatter(),
      markParts(),
      highlightActiveLine(),
      findings.extension,
      commonExtensions(language, { 'aria-label': say('bodyLabel', { language: language.locale.language }), id: 'write-body' }, false),
      EditorView.domEventHandlers({ paste: (event, view) => paste(event, view) }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onText(update.state.doc.toString());
        onUpdate();
      }),
    ],
  });
  const from = state.field(bodyFrom);
  const view = new EditorView({ state: state.update({ selection: { anchor: from } }).state });
  const apply = (edits: readonly TextEdit[], event = 'input.form') => {
    view.dispatch({ changes: [...edits], userEvent: event, annotations: fromOutside.of(true) });
  };
  return {
    view,
    findings,
    apply,
    take(next) {
      view.dispatch({
        changes: changedRange(view.state.doc.toString(), next),
        annotations: [fromOutside.of(true), Transaction.userEvent.of('input.take')],
      });
    },
  };
}

function selectBody(view: EditorView): boolean {
  view.dispatch({ selection: EditorSelection.range(view.state.field(bodyFrom), view.state.doc.length), userEvent: 'select' });
  return true;
}

function paste(event: ClipboardEvent, view: EditorView): boolean {
  const { clipboardData } = event;
  if (!clipboardData) return false;
  const text = pastedText(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
  if (!text) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
  return true;
}
