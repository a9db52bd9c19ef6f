/** Where the parts of a finder stand in its picture: questions from left to right, ways one below the other. Pure. */
import type { FinderBox, FinderPartRow } from '../../../src/model/deskFinders.ts';

/** Lines of a box besides its answers, or besides the pages of an outcome: two for the title, one for notes, and the gap below. */
const LINES_OF_A_BOX = 4;

/** The column is the number of questions before a part on its longest way; a question stands beside the first of what follows it. */
export function layOut(parts: readonly FinderPartRow[]): FinderBox[] {
  const columns = columnsOf(parts);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const rows = new Map<string, number>();
  let free = 0;
  const place = (part: FinderPartRow): void => {
    if (rows.has(part.id)) return;
    rows.set(part.id, free);
    const end = free + LINES_OF_A_BOX + Math.max(1, part.answers.length);
    for (const { to } of part.answers) {
      const next = byId.get(to);
      if (next) place(next);
    }
    free = Math.max(free, end);
  };
  for (const part of parts) place(part);
  const leading = parts.flatMap(({ answers }) => answers.map(({ to }) => to));
  return parts.map((part) => ({
    ...part,
    column: columns.get(part.id) ?? 0,
    row: rows.get(part.id) ?? 0,
    answersLeadingHere: leading.filter((to) => to === part.id).length,
  }));
}

function columnsOf(parts: readonly FinderPartRow[]): ReadonlyMap<string, number> {
  const columns = new Map(parts.map(({ id }) => [id, 0]));
  // A way without a circle has fewer steps than there are parts.
  for (let step = 1; step < parts.length; step += 1) {
    for (const { id, answers } of parts) {
      for (const { to } of answers) {
        const column = columns.get(to);
        if (column !== undefined) columns.set(to, Math.min(parts.length, Math.max(column, (columns.get(id) ?? 0) + 1)));
      }
    }
  }
  return columns;
}
