/** Inserts an empty part that the source has and the translation lacks: a question, a step or a section, behind the one that precedes it there. */
import type { TextEdit } from '../../../model/writing.ts';
import { applyEdits, type Path, readFrontmatter, valueAt } from './frontmatter.ts';
import type { Added } from './keys.ts';
import { insertItem } from './listItems.ts';

export interface Lacking {
  /** `question`, `step`, `section`; other parts have a form of their own. */
  readonly kind: string;
  /** How many parts of the kind precede it in the text. */
  readonly before: number;
  /** Where the next section of the text begins; undefined for the last one. */
  readonly nextSection?: number | undefined;
}

export interface Insertion {
  readonly edits: readonly TextEdit[];
  /** Where one writes then, in the text after the edits. */
  readonly at: number | Path;
}

/** The id of a part stands in the source only: translations get it from there. */
const EMPTY: Readonly<Record<string, Added>> = { question: { question: '', answer: '' }, step: { title: '', description: '' } };
const HEADING = '## ';

/** True for a kind of part that can be inserted. */
export function canInsert(kind: string): boolean {
  return kind === 'section' || kind in EMPTY;
}

/** Undefined if the text has no place for it. `order`: the keys of the frontmatter. */
export function insertPart(text: string, { kind, before, nextSection }: Lacking, order: readonly string[]): Insertion | undefined {
  if (kind === 'section') return insertSection(text, nextSection);
  const item = EMPTY[kind];
  const front = readFrontmatter(text);
  if (!item || !front) return undefined;
  const { path, index } = kind === 'step' ? { path: ['steps'], index: before } : placeOfQuestion(valueAt(front.value, ['faq']), before);
  const edits = insertItem(front, path, item, order, index);
  return edits && { edits, at: [...path, index, Object.keys(item)[0] ?? ''] };
}

function insertSection(text: string, next: number | undefined): Insertion {
  const kept = text.trimEnd().length;
  const [from, insert] = next === undefined ? [kept, `\n\n${HEADING}\n`] : [next, `${HEADING}\n\n`];
  const edit = { from, to: next === undefined ? text.length : from, insert };
  return { edits: [edit], at: applyEdits(text, [edit]).indexOf(HEADING, from) + HEADING.length };
}

/** Questions stand in one list, or in the lists of groups; `before` counts all of them. */
function placeOfQuestion(faq: unknown, before: number): { readonly path: Path; readonly index: number } {
  const groups = (Array.isArray(faq) ? faq : []).map((group: { readonly questions?: readonly unknown[] }) => group.questions);
  let rest = before;
  for (const [group, questions] of groups.entries()) {
    if (!questions) break;
    // Behind the preceding question, so in its group.
    if (rest <= questions.length) return { path: ['faq', group, 'questions'], index: rest };
    rest -= questions.length;
  }
  return { path: ['faq'], index: before };
}
