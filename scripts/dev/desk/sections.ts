/** Cuts a rendered page into its sections, so that two languages can stand side by side. Neighbour: ./compare.ts. */
import { type AnyNode, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** A fact's words in a section. */
export interface FactMark {
  readonly element: Element;
  /** Only facts with a basis are linked to it, and so known by id. */
  readonly id: string | undefined;
  /** Value for machines; empty for conditions. */
  readonly value: string;
  readonly words: string;
}

export interface RenderedSection {
  /** As parts of pages are called: `lead`, `section.3`, `question.2` (scripts/translation/parts.ts). */
  readonly key: string;
  readonly name: string;
  readonly nodes: readonly AnyNode[];
  readonly facts: readonly FactMark[];
  /** Names of its elements: what two languages of a section have in common. */
  readonly shape: readonly string[];
  /** Kinds of parts from the frontmatter that it shows: `step`, `conditions`, `subConditions`, `documents`. */
  readonly lists: readonly string[];
}

/** Sections in reading order; `factIds` are the page's facts as its links number them. What layouts add for every page (related pages, sources, invitation) is left out. */
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
  // Figures of the page's first lines are entries of a list.
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

/** How src/mdx marks the lists; documents and sub-conditions are points too, so they come first. */
const LIST_KINDS = [
  ['steps', 'step'],
  ['sheets', 'documents'],
  ['subpoints', 'subConditions'],
  ['points', 'conditions'],
] as const;

/** What builds a section; words inside of it differ from language to language. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'table', 'tr', 'h3']);

/** The mark is the link around the words, or the words' own element where they have none. */
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

/** Two pages in one document: no id and no landmark may stand twice, and drawings say nothing here. */
function clean(nodes: AnyNode[]): void {
  for (const node of DomUtils.filter(isTag, nodes) as Element[]) {
    if (node.name === 'svg' || node.name === 'button' || hasClass(node, 'unseen')) DomUtils.removeElement(node);
    if (node.name === 'aside') node.name = 'div';
    for (const name of ['id', 'aria-labelledby', 'aria-label', 'role', 'tabindex', 'style']) delete node.attribs[name];
  }
}

/** A question is a heading here: everything is open. */
function toHeading(question: Element): void {
  const summary = DomUtils.findOne(({ name }) => name === 'summary', question.children);
  if (summary) summary.name = 'h3';
}

function hasClass(element: Element, name: string): boolean {
  return (element.attribs.class ?? '').split(' ').includes(name);
}
