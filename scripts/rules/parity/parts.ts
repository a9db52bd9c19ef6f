/** Compares the parts of a translation's text with its source: tables, lists, boxes and markers. */

import { WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { align } from '../../core/align.ts';
import { counted } from '../../core/counted.ts';
import { type Counterparts, difference, positionInOwn, positionInSource } from './counterparts.ts';

/** A part in a form that can be compared and named. */
interface Part {
  readonly position: Position;
  /** Name in reports: `table`, `list`, `<Note>`. */
  readonly name: string;
  /** Sizes that must be equal: `4 rows`. */
  readonly sizes: readonly string[];
}

export function compareParts(counterparts: Counterparts): Issue[] {
  return [tablesOf, listsOf, componentsOf].flatMap((partsOf) => comparePartsOf(counterparts, partsOf));
}

function comparePartsOf(counterparts: Counterparts, partsOf: (page: Page) => Part[]): Issue[] {
  const { sourceName } = counterparts;
  return align(partsOf(counterparts.source), partsOf(counterparts.own), likeness).flatMap(({ source, own }) => {
    if (source && own) {
      const [mine, theirs] = [own, source].map(({ sizes }, at) => sizes.filter((size, index) => size !== [source, own][at]?.sizes[index]));
      if (!mine || !theirs || mine.length === 0) return [];
      return [
        difference(
          own.position,
          `This ${own.name} has ${mine.join(' and ')}; in ${sourceName} it has ${theirs.join(' and ')}.`,
          `Give it the same as in ${sourceName}.`,
          source.position,
        ),
      ];
    }
    if (source) {
      return [
        difference(
          positionInOwn(counterparts, source.position),
          `A ${source.name} of ${sourceName} is missing below this place.`,
          `Add it as in ${sourceName}.`,
          source.position,
        ),
      ];
    }
    if (!own) return [];
    return [
      difference(
        own.position,
        `This ${own.name} is not in ${sourceName}, or is in a different order there.`,
        `Remove or move it, or change ${sourceName} first.`,
        positionInSource(counterparts, own.position),
      ),
    ];
  });
}

function tablesOf({ outline }: Page): Part[] {
  return outline.tables.map(({ columns, rows, position }) => ({
    position,
    name: 'table',
    sizes: [counted(columns, 'column'), counted(rows, 'row')],
  }));
}

function listsOf({ outline }: Page): Part[] {
  return outline.lists.map(({ isOrdered, items, position }) => ({
    position,
    name: isOrdered ? 'numbered list' : 'list',
    sizes: [counted(items, 'item')],
  }));
}

/** Boxes and markers only: inline components differ by language. */
function componentsOf({ outline }: Page): Part[] {
  return outline.components
    .filter(({ name }) => ['block', 'list'].includes(WRITER_COMPONENTS[name]?.form ?? ''))
    .map(({ name, position }) => ({ position, name: `<${name}>`, sizes: [] }));
}

/** Only parts with the same name are pairs; equal sizes increase the score. */
function likeness(a: Part, b: Part): number {
  if (a.name !== b.name) return 0;
  return 1 + a.sizes.filter((size, index) => size === b.sizes[index]).length;
}
