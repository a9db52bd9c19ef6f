/** Shows findings under their words: a line below the words, and below the line the reason with what mends it. */
import { type ChangeDesc, type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view';
import type { TextEdit, TextFinding } from '../../../model/writing.ts';
import { say } from '../words.ts';

/** Replaces all findings; their places count in the document in which they are shown. */
export const setFindings = StateEffect.define<readonly TextFinding[]>();

export type Apply = (edits: readonly TextEdit[]) => void;

interface Shown {
  readonly findings: readonly TextFinding[];
  readonly decorations: DecorationSet;
}

const EMPTY: Shown = { findings: [], decorations: Decoration.none };

export interface FindingTools {
  readonly apply: Apply;
  /** True if mends count in the document in which the findings are shown; those of a field count in the whole file. */
  readonly isWholeFile: boolean;
  /** The first letter at which findings are shown; those before it have another place. */
  readonly from: (state: EditorState) => number;
}

export interface Findings {
  readonly extension: Extension;
  readonly read: (view: EditorView) => readonly TextFinding[];
}

/** Findings move with their words while somebody types; the next check replaces them. */
export function showFindings({ apply, isWholeFile, from }: FindingTools): Findings {
  const field = StateField.define<Shown>({
    create: () => EMPTY,
    update(shown, { changes, docChanged, effects, state }) {
      const fresh = effects.find((effect) => effect.is(setFindings));
      if (!fresh && !docChanged) return shown;
      const moved = docChanged ? shown.findings.flatMap((finding) => moveFinding(finding, changes, isWholeFile)) : shown.findings;
      const findings: readonly TextFinding[] = fresh ? fresh.value : moved;
      return { findings, decorations: decorate(findings, from(state), state.doc.length, apply, (at) => state.doc.lineAt(at).to) };
    },
    provide: (own) => EditorView.decorations.from(own, ({ decorations }) => decorations),
  });
  const read = (view: EditorView) => view.state.field(field).findings;
  /** Applies the mend of the finding at the cursor, if there is one and no choice between several. */
  const mend = (view: EditorView): boolean => {
    const { head } = view.state.selection.main;
    const line = view.state.doc.lineAt(head);
    const own = read(view).filter(({ edits, choices }) => edits !== undefined || choices !== undefined);
    const at =
      own.find((finding) => finding.from <= head && finding.to >= head) ??
      own.find((finding) => finding.from >= line.from && finding.from <= line.to);
    const [only, ...others] = at?.choices ?? [];
    const edits = at?.edits ?? (others.length === 0 ? only?.edits : undefined);
    if (edits) apply(edits);
    return edits !== undefined;
  };
  return { extension: [field, keymap.of([{ key: 'Alt-Enter', run: mend }])], read };
}

/** Mends of a field are left out until the file's own editor, which has moved them, hands the finding over again. */
function moveFinding(finding: TextFinding, changes: ChangeDesc, isWholeFile: boolean): TextFinding[] {
  const [from, to] = [changes.mapPos(finding.from, 1), changes.mapPos(finding.to, -1)];
  if (to < from) return [];
  if (!isWholeFile) return [{ ...finding, from, to, edits: undefined, choices: undefined }];
  const edits = finding.edits && moveEdits(finding.edits, changes);
  const choices = finding.choices?.map((choice) => ({ ...choice, edits: moveEdits(choice.edits, changes) }));
  return [{ ...finding, from, to, edits, choices }];
}

function moveEdits(edits: readonly TextEdit[], changes: ChangeDesc): readonly TextEdit[] {
  return edits.map(({ from, to, insert }) => ({
    from: changes.mapPos(from, 1),
    to: Math.max(changes.mapPos(to, -1), changes.mapPos(from, 1)),
    insert,
  }));
}

function decorate(
  findings: readonly TextFinding[],
  start: number,
  length: number,
  apply: Apply,
  endOfLine: (at: number) => number,
): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const finding of findings) {
    const [from, to] = [finding.from, Math.min(finding.to, length)];
    if (from < start || from > length) continue;
    if (to > from) ranges.push(Decoration.mark({ class: `write-found write-found-${finding.severity}` }).range(from, to));
    const widget = new FindingWidget(finding, apply);
    ranges.push(Decoration.widget({ widget, block: true, side: 1 }).range(endOfLine(Math.max(from, to))));
  }
  return Decoration.set(ranges, true);
}

class FindingWidget extends WidgetType {
  constructor(
    readonly finding: TextFinding,
    readonly apply: Apply,
  ) {
    super();
  }

  override eq({ finding }: FindingWidget): boolean {
    return keyOf(finding) === keyOf(this.finding);
  }

  override toDOM(): HTMLElement {
    return findingElement(this.finding, this.apply);
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** What the widget shows and does. */
function keyOf({ message, fix, from, to, edits, choices }: TextFinding): string {
  return JSON.stringify([message, fix, from, to, edits, choices]);
}

/** A finding as it stands below its words. */
function findingElement(finding: TextFinding, apply: Apply): HTMLElement {
  const { severity, message, fix, edits, choices = [] } = finding;
  const box = element('div', `write-finding write-finding-${severity}`);
  const reason = element('p');
  const kind = element('b', '', `${say(severity === 'error' ? 'mistake' : 'remark')}: `);
  reason.append(kind, message);
  box.append(reason);
  // Where a button mends it, nobody needs to be told how.
  if (fix && !edits) box.append(element('p', 'write-finding-fix', fix));
  const mends = edits ? [{ label: say('mend'), edits }] : choices;
  if (mends.length > 0) {
    const actions = element('p', 'write-finding-acts');
    for (const mend of mends) {
      const button = element('button', 'write-link', mend.label);
      button.setAttribute('type', 'button');
      button.addEventListener('click', () => apply(mend.edits));
      actions.append(button);
    }
    box.append(actions);
  }
  return box;
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
