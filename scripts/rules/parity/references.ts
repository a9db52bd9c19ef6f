/** Compares the references of a translation with its source: links to pages and statutes, each by its count. */

import { LINK_SCHEMES } from '../../../src/model/component.ts';
import type { Issue, Place } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { counted } from '../../core/counted.ts';
import { difference, placeInOwn, placeInSource, type Twins } from './twins.ts';

export function compareReferences(twins: Twins): Issue[] {
  return [
    ...compareCounts(twins, linksOf, (name, count) => `${countOrNo(count, 'link')} to the page "${name}"`),
    ...compareCounts(twins, lawsOf, (name, count) => `${countOrNo(count, 'reference')} to ${name}`),
  ];
}

type Places = ReadonlyMap<string, readonly Place[]>;

function compareCounts(twins: Twins, placesOf: (page: Page) => Places, label: (name: string, count: number) => string): Issue[] {
  const { sourceName } = twins;
  const [theirs, mine] = [placesOf(twins.source), placesOf(twins.own)];
  return [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((name) => {
    const [expected, found] = [theirs.get(name) ?? [], mine.get(name) ?? []];
    if (expected.length === found.length) return [];
    const isLess = found.length < expected.length;
    // The first unmatched reference in the source is probably the missing one.
    const sourcePlace = isLess ? expected[found.length] : expected.at(-1);
    const ownPlace = isLess ? undefined : found.at(-1);
    return [
      difference(
        ownPlace ?? placeInOwn(twins, sourcePlace ?? twins.sourceFile.yaml.placeOf([])),
        `${label(name, found.length)} here, but ${expected.length} in ${sourceName}.`,
        isLess ? `Add it where ${sourceName} has it.` : `Remove one, or add it to ${sourceName} first.`,
        sourcePlace ?? placeInSource(twins, ownPlace ?? twins.ownFile.yaml.placeOf([])),
      ),
    ];
  });
}

function linksOf({ outline }: Page): Places {
  const isPage = ({ target }: { readonly target: string }) => target.startsWith(LINK_SCHEMES.page);
  return group(
    outline.links.filter(isPage).map(({ target, place }) => [target.slice(LINK_SCHEMES.page.length).split('#')[0] ?? '', place]),
  );
}

function lawsOf({ outline }: Page): Places {
  return group(outline.laws.map(({ ref, place }) => [ref, place]));
}

function group(entries: readonly (readonly [string, Place])[]): Places {
  const places = new Map<string, Place[]>();
  for (const [name, place] of entries) {
    const own = places.get(name);
    if (own) own.push(place);
    else places.set(name, [place]);
  }
  return places;
}

function countOrNo(count: number, word: string): string {
  return count === 0 ? `No ${word}` : counted(count, word);
}
