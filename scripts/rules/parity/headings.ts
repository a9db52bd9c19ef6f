/** Compares the headings of a translation with its source: their number, order and levels. */
import { says } from '../../../src/messages/findings.ts';
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
          says('parity.level', {
            own: own.text,
            ownDepth: own.depth,
            source: source.text,
            sourceDepth: source.depth,
            file: sourceName,
            mark: '#'.repeat(source.depth),
          }),
          source.position,
        ),
      ];
    }
    if (source) {
      return [
        difference(
          positionInOwn(counterparts, source.position),
          says('parity.section-missing', { title: source.text, file: sourceName }),
          source.position,
        ),
      ];
    }
    if (!own) return [];
    return [
      difference(
        own.position,
        says('parity.section-surplus', { title: own.text, file: sourceName }),
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
