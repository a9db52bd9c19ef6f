/**
 * Covers the frontmatter, which is written by forms, and keeps typing out of it. It stays a part of the document, so that one history undoes
 * forms and text alike.
 */
import { Annotation, EditorState, type Extension, StateField, type TransactionSpec } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { readFrontmatter } from '../file/frontmatter.ts';

/** Marks changes that may reach the frontmatter: of forms, mends, and whole texts. */
export const fromOutside = Annotation.define<boolean>();

/** Where the text below the frontmatter begins; 0 if the frontmatter cannot be edited by forms, and is shown. */
export function bodyStart(text: string): number {
  return readFrontmatter(text)?.bodyFrom ?? 0;
}

export const bodyFrom: StateField<number> = StateField.define({
  create: ({ doc }) => bodyStart(doc.toString()),
  update(from, { docChanged, changes, newDoc }) {
    if (!docChanged) return from;
    let isBelow = from > 0;
    changes.iterChangedRanges((start) => {
      isBelow &&= start >= from;
    });
    return isBelow ? from : bodyStart(newDoc.toString());
  },
});

const cover = StateField.define<DecorationSet>({
  create: (state) => coverOf(state),
  update: (before, { docChanged, state }) => (docChanged ? coverOf(state) : before),
  provide: (own) => [EditorView.decorations.from(own), EditorView.atomicRanges.of((view) => view.state.field(own))],
});

export function coverFrontmatter(): Extension {
  return [
    bodyFrom,
    cover,
    EditorState.changeFilter.of((transaction) => {
      const from = transaction.startState.field(bodyFrom);
      return from === 0 || transaction.annotation(fromOutside) ? true : [0, from - 1];
    }),
    EditorState.transactionFilter.of((transaction): TransactionSpec | readonly TransactionSpec[] => {
      const { main } = transaction.newSelection;
      const from = transaction.docChanged
        ? transaction.changes.mapPos(transaction.startState.field(bodyFrom), 1)
        : transaction.startState.field(bodyFrom);
      if (Math.min(main.anchor, main.head) >= from || transaction.annotation(fromOutside)) return transaction;
      return [transaction, { selection: { anchor: Math.max(main.anchor, from), head: Math.max(main.head, from) }, sequential: true }];
    }),
  ];
}

function coverOf(state: EditorState): DecorationSet {
  const from = state.field(bodyFrom);
  return from > 1 ? Decoration.set([Decoration.replace({ block: true }).range(0, from - 1)]) : Decoration.none;
}
