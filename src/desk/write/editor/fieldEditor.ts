/** The editor of one text of the frontmatter: one paragraph, with the same chips, completion and findings as the text below. */
import { defaultKeymap } from '@codemirror/commands';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { TextFinding } from '../../../model/writing.ts';
import { changedRange } from '../file/changedRange.ts';
import { pastedLine } from '../paste/pastedText.ts';
import { commonExtensions, type Language } from './common.ts';
import { type Apply, setFindings, showFindings } from './findings.ts';

const fromFile = Annotation.define<boolean>();

export interface FieldEditor {
  readonly view: EditorView;
  /** Shows the file's text if it is another than what is typed. */
  readonly show: (value: string) => void;
  readonly find: (findings: readonly TextFinding[]) => void;
}

export interface FieldTools {
  readonly value: string;
  readonly language: Language;
  /** Ids of the label and the hint. */
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly onMend: Apply;
}

export function openFieldEditor({ value, language, labelledBy, describedBy, onChange, undo, redo, onMend }: FieldTools): FieldEditor {
  const findings = showFindings({ apply: onMend, isWholeFile: false, from: () => 0 });
  const view = new EditorView({
    state: EditorState.create({
      doc: value,
      extensions: [
        EditorState.lineSeparator.of('\n'),
        keymap.of([
          { key: 'Mod-z', run: undo },
          { key: 'Mod-y', run: redo },
          { key: 'Mod-Shift-z', run: redo },
          // A field is one paragraph.
          { key: 'Enter', run: () => true },
          ...defaultKeymap.filter(({ key }) => key !== 'Alt-Enter' && key !== 'Mod-Enter'),
        ]),
        findings.extension,
        commonExtensions(language, { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, 'aria-multiline': 'false' }, true),
        EditorView.domEventHandlers({ paste }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((transaction) => transaction.annotation(fromFile)))
            onChange(fileValue(state.doc.toString()));
        }),
      ],
    }),
  });
  return {
    view,
    show(next) {
      const typed = view.state.doc.toString();
      if (fileValue(typed) !== next) view.dispatch({ changes: changedRange(typed, next), annotations: fromFile.of(true) });
    },
    find: (list) => view.dispatch({ effects: setFindings.of(list) }),
  };
}

/** What the file holds: a blank that is just being typed at the end is not written. */
function fileValue(typed: string): string {
  return typed.trim();
}

function paste(event: ClipboardEvent, view: EditorView): boolean {
  const { clipboardData } = event;
  if (!clipboardData) return false;
  event.preventDefault();
  const text = pastedLine(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste' });
  return true;
}
