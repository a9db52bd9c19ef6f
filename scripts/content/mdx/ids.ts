/** Sets ids in the tree: those that writers give to headings, and fact ids for figures and table rows. */
import type { Heading, Parents, PhrasingContent, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { PART_ID } from '../../../src/model/partIds.ts';

declare module 'mdast' {
  interface HeadingData {
    /** The text after the # if the heading was a link to itself. */
    ownId?: string;
  }
}

/** Replaces a heading that is a link to itself, `## [Words](#id)`, by its words and stores the id. */
export function takeHeadingIds(body: Root): void {
  for (const heading of headingsOf(body)) {
    const [link, more] = heading.children;
    if (link?.type !== 'link' || more || !link.url.startsWith('#')) continue;
    heading.children = link.children as PhrasingContent[];
    heading.data = { ...heading.data, ownId: link.url.slice(1) };
  }
}

/** Gives the fact's id, which is the same in all languages, to the first figure that names the fact, or else to the first table row. */
export function giveFactIds(highlights: readonly MdxJsxFlowElement[], body: Root): void {
  const taken = new Set<string>();
  const take = (node: Parents): string | undefined => {
    const id = factIdsIn(node).find((factId) => PART_ID.test(factId) && !taken.has(factId));
    if (id) taken.add(id);
    return id;
  };
  for (const highlight of highlights) {
    const id = take(highlight as Parents);
    if (id) highlight.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
  }
  for (const row of rowsOf(body)) {
    const id = take(row);
    if (id) row.data = { ...row.data, hProperties: { id } };
  }
}

function headingsOf(body: Root): Heading[] {
  const headings: Heading[] = [];
  visit(body, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

/** Table rows without the header rows. */
function rowsOf(body: Root): TableRow[] {
  const rows: TableRow[] = [];
  visit(body, 'table', (table) => {
    rows.push(...table.children.slice(1));
  });
  return rows;
}

function factIdsIn(node: Parents): string[] {
  const ids: string[] = [];
  visit(node, (inner) => {
    if ((inner.type !== 'mdxJsxTextElement' && inner.type !== 'mdxJsxFlowElement') || inner.name !== 'Fact') return;
    for (const attribute of inner.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string') ids.push(attribute.value);
    }
  });
  return ids;
}
