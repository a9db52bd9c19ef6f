/** Compares the headings of a translation with its source: their number, order and levels. */
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { marksBetween, marksOf } from '../../content/missing/marks.ts';
import { likenessOfMarks } from '../../content/missing/pairFewer.ts';
import { align, type Pair } from '../../core/align.ts';
import { type Counterparts, difference, positionInOwn, positionInSource, type Section } from './counterparts.ts';

/** Pairs the headings of two pages. */
export function pairSections(source: Page, own: Page): Pair<Section>[] {
  return align(sectionsOf(source), sectionsOf(own), likenessOfMarks);
}

export function compareHeadings(counterparts: Counterparts): Issue[] {
  const { sections, sourceName } = counterparts;
  return sections.flatMap(({ source, own }) => {
    if (source && own) {
      // A heading of the first level has a finding of its own (heading-level).
      if (source.depth === own.depth || source.depth === 1 || own.depth === 1) return [];
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

/** Sections are matched by their marks, because their words differ in every language. */
function sectionsOf({ outline, filePath }: Page): Section[] {
  const { headings } = outline;
  const marks = marksBetween(
    marksOf({ outline, filePath }),
    headings.map(({ position }) => position.line),
  );
  return headings.map((heading, index) => ({ ...heading, marks: marks[index] ?? new Set() }));
}
