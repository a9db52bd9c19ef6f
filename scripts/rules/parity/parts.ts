/** Compares the parts of a translation's text with its source: tables, lists, boxes and markers. */

import { WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Place } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { align } from '../../core/align.ts';
import { counted } from '../../core/counted.ts';
import { difference, placeInOwn, placeInSource, type Twins } from './twins.ts';

/** A part in a form that can be compared and named. */
interface Part {
  readonly place: Place;
  /** Name in reports: `table`, `list`, `<Note>`. */
  readonly name: string;
  /** Sizes that must be equal: `4 rows`. */
  readonly sizes: readonly string[];
}

export function compareParts(twins: Twins): Issue[] {
  return [tablesOf, listsOf, componentsOf].flatMap((partsOf) => comparePartsOf(twins, partsOf));
}

function comparePartsOf(twins: Twins, partsOf: (page: Page) => Part[]): Issue[] {
  const { sourceName } = twins;
  return align(partsOf(twins.source), partsOf(twins.own), likeness).flatMap(({ source, own }) => {
    if (source && own) {
      const [mine, theirs] = [own, source].map(({ sizes }, at) => sizes.filter((size, index) => size !== [source, own][at]?.sizes[index]));
      if (!mine || !theirs || mine.length === 0) return [];
      return [
        difference(
          own.place,
          `This ${own.name} has ${mine.join(' and ')}; in ${sourceName} it has ${theirs.join(' and ')}.`,
          `Give it the same as in ${sourceName}.`,
          source.place,
        ),
      ];
    }
    if (source) {
      return [
        difference(
          placeInOwn(twins, source.place),
          `A ${source.name} of ${sourceName} is missing below this place.`,
          `Add it as in ${sourceName}.`,
          source.place,
        ),
      ];
    }
    if (!own) return [];
    return [
      difference(
        own.place,
        `This ${own.name} does not stand in ${sourceName}, or stands in another order there.`,
        `Remove or move it, or change ${sourceName} first.`,
        placeInSource(twins, own.place),
      ),
    ];
  });
}

function tablesOf({ outline }: Page): Part[] {
  return outline.tables.map(({ columns, rows, place }) => ({
    place,
    name: 'table',
    sizes: [counted(columns, 'column'), counted(rows, 'row')],
  }));
}

function listsOf({ outline }: Page): Part[] {
  return outline.lists.map(({ isOrdered, items, place }) => ({
    place,
    name: isOrdered ? 'numbered list' : 'list',
    sizes: [counted(items, 'item')],
  }));
}

/** Boxes and markers only: inline components differ by language. */
function componentsOf({ outline }: Page): Part[] {
  return outline.components
    .filter(({ name }) => ['block', 'list'].includes(WRITER_COMPONENTS[name]?.form ?? ''))
    .map(({ name, place }) => ({ place, name: `<${name}>`, sizes: [] }));
}

/** Only parts with the same name are pairs; equal sizes increase the score. */
function likeness(a: Part, b: Part): number {
  if (a.name !== b.name) return 0;
  return 1 + a.sizes.filter((size, index) => size === b.sizes[index]).length;
}
