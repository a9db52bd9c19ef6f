/** Splits a rendered page into its sections, for the side-by-side view of two languages. Neighbour: ./compare.ts. */
import { type AnyNode, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The words of a fact in a section. */
export interface FactMark {
  readonly element: Element;
  /** Defined only for facts with a legal basis: their links contain the id. */
  readonly id: string | undefined;
  /** Machine-readable value; empty for conditions. */
  readonly value: string;
  readonly words: string;
}

export interface RenderedSection {
  /** Key of the page's part: `lead`, `section.3`, `question.2` (scripts/content/pages/parts.ts). */
  readonly key: string;
  readonly name: string;
  readonly nodes: readonly AnyNode[];
  readonly facts: readonly FactMark[];
  /** Names of its block elements, and its facts: both are the same in every language. */
  readonly shape: readonly string[];
  /** Kinds of frontmatter parts that it shows: `step`, `conditions`, `subConditions`, `documents`. */
  readonly lists: readonly string[];
}

/**
 * Sections in reading order; `factIds` are the page's facts in the numbering of its links. Omits what layouts add to every page (related
 * pages, sources, call to action).
 */
export function cutSections(mainHtml: string, factIds: readonly string[]): RenderedSection[] {
  const toSection = (key: string, nodes: readonly AnyNode[]) => cutSection(key, nodes, factIds);
  const root = parseDocument(mainHtml);
  clean(root.children);
  const first = (className: string) => DomUtils.findOne((element) => hasClass(element, className), root.children) ?? undefined;
  const children = (element: Element | undefined) => element?.children ?? [];
  const title = DomUtils.findOne(({ name }) => name === 'h1', root.children);
  const prose = children(first('prose'));
  const sections = prose.filter((node): node is Element => isTag(node) && node.name === 'section');
  const intro = prose.filter((node) => !sections.includes(node as Element));
  const questions = DomUtils.filter((node) => isTag(node) && hasClass(node, 'question'), root.children) as Element[];
  if (title) title.name = 'h2';
  for (const question of questions) toHeading(question);
  const slides = DomUtils.filter((node) => isTag(node) && hasClass(node, 'span'), root.children) as Element[];
  return [
    toSection('lead', [...(title ? [title] : []), ...children(first('lead'))]),
    ...slides.map((slide, index) => toSection(`slide.${index + 1}`, slide.children)),
    toSection('highlights', children(first('highlights'))),
    toSection('intro', intro),
    ...sections.map((section, index) => toSection(`section.${index + 1}`, section.children)),
    ...questions.map((question, index) => toSection(`question.${index + 1}`, question.children)),
  ].filter(({ nodes }) => nodes.some((node) => DomUtils.textContent(node).trim() !== ''));
}

export function toHtml(section: RenderedSection): string {
  const html = DomUtils.getOuterHTML([...section.nodes]);
  // The highlights at the top of a page are list items.
  return section.key === 'highlights' ? `<ul class="highlights">${html}</ul>` : html;
}

function cutSection(key: string, nodes: readonly AnyNode[], factIds: readonly string[]): RenderedSection {
  const elements = DomUtils.filter(isTag, [...nodes]) as Element[];
  const heading = elements.find(({ name }) => /^h[1-6]$/.test(name));
  const facts = elements.flatMap((element) => toMark(element, factIds) ?? []);
  return {
    key,
    name: heading ? DomUtils.textContent(heading) : '',
    nodes,
    facts,
    lists: elements.flatMap((element) => LIST_KINDS.find(([className]) => hasClass(element, className))?.[1] ?? []),
    shape: [...elements.map(({ name }) => name).filter((name) => BLOCKS.has(name)), ...facts.map(({ id, value }) => id ?? value)],
  };
}

/** Class and part of each list in src/mdx; documents and sub-conditions have the class `points` as well, so they come first. */
const LIST_KINDS = [
  ['steps', 'step'],
  ['sheets', 'documents'],
  ['subpoints', 'subConditions'],
  ['points', 'conditions'],
] as const;

/** Elements that form a section's structure; inline elements differ between languages. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'table', 'tr', 'h3']);

/** The mark is the link around the words, or their own element if there is no link. */
function toMark(element: Element, factIds: readonly string[]): FactMark | undefined {
  const [, number] = /^#fact-(\d+)$/.exec(element.attribs.href ?? '') ?? [];
  const id = number && factIds[Number(number) - 1];
  const inner =
    id === undefined ? element : (DomUtils.findOne(({ name }) => name === 'time' || name === 'data', element.children) ?? element);
  const isInner = inner.name === 'time' || inner.name === 'data';
  if (id === undefined && (!isInner || isInFactLink(element))) return undefined;
  const value = isInner ? (inner.attribs.datetime ?? inner.attribs.value ?? '') : '';
  return { element, id, value, words: DomUtils.textContent(element).replace(/\s+/g, ' ') };
}

function isInFactLink(element: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isTag(parent) && parent.attribs.href?.startsWith('#fact-')) return true;
  }
  return false;
}

/** For two pages in one document: removes ids and landmarks, which must be unique, and drawings, which have no meaning here. */
function clean(nodes: AnyNode[]): void {
  for (const node of DomUtils.filter(isTag, nodes) as Element[]) {
    if (node.name === 'svg' || node.name === 'button' || hasClass(node, 'unseen')) DomUtils.removeElement(node);
    if (node.name === 'aside') node.name = 'div';
    for (const name of ['id', 'aria-labelledby', 'aria-label', 'role', 'tabindex', 'style']) delete node.attribs[name];
  }
}

/** Converts a question to a heading, because everything is open here. */
function toHeading(question: Element): void {
  const summary = DomUtils.findOne(({ name }) => name === 'summary', question.children);
  if (summary) summary.name = 'h3';
}

function hasClass(element: Element, name: string): boolean {
  return (element.attribs.class ?? '').split(' ').includes(name);
}
