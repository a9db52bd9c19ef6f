/** Compares the parts of a translation's text with its source: tables, lists, boxes and markers. */

import type { ComparedPart, Sizes } from '../../../src/messages/en/translation.ts';
import { says } from '../../../src/messages/findings.ts';
import { WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { align } from '../../core/align.ts';
import { type Counterparts, difference, positionInOwn, positionInSource } from './counterparts.ts';

/** A part in a form that can be compared and named. */
interface Part {
  readonly position: Position;
  /** What it is. */
  readonly part: ComparedPart;
  /** Sizes that must be equal. */
  readonly sizes: Sizes;
}

export function compareParts(counterparts: Counterparts): Issue[] {
  return [tablesOf, listsOf, componentsOf].flatMap((partsOf) => comparePartsOf(counterparts, partsOf));
}

function comparePartsOf(counterparts: Counterparts, partsOf: (page: Page) => Part[]): Issue[] {
  const { sourceName } = counterparts;
  return align(partsOf(counterparts.source), partsOf(counterparts.own), likeness).flatMap(({ source, own }) => {
    if (source && own) {
      const [mine, theirs] = [own, source].map(({ sizes }, at) =>
        sizes.filter(({ size }, index) => size !== [source, own][at]?.sizes[index]?.size),
      );
      if (!mine || !theirs || mine.length === 0) return [];
      return [
        difference(own.position, says('parity.sizes', { part: own.part, own: mine, source: theirs, file: sourceName }), source.position),
      ];
    }
    if (source) {
      return [
        difference(
          positionInOwn(counterparts, source.position),
          says('parity.part-missing', { part: source.part, file: sourceName }),
          source.position,
        ),
      ];
    }
    if (!own) return [];
    return [
      difference(
        own.position,
        says('parity.part-surplus', { part: own.part, file: sourceName }),
        positionInSource(counterparts, own.position),
      ),
    ];
  });
}

function tablesOf({ outline }: Page): Part[] {
  return outline.tables.map(({ columns, rows, position }) => ({
    position,
    part: { kind: 'table' },
    sizes: [
      { what: 'columns', size: columns },
      { what: 'rows', size: rows },
    ],
  }));
}

function listsOf({ outline }: Page): Part[] {
  return outline.lists.map(({ isOrdered, items, position }) => ({
    position,
    part: { kind: isOrdered ? 'numbered-list' : 'list' },
    sizes: [{ what: 'items', size: items }],
  }));
}

/** Boxes and markers only: inline components differ by language. */
function componentsOf({ outline }: Page): Part[] {
  return outline.components
    .filter(({ name }) => ['block', 'list'].includes(WRITER_COMPONENTS[name]?.form ?? ''))
    .map(({ name, position }) => ({ position, part: { kind: 'component', name }, sizes: [] }));
}

/** Only parts with the same name are pairs; equal sizes increase the score. */
function likeness(a: Part, b: Part): number {
  if (a.part.kind !== b.part.kind || a.part.name !== b.part.name) return 0;
  return 1 + a.sizes.filter(({ size }, index) => size === b.sizes[index]?.size).length;
}
