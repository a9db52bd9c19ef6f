/** Compares the headings of a translation with its source: their number, order and levels. */
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { align, type Pair } from '../../core/align.ts';
import { type Counterparts, difference, positionInOwn, positionInSource, type Section } from './counterparts.ts';

/** Pairs the headings of two pages. */
export function pairSections(source: Page, own: Page): Pair<Section>[] {
  return align(sectionsOf(source), sectionsOf(own), likeness);
}

export function compareHeadings(counterparts: Counterparts): Issue[] {
  const { sections, sourceName } = counterparts;
  return sections.flatMap(({ source, own }) => {
    if (source && own) {
      if (source.depth === own.depth) return [];
      return [
        difference(
          own.position,
          `The heading "${own.text}" is of level ${own.depth}, "${source.text}" in ${sourceName} of level ${source.depth}.`,
          `Begin the heading with "${'#'.repeat(source.depth)}".`,
          source.position,
        ),
      ];
    }
    if (source) {
      return [
        difference(
          positionInOwn(counterparts, source.position),
          `The section "${source.text}" of ${sourceName} is missing behind this place.`,
          'Translate the section.',
          source.position,
        ),
      ];
    }
    if (!own) return [];
    return [
      difference(
        own.position,
        `The section "${own.text}" is not in ${sourceName}.`,
        `Remove the heading, or add the section to ${sourceName} first.`,
        positionInSource(counterparts, own.position),
      ),
    ];
  });
}

/** Sections are matched by their facts, statutes, links, components, tables and lists, because their words differ in every language. */
function sectionsOf({ outline }: Page): Section[] {
  const marks = [
    ...outline.facts.map(({ id, position }) => ({ mark: `fact ${id}`, line: position.line })),
    ...outline.laws.map(({ ref, position }) => ({ mark: `law ${ref}`, line: position.line })),
    ...outline.links.map(({ target, position }) => ({ mark: `link ${target}`, line: position.line })),
    ...outline.passages.map(({ id, position }) => ({ mark: `passage ${id}`, line: position.line })),
    ...outline.components.map(({ name, position }) => ({ mark: `component ${name}`, line: position.line })),
    ...outline.tables.map(({ columns, position }) => ({ mark: `table ${columns}`, line: position.line })),
    ...outline.lists.map(({ items, position }) => ({ mark: `list ${items}`, line: position.line })),
  ].filter(({ mark }) => mark !== 'component Term');
  marks.sort((a, b) => a.line - b.line);
  let next = 0;
  return outline.headings.map((heading, index) => {
    const end = outline.headings[index + 1]?.position.line ?? Number.POSITIVE_INFINITY;
    const own = new Set<string>();
    for (let mark = marks[next]; mark && mark.line < end; mark = marks[next]) {
      if (mark.line > heading.position.line) own.add(mark.mark);
      next += 1;
    }
    return { ...heading, marks: own };
  });
}

/** Any two headings can be a pair; equal levels and common marks increase the score. */
function likeness(a: Section, b: Section): number {
  const common = [...a.marks].filter((mark) => b.marks.has(mark)).length;
  const most = Math.max(a.marks.size, b.marks.size);
  return 1 + (a.depth === b.depth ? 1 : 0) + (most > 0 ? (3 * common) / most : 0.5);
}
