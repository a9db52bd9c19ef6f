/** Marks the lines of one part of the text, such as the one that is being brought up to date. */
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { bodyFrom } from './cover.ts';

const setMarked = StateEffect.define<number | undefined>();

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { effects, changes, state }) {
    const effect = effects.find((candidate) => candidate.is(setMarked));
    if (!effect) return before.map(changes);
    if (effect.value === undefined) return Decoration.none;
    const lines = [];
    const first = state.doc.lineAt(effect.value);
    for (let number = first.number; number <= state.doc.lines; number += 1) {
      const line = state.doc.line(number);
      if (number > first.number && /^#{2,6}\s/.test(line.text)) break;
      lines.push(Decoration.line({ class: 'write-line-marked' }).range(line.from));
    }
    return Decoration.set(lines);
  },
  provide: (own) => EditorView.decorations.from(own),
});

export function markParts(): Extension {
  return marked;
}

/** Marks the part that begins at a place, up to the next heading; none for `undefined`. */
export function markPart(view: EditorView, at: number | undefined): void {
  const isInText = at !== undefined && at >= view.state.field(bodyFrom) && at <= view.state.doc.length;
  view.dispatch({ effects: setMarked.of(isInText ? at : undefined) });
}
