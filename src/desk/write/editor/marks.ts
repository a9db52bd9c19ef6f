/** Shows the marks of MDX quietly: facts and shared texts as chips with their words, headings large, signs small. */
import { EditorState, type Extension, type Range, RangeSet, type Transaction, type TransactionSpec } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';
import { openSharedText } from '../session/sharedText.ts';
import { componentWords, say } from '../words.ts';
import type { ChipWords } from './chipWords.ts';
import { lineKind, type Mark, marksOf } from './markList.ts';

class Chip extends WidgetType {
  constructor(
    readonly words: string,
    readonly name: string,
    readonly id: string,
  ) {
    super();
  }

  override eq(other: Chip): boolean {
    return other.words === this.words && other.name === this.name;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = `write-chip write-chip-${this.name.replace('/', 'end-').toLowerCase()}`;
    chip.textContent = this.words;
    if (this.name === 'Passage' && this.id) chip.append(openerOf(this.id));
    // A long title is cut off.
    if (this.id) chip.title = `${this.words.replace(/^→ /, '')} (${this.id})`;
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Leads to the passage in the write view. */
function openerOf(id: string): HTMLElement {
  // A link in a text that is edited cannot have the focus.
  const opener = document.createElement('button');
  opener.type = 'button';
  opener.className = 'write-chip-open';
  opener.setAttribute('aria-label', say('openShared', { id }));
  opener.title = say('openShared', { id });
  opener.textContent = '✎';
  // The editor would place its cursor instead.
  opener.addEventListener('mousedown', (event) => event.stopPropagation());
  // Or it would take the key as typed.
  opener.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  });
  opener.addEventListener('click', () => openSharedText(id));
  return opener;
}

/** `words`: what chips say. */
export function showMarks(words: ChipWords): Extension {
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      atoms: DecorationSet;

      constructor(view: EditorView) {
        [this.decorations, this.atoms] = decorate(view, words);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) [this.decorations, this.atoms] = decorate(view, words);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
  return [
    plugin,
    EditorView.atomicRanges.of((view) => view.plugin(plugin)?.atoms ?? RangeSet.empty),
    EditorState.transactionFilter.of(removeBothTags),
  ];
}

function decorate(view: EditorView, words: ChipWords): [DecorationSet, DecorationSet] {
  const shown: Range<Decoration>[] = [];
  const atoms: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const kind = lineKind(line.text);
      if (kind) shown.push(Decoration.line({ class: `write-line-${kind}` }).range(line.from));
      for (const mark of marksOf(line.text, line.from)) {
        const range = decorationOf(mark, words).range(mark.from, mark.to);
        shown.push(range);
        if (mark.kind === 'hidden' || mark.kind === 'chip') atoms.push(range);
      }
      at = line.to + 1;
    }
  }
  return [Decoration.set(shown, true), Decoration.set(atoms, true)];
}

function decorationOf({ kind, name, id }: Mark, words: ChipWords): Decoration {
  if (kind === 'hidden') return Decoration.replace({});
  if (kind === 'quiet') return Decoration.mark({ class: `write-quiet write-quiet-${name}` });
  if (kind === 'words') {
    const title = name === 'Fact' ? words.ofFact(id) : name === 'link' ? words.ofLink(id) : '';
    return Decoration.mark({ class: `write-words write-words-${name.toLowerCase()}`, ...(title && { attributes: { title } }) });
  }
  return Decoration.replace({ widget: new Chip(chipWordsOf(name, id, words), name, id) });
}

function chipWordsOf(name: string, id: string, words: ChipWords): string {
  if (name === 'link') return say('linkTo', { title: words.ofLink(id) });
  if (name.startsWith('/')) return say('endOf', { name: componentWords(name.slice(1)) ?? name.slice(1) });
  return words.ofMark(name, id);
}

/** Who deletes one tag of a pair, which nobody sees, takes the whole mark from its words. */
function removeBothTags(transaction: Transaction): Transaction | readonly TransactionSpec[] {
  if (!transaction.docChanged || !transaction.isUserEvent('delete')) return transaction;
  const more: { from: number; to: number }[] = [];
  const { startState } = transaction;
  transaction.changes.iterChanges((from, to) => {
    const line = startState.doc.lineAt(from);
    const hidden = marksOf(line.text, line.from).filter(({ kind }) => kind === 'hidden' || kind === 'chip');
    for (const mark of hidden) {
      if (mark.name !== 'Fact' && mark.name !== 'Term' && mark.name !== 'link') continue;
      const isDeleted = (other: Mark) => other.from >= from && other.to <= to;
      const partner = hidden.find(
        (other) => other !== mark && other.name === mark.name && other.id === mark.id && isPair(mark, other, hidden),
      );
      if (partner && isDeleted(mark) && !isDeleted(partner) && (partner.to <= from || partner.from >= to)) {
        more.push({ from: partner.from, to: partner.to });
      }
    }
  });
  return more.length > 0 ? [transaction, { changes: more, sequential: false }] : transaction;
}

/** True for neighbours of which the first one opens. */
function isPair(mark: Mark, other: Mark, hidden: readonly Mark[]): boolean {
  const same = hidden.filter(({ name, kind }) => name === mark.name && (kind === 'hidden' || name === 'link'));
  return Math.floor(same.indexOf(mark) / 2) === Math.floor(same.indexOf(other) / 2);
}
