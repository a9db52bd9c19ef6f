/** Compares passages with their source language, and separates a page's own parts from those that passages bring. */
import { LINK_SCHEMES, WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Outline, Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { difference } from './counterparts.ts';

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

/** A translation of a passage quotes the same facts and statutes, links to the same pages and has the same lists, tables and boxes. */
export function comparePassages({ site, passages }: Content): Issue[] {
  return [...passages.values()].flatMap((languages) => {
    const source = languages.get(site.defaultLocale);
    if (!source) return [];
    const expected = countParts(source.outline);
    return [...languages.values()].flatMap((passage) => {
      const found = countParts(passage.outline);
      const start = (filePath: string) => ({ filePath, line: 1, column: 1 });
      return [...new Set([...expected.keys(), ...found.keys()])].flatMap((name) => {
        const [theirs, mine] = [expected.get(name) ?? 0, found.get(name) ?? 0];
        // A language may quote a fact once more, as in the text of pages.
        if (theirs === mine || (name.startsWith(FACT) && mine > 0) || (name.startsWith(FACT) && theirs === 0)) return [];
        return [
          difference(
            start(passage.filePath),
            `This passage has ${name} ${times(mine)}; ${site.defaultLocale}.mdx has it ${times(theirs)}.`,
            mine < theirs ? `Add it as in ${site.defaultLocale}.mdx.` : `Remove it, or add it to ${site.defaultLocale}.mdx first.`,
            start(source.filePath),
          ),
        ];
      });
    });
  });
}

const FACT = 'the fact ';

/** Names of the parts that all languages share, with their counts. */
function countParts({ facts, laws, links, components, tables, lists }: Outline): Map<string, number> {
  const counts = new Map<string, number>();
  const names = [
    ...facts.map(({ id }) => `${FACT}${id}`),
    ...laws.map(({ ref }) => `a reference to ${ref}`),
    ...links.filter(({ target }) => target.startsWith(LINK_SCHEMES.page)).map(({ target }) => `a link to ${target}`),
    ...components.filter(({ name }) => WRITER_COMPONENTS[name]?.form === 'block').map(({ name }) => `a <${name}>`),
    ...tables.map(({ columns, rows }) => `a table of ${columns} columns and ${rows} rows`),
    ...lists.map(({ items }) => `a list of ${items} items`),
  ];
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
