/** Completes what writers name: facts after `{` or a number, pages after `[`, statutes, shared texts and terms after `<`. */
import { autocompletion, type Completion, type CompletionContext, type CompletionResult, pickedCompletion } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Vocabulary } from '../../../model/deskWrite.ts';
import { type Choice, choicesAfterAngle, choicesAfterBrace, choicesAfterBracket, choicesAfterNumber } from './choices.ts';

/** At most so many choices are shown at once. */
const SHOWN_AT_MOST = 60;

/** `isInline`: a field of one paragraph, which can hold no boxes and lists. */
export function completeNames(vocabulary: Vocabulary, isInline: boolean): Extension {
  const complete = (context: CompletionContext): CompletionResult | null => find(context, vocabulary, isInline);
  return autocompletion({
    override: [complete],
    icons: false,
    maxRenderedOptions: SHOWN_AT_MOST,
    optionClass: () => 'write-option',
    addToOptions: [{ render: (completion) => render(completion as ShownChoice), position: 60 }],
  });
}

interface ShownChoice extends Completion {
  readonly meaning?: string;
  readonly basis?: string;
  readonly value?: string | undefined;
  readonly firstDay?: string | undefined;
}

const TRIGGERS: readonly {
  readonly pattern: RegExp;
  readonly choices: (vocabulary: Vocabulary, typed: string, isInline: boolean) => readonly Choice[];
}[] = [
  { pattern: /\{([^{}\n]*)$/, choices: choicesAfterBrace },
  { pattern: /\[([^\]\n]{0,60})$/, choices: choicesAfterBracket },
  { pattern: /<([^<>\n]{0,60})$/, choices: choicesAfterAngle },
  { pattern: /(?<![\p{L}\p{N}>])(\d[\d.,]*[\s\u00a0]\p{L}[\p{L}\u00a0 ]*)$/u, choices: choicesAfterNumber },
];

function find(context: CompletionContext, vocabulary: Vocabulary, isInline: boolean): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  for (const { pattern, choices } of TRIGGERS) {
    const found = pattern.exec(before);
    if (!found) continue;
    const found_ = choices(vocabulary, found[1] ?? '', isInline).slice(0, SHOWN_AT_MOST);
    if (found_.length === 0) return null;
    return { from: line.from + found.index, options: found_.map(toCompletion), filter: false };
  }
  return null;
}

function toCompletion({ words, meaning, basis, value, firstDay, insert, kind }: Choice): ShownChoice {
  return {
    label: words,
    meaning,
    basis,
    value,
    firstDay,
    section: kind,
    apply(view: EditorView, completion: Completion, from: number, to: number) {
      // A closing sign that is there already goes with the opening one.
      const after = view.state.sliceDoc(to, to + 1);
      const end =
        (after === '}' || after === ']') &&
        !/[}\]]/.test(view.state.sliceDoc(from + 1, to)) &&
        /[{[]/.test(view.state.sliceDoc(from, from + 1))
          ? to + 1
          : to;
      view.dispatch({
        changes: { from, to: end, insert },
        selection: { anchor: from + insert.length },
        userEvent: 'input.complete',
        annotations: pickedCompletion.of(completion),
      });
    },
  };
}

function render({ meaning, basis, value, firstDay }: ShownChoice): Node | null {
  const more = document.createElement('span');
  more.className = 'write-option-more';
  for (const [className, text] of [
    ['write-option-value', value && `= ${value}`],
    ['write-option-day', firstDay],
    ['write-option-meaning', meaning],
    ['write-option-basis', basis],
  ]) {
    if (!text) continue;
    const piece = document.createElement('span');
    piece.className = className ?? '';
    piece.textContent = text;
    more.append(piece);
  }
  return more.childNodes.length > 0 ? more : null;
}
