/** Compares the references of a translation with its source: links to pages, fees and statutes, each by its count. */

import type { ReferenceKind } from '../../../src/messages/en/translation.ts';
import { says } from '../../../src/messages/findings.ts';
import { LINK_SCHEMES } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { type Counterparts, difference, positionInOwn, positionInSource } from './counterparts.ts';

export function compareReferences(counterparts: Counterparts): Issue[] {
  const { passage, official, fee, law } = counterparts.isUnknown;
  return [
    ...compareLinks(counterparts),
    ...compareKnown(counterparts, passagesOf, passage, 'passage'),
    ...compareKnown(counterparts, officialLinksOf, official, 'official'),
    ...compareKnown(counterparts, feesOf, fee, 'fee'),
    ...compareKnown(counterparts, lawsOf, law, 'law'),
  ];
}

/** A link that has a finding of its own (page-unknown, link-target) excuses one link that has no counterpart. */
function compareLinks(counterparts: Counterparts): Issue[] {
  const { source, own, isBroken } = counterparts;
  const brokenIn = ({ outline }: Page) => outline.links.filter(({ target }) => isBroken(target)).length;
  const rightOf = (page: Page) => linksOf(page, isBroken);
  const issues = compareCounts(counterparts, rightOf, 'page');
  return issues.slice(Math.abs(brokenIn(source) - brokenIn(own)));
}

/** A name that has a finding of its own excuses one name that has no counterpart: it is probably the same, misspelt. */
function compareKnown(
  counterparts: Counterparts,
  positionsOf: (page: Page) => Positions,
  isUnknown: (name: string) => boolean,
  kind: ReferenceKind,
): Issue[] {
  const unknownIn = (page: Page) => [...positionsOf(page)].flatMap(([name, positions]) => (isUnknown(name) ? positions : [])).length;
  const knownOf = (page: Page) => new Map([...positionsOf(page)].filter(([name]) => !isUnknown(name)));
  const excused = Math.abs(unknownIn(counterparts.source) - unknownIn(counterparts.own));
  return compareCounts(counterparts, knownOf, kind).slice(excused);
}

type Positions = ReadonlyMap<string, readonly Position[]>;

function compareCounts(counterparts: Counterparts, positionsOf: (page: Page) => Positions, kind: ReferenceKind): Issue[] {
  const { sourceName } = counterparts;
  const [theirs, mine] = [positionsOf(counterparts.source), positionsOf(counterparts.own)];
  const differing = [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((name) => {
    const [expected, found] = [theirs.get(name) ?? [], mine.get(name) ?? []];
    return expected.length === found.length ? [] : [{ name, expected, found }];
  });
  const [missing, ...lacking] = differing.filter(({ expected, found }) => found.length === expected.length - 1);
  const [surplus, ...others] = differing.filter(({ expected, found }) => found.length === expected.length + 1);
  const [theirPosition, ownPosition] = [missing?.expected.at(-1), surplus?.found.at(-1)];
  // One name in the place of another is one slip.
  if (differing.length === 2 && missing && surplus && theirPosition && ownPosition && lacking.length + others.length === 0)
    return [
      difference(ownPosition, says('parity.exchanged', { kind, own: surplus.name, source: missing.name, file: sourceName }), theirPosition),
    ];
  return differing.map(({ name, expected, found }) => {
    const isLess = found.length < expected.length;
    // The first unmatched reference in the source is probably the missing one.
    const sourcePosition = isLess ? expected[found.length] : expected.at(-1);
    const position = isLess ? undefined : found.at(-1);
    return difference(
      position ?? positionInOwn(counterparts, sourcePosition ?? counterparts.sourceFile.yaml.positionOf([])),
      says('parity.references', { kind, name, own: found.length, source: expected.length, file: sourceName }),
      sourcePosition ?? positionInSource(counterparts, position ?? counterparts.ownFile.yaml.positionOf([])),
    );
  });
}

function linksOf(page: Page, isBroken: Counterparts['isBroken']): Positions {
  const right = targetsOf(page, LINK_SCHEMES.page).filter(([target]) => !isBroken(`${LINK_SCHEMES.page}${target}`));
  return group(right.map(([target, position]) => [target.split('#')[0] ?? '', position]));
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

function feesOf({ outline }: Page): Positions {
  return group(outline.fees.map(({ id, position }) => [id, position]));
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
