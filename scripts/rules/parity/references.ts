/** Compares the references of a translation with its source: links to pages and statutes, each by its count. */

import { LINK_SCHEMES } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { counted } from '../../core/counted.ts';
import { type Counterparts, difference, positionInOwn, positionInSource } from './counterparts.ts';

export function compareReferences(counterparts: Counterparts): Issue[] {
  return [
    ...compareLinks(counterparts),
    ...compareCounts(counterparts, passagesOf, (name, count) => `${countOrNo(count, '<Passage>')} "${name}"`),
    ...compareCounts(counterparts, officialLinksOf, (name, count) => `${countOrNo(count, 'link')} to the address "${name}"`),
    ...compareCounts(counterparts, lawsOf, (name, count) => `${countOrNo(count, 'reference')} to ${name}`),
  ];
}

/** A link to a page that does not exist is reported by the rule page-unknown, and excuses one link that has no counterpart. */
function compareLinks(counterparts: Counterparts): Issue[] {
  const { source, own, pageIds } = counterparts;
  const unknownIn = (page: Page) =>
    [...linksOf(page)].reduce((sum, [name, positions]) => sum + (pageIds.has(name) ? 0 : positions.length), 0);
  const knownOf = (page: Page) => new Map([...linksOf(page)].filter(([name]) => pageIds.has(name)));
  const issues = compareCounts(counterparts, knownOf, (name, count) => `${countOrNo(count, 'link')} to the page "${name}"`);
  return issues.slice(Math.abs(unknownIn(source) - unknownIn(own)));
}

type Positions = ReadonlyMap<string, readonly Position[]>;

function compareCounts(
  counterparts: Counterparts,
  positionsOf: (page: Page) => Positions,
  label: (name: string, count: number) => string,
): Issue[] {
  const { sourceName } = counterparts;
  const [theirs, mine] = [positionsOf(counterparts.source), positionsOf(counterparts.own)];
  return [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((name) => {
    const [expected, found] = [theirs.get(name) ?? [], mine.get(name) ?? []];
    if (expected.length === found.length) return [];
    const isLess = found.length < expected.length;
    // The first unmatched reference in the source is probably the missing one.
    const sourcePosition = isLess ? expected[found.length] : expected.at(-1);
    const ownPosition = isLess ? undefined : found.at(-1);
    return [
      difference(
        ownPosition ?? positionInOwn(counterparts, sourcePosition ?? counterparts.sourceFile.yaml.positionOf([])),
        `${label(name, found.length)} here, but ${expected.length} in ${sourceName}.`,
        isLess ? `Add it where ${sourceName} has it.` : `Remove one, or add it to ${sourceName} first.`,
        sourcePosition ?? positionInSource(counterparts, ownPosition ?? counterparts.ownFile.yaml.positionOf([])),
      ),
    ];
  });
}

function linksOf(page: Page): Positions {
  return group(targetsOf(page, LINK_SCHEMES.page).map(([target, position]) => [target.split('#')[0] ?? '', position]));
}

function officialLinksOf(page: Page): Positions {
  return group(targetsOf(page, LINK_SCHEMES.official));
}

function targetsOf({ outline }: Page, scheme: string): (readonly [string, Position])[] {
  const links = outline.links.filter(({ target }) => target.startsWith(scheme));
  return links.map(({ target, position }) => [target.slice(scheme.length), position]);
}

function passagesOf({ outline }: Page): Positions {
  return group(outline.passages.map(({ id, position }) => [id, position]));
}

function lawsOf({ outline }: Page): Positions {
  return group(outline.laws.map(({ ref, position }) => [ref, position]));
}

function group(entries: readonly (readonly [string, Position])[]): Positions {
  const positions = new Map<string, Position[]>();
  for (const [name, position] of entries) {
    const own = positions.get(name);
    if (own) own.push(position);
    else positions.set(name, [position]);
  }
  return positions;
}

function countOrNo(count: number, word: string): string {
  return count === 0 ? `No ${word}` : counted(count, word);
}
