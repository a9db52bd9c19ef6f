/** Reads the questions and outcomes of a finder from the outline of its page. Neighbour: changes/finders.ts. */
import { LINK_SCHEMES } from '../../src/model/component.ts';
import type { Position } from '../../src/model/issue.ts';
import type { Outline, Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';

/** An answer to a question: the link to the part, or to the other finder, that it leads to. */
export interface Answer {
  readonly text: string;
  /** `#id` of a part of the page, or `page:id` of another finder. */
  readonly target: string;
  readonly position: Position;
}

/** A part of a finder, below a second-level heading. With `<Choices>` it is a question, without it an outcome. */
export interface FinderPart {
  readonly id: string;
  readonly title: string;
  readonly position: Position;
  readonly isQuestion: boolean;
  /** Only of a question. */
  readonly answers: readonly Answer[];
  /** Items of the list of answers. */
  readonly items: number;
  /** Names of the components in it. */
  readonly components: readonly string[];
  /** Ids of the pages to which it links. */
  readonly pages: readonly string[];
  readonly facts: Outline['facts'];
}

/** Pages that ask questions instead of explaining. */
export function findersOf({ pages }: Content): readonly Page[] {
  return pages.filter(({ frontmatter }) => frontmatter.kind === 'finder');
}

/** The parts in the order of the page. `finderIds` are the ids of all finders. */
export function readFinder({ outline, partIds, filePath }: Page, finderIds: ReadonlySet<string>): FinderPart[] {
  const headings = outline.headings
    .map((heading, index) => ({ ...heading, id: partIds.headings[index] ?? '' }))
    .filter(({ depth, position }) => depth === 2 && position.filePath === filePath);
  return headings.map(({ id, text, position }, index) => {
    const end = headings[index + 1]?.position.line ?? Number.POSITIVE_INFINITY;
    // What a passage says has positions in the passage's file.
    const isInside = (entry: { readonly position: Position }) =>
      entry.position.filePath === filePath && entry.position.line > position.line && entry.position.line < end;
    const components = outline.components.filter(isInside);
    const choices = components.find(({ name }) => name === 'Choices');
    const links = outline.links.filter((link) => isInside(link));
    const isAnswer = ({ target, position: at }: Answer) =>
      choices !== undefined && at.line > choices.position.line && (target.startsWith('#') || finderIds.has(pageIdOf(target)));
    return {
      id,
      title: text,
      position,
      isQuestion: choices !== undefined,
      answers: links.filter(isAnswer),
      items: outline.lists.find((list) => isInside(list) && list.position.line > (choices?.position.line ?? end))?.items ?? 0,
      components: components.map(({ name }) => name),
      pages: links.map(({ target }) => pageIdOf(target)).filter(Boolean),
      facts: outline.facts.filter(isInside),
    };
  });
}

function pageIdOf(target: string): string {
  return target.startsWith(LINK_SCHEMES.page) ? (target.slice(LINK_SCHEMES.page.length).split('#')[0] ?? '') : '';
}
