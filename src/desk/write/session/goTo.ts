/** Leads to a place of the file: into the text, or into the field that holds it. Goes from finding to finding. */
import { EditorView } from '@codemirror/view';
import type { TextFinding } from '../../../model/writing.ts';
import { bodyFrom } from '../editor/cover.ts';
import { markPart } from '../editor/markedPart.ts';
import { type Path, readFrontmatter } from '../file/frontmatter.ts';
import { rangeOf } from '../forms/fieldPlace.ts';
import type { Session } from './session.ts';

/** `isMarked`: the part there is marked, and none before. */
export function goTo(session: Session, at: number, isMarked = false): void {
  const { view } = session.editor;
  for (const field of session.fields.values()) field.dom.closest('.write-field')?.removeAttribute('data-marked');
  markPart(view, isMarked ? at : undefined);
  if (at >= view.state.field(bodyFrom)) {
    const anchor = Math.min(at, view.state.doc.length);
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 80 }) });
    view.focus();
    return;
  }
  const field = fieldAt(session, at);
  if (field) openField(field, isMarked);
}

/** Leads to a field, also when it was just added. */
export function goToField(session: Session, path: Path): void {
  // It is rendered by then.
  requestAnimationFrame(() => {
    const field = session.fields.get(JSON.stringify(path));
    if (field) openField(field, false);
  });
}

function openField(field: EditorView, isMarked: boolean): void {
  for (let group = field.dom.closest('details'); group; group = group.parentElement?.closest('details') ?? null) group.open = true;
  if (isMarked) field.dom.closest('.write-field')?.setAttribute('data-marked', '');
  field.dom.scrollIntoView({ block: 'center' });
  field.focus();
}

/** The field whose text holds the place, or whose key stands on its line. */
function fieldAt({ editor, fields }: Session, at: number): EditorView | undefined {
  const front = readFrontmatter(editor.view.state.doc.toString());
  const ranges = front ? [...fields].flatMap(([key, field]) => ({ field, range: rangeOf(front, JSON.parse(key) as Path) })) : [];
  const behind = ranges.filter(({ range }) => range && range.to >= at).sort((a, b) => (a.range?.from ?? 0) - (b.range?.from ?? 0));
  return behind[0]?.field;
}

/** Goes to the finding behind the last one (`step` 1) or before it (-1), and returns it. */
export function goToFinding(session: Session, last: TextFinding | undefined, step: 1 | -1): TextFinding | undefined {
  const { findings } = session.status.get();
  if (findings.length === 0) return undefined;
  const index = last ? findings.findIndex(({ from, message }) => from === last.from && message === last.message) : -1;
  const cursor = index < 0 ? (step === 1 ? 0 : findings.length - 1) : (index + step + findings.length) % findings.length;
  const finding = findings[cursor];
  const entry = finding && document.getElementById(aboutPageId(finding));
  if (entry) showEntry(entry);
  else if (finding) goTo(session, finding.from);
  return finding;
}

/** Id of a finding that stands neither in the text nor in a field (panes/AboutPage.tsx). */
export function aboutPageId({ ruleId, from, message }: TextFinding): string {
  return `about-page:${ruleId}:${from}:${message}`;
}

function showEntry(entry: HTMLElement): void {
  const group = entry.closest('details');
  if (group) group.open = true;
  entry.scrollIntoView({ block: 'center' });
  entry.focus();
}
