/** Marks in the text that are the same in all languages: facts, statutes, links, components, tables and lists. */
import type { Outline } from '../../../src/model/page.ts';

/** A mark in the page's own file. */
export interface Mark {
  readonly name: string;
  readonly line: number;
}

/**
 * Marks of a page's file in the order of their lines; with `region`, those of one list of the frontmatter. Text that passages bring is left
 * out: it has positions in their files.
 */
export function marksOf({ outline, filePath }: { readonly outline: Outline; readonly filePath: string }, region?: string): Mark[] {
  const { facts, laws, links, passages, components, tables, lists } = outline;
  const marks = [
    ...facts.map((fact) => ({ ...fact, name: `fact ${fact.id}` })),
    ...laws.map((law) => ({ ...law, name: `law ${law.ref}` })),
    ...links.map((link) => ({ ...link, name: `link ${link.target}` })),
    ...passages.map((passage) => ({ ...passage, name: `passage ${passage.id}` })),
    ...components.map((component) => ({ ...component, name: `component ${component.name}` })),
    ...tables.map((table) => ({ ...table, name: `table ${table.columns}`, region: 'body' })),
    ...lists.map((list) => ({ ...list, name: `list ${list.items}` })),
  ];
  return marks
    .filter(({ name, position }) => name !== 'component Term' && position.filePath === filePath)
    .filter((mark) => region === undefined || mark.region === region)
    .map(({ name, position }) => ({ name, line: position.line }))
    .sort((a, b) => a.line - b.line);
}

/** For each of these lines, which are sorted, the names of the marks below it and above the next one. */
export function marksBetween(marks: readonly Mark[], lines: readonly number[]): Set<string>[] {
  let next = 0;
  return lines.map((line, index) => {
    const end = lines[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = new Set<string>();
    for (let mark = marks[next]; mark && mark.line < end; mark = marks[next]) {
      if (mark.line > line) own.add(mark.name);
      next += 1;
    }
    return own;
  });
}
