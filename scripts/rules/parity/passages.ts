/** Compares passages with their source language, and separates a page's own parts from those that passages bring. */
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

/** Parts that all languages share: of one kind, as names such as `the fact rent-notice`. */
interface Kind {
  readonly namesOf: (outline: Outline) => readonly string[];
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

const FACT = 'the fact ';
const LAW = 'a reference to ';
const LINK = 'a link to ';

function listKinds({ facts }: Content, { isBroken, isUnknown }: Pick<Counterparts, 'isBroken' | 'isUnknown'>): Kind[] {
  return [
    { namesOf: (outline) => outline.facts.map(({ id }) => `${FACT}${meantFact(facts, id)}`) },
    { namesOf: ({ laws }) => laws.map(({ ref }) => `${LAW}${ref}`), hasFinding: (name) => isUnknown.law(name.slice(LAW.length)) },
    {
      namesOf: ({ links }) => links.filter(({ target }) => target.startsWith(LINK_SCHEMES.page)).map(({ target }) => `${LINK}${target}`),
      hasFinding: (name) => isBroken(name.slice(LINK.length)),
    },
    {
      namesOf: ({ components, tables, lists }) => [
        ...components.filter(({ name }) => WRITER_COMPONENTS[name]?.form === 'block').map(({ name }) => `a <${name}>`),
        ...tables.map(({ columns, rows }) => `a table of ${columns} columns and ${rows} rows`),
        ...lists.map(({ items }) => `a list of ${items} items`),
      ],
    },
  ];
}

/** A name that has a finding of its own excuses one name that has no counterpart: it is probably the same, misspelt. */
function compareKind({ namesOf, hasFinding = () => false }: Kind, source: Passage, passage: Passage): Issue[] {
  const [expected, found] = [namesOf(source.outline), namesOf(passage.outline)];
  const excused = Math.abs(expected.filter(hasFinding).length - found.filter(hasFinding).length);
  const names = [...new Set([...expected, ...found])].filter((name) => !hasFinding(name));
  const start = (filePath: string) => ({ filePath, line: 1, column: 1 });
  const sourceName = `${source.localeCode}.mdx`;
  const count = (all: readonly string[], name: string) => all.filter((other) => other === name).length;
  const issues = names.flatMap((name) => {
    const [theirs, mine] = [count(expected, name), count(found, name)];
    // A language may quote a fact once more, as in the text of pages.
    if (theirs === mine || (name.startsWith(FACT) && mine > 0) || (name.startsWith(FACT) && theirs === 0)) return [];
    return [
      difference(
        start(passage.filePath),
        `This passage has ${name} ${times(mine)}; ${sourceName} has it ${times(theirs)}.`,
        mine < theirs ? `Add it as in ${sourceName}.` : `Remove it, or add it to ${sourceName} first.`,
        start(source.filePath),
      ),
    ];
  });
  return issues.slice(excused);
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
