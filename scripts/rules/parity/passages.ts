/** Compares passages with their source language, and separates a page's own parts from those that passages bring. */
import type { SharedThing } from '../../../src/messages/en/translation.ts';
import { says } from '../../../src/messages/findings.ts';
import { LINK_SCHEMES, WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Outline, Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import type { Passage } from '../../content/pages/passages.ts';
import { meantFact } from '../reference.ts';
import { type Counterparts, difference } from './counterparts.ts';

/** A page with the parts of its own file only: passages are compared once, by comparePassages, and not on every page that shows them. */
export function withoutPassages(page: Page): Page {
  const { outline, filePath } = page;
  const own = <T extends { readonly position: Position }>(parts: readonly T[]) =>
    parts.filter(({ position }) => position.filePath === filePath);
  const { links, facts, laws, components, tables, lists } = outline;
  return {
    ...page,
    outline: {
      ...outline,
      links: own(links),
      facts: own(facts),
      laws: own(laws),
      components: own(components),
      tables: own(tables),
      lists: own(lists),
    },
  };
}

/** Parts that all languages share: of one kind. */
interface Kind {
  readonly thingsOf: (outline: Outline) => readonly SharedThing[];
  /** True for a name that has a finding of its own. */
  readonly hasFinding?: (name: string) => boolean;
}

/** A translation of a passage quotes the same facts and statutes, links to the same pages and has the same lists, tables and boxes. */
export function comparePassages(content: Content, judges: Pick<Counterparts, 'isBroken' | 'isUnknown'>): Issue[] {
  const kinds = listKinds(content, judges);
  return [...content.passages.values()].flatMap((languages) => {
    const source = languages.get(content.site.defaultLocale);
    return source ? [...languages.values()].flatMap((passage) => kinds.flatMap((kind) => compareKind(kind, source, passage))) : [];
  });
}

function listKinds({ facts }: Content, { isBroken, isUnknown }: Pick<Counterparts, 'isBroken' | 'isUnknown'>): Kind[] {
  return [
    { thingsOf: (outline) => outline.facts.map(({ id }) => ({ kind: 'fact', name: meantFact(facts, id) })) },
    { thingsOf: ({ laws }) => laws.map(({ ref }) => ({ kind: 'law', name: ref })), hasFinding: isUnknown.law },
    {
      thingsOf: ({ links }) =>
        links.filter(({ target }) => target.startsWith(LINK_SCHEMES.page)).map(({ target }) => ({ kind: 'link', name: target })),
      hasFinding: isBroken,
    },
    {
      thingsOf: ({ components, tables, lists }) => [
        ...components
          .filter(({ name }) => WRITER_COMPONENTS[name]?.form === 'block')
          .map(({ name }) => ({ kind: 'component' as const, name })),
        ...tables.map(({ columns, rows }) => ({ kind: 'table' as const, name: '', sizes: [columns, rows] })),
        ...lists.map(({ items }) => ({ kind: 'list' as const, name: '', sizes: [items] })),
      ],
    },
  ];
}

/** A name that has a finding of its own excuses one name that has no counterpart: it is probably the same, misspelt. */
function compareKind({ thingsOf, hasFinding = () => false }: Kind, source: Passage, passage: Passage): Issue[] {
  const [expected, found] = [thingsOf(source.outline), thingsOf(passage.outline)];
  const isKnown = ({ name }: SharedThing) => !hasFinding(name);
  const excused = Math.abs(expected.length - expected.filter(isKnown).length - (found.length - found.filter(isKnown).length));
  const keyOf = ({ kind, name, sizes = [] }: SharedThing) => [kind, name, ...sizes].join(' ');
  const things = new Map([...expected, ...found].filter(isKnown).map((thing) => [keyOf(thing), thing]));
  const start = (filePath: string) => ({ filePath, line: 1, column: 1 });
  const sourceName = `${source.localeCode}.mdx`;
  const count = (all: readonly SharedThing[], key: string) => all.filter((other) => keyOf(other) === key).length;
  const issues = [...things].flatMap(([key, thing]) => {
    const [theirs, mine] = [count(expected, key), count(found, key)];
    // A language may quote a fact once more, as in the text of pages.
    if (theirs === mine || (thing.kind === 'fact' && (mine > 0 || theirs === 0))) return [];
    return [
      difference(
        start(passage.filePath),
        says('parity.passage', { thing, own: mine, source: theirs, file: sourceName }),
        start(source.filePath),
      ),
    ];
  });
  return issues.slice(excused);
}
