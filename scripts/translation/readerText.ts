/** Extracts what a reader sees of a page, as plain text in reading order. Markup that changes look or link target is described in words. */

import type { Nodes, Parents, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as wordsOf } from 'mdast-util-to-string';
import type { Page } from '../../src/model/page.ts';
import { formatStatute } from '../../src/model/statute.ts';
import { readPassageNodes } from '../content/mdx/passageTree.ts';
import type { PassageFile } from '../content/pages/passages.ts';
import { oneLine } from '../core/oneLine.ts';

/** One paragraph, heading, list item or table row, or one of the short texts of the frontmatter. */
export interface ReaderBlock {
  /** The kind of block in an editor's words: `Heading`, `List item`, `Step, title`. */
  readonly label: string;
  /** One line; every kind of space becomes a normal one. */
  readonly text: string;
  /** Emphasis and links, which the words alone do not show. */
  readonly marks: readonly string[];
  /** Heading of its section; empty before the first one, and for a heading itself. */
  readonly section: string;
}

/** Label of a heading that begins a section. */
export const HEADING = 'Heading';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Maps a linked page's id to its present one, so that a renamed target is no change. */
type PageIdOf = (pageId: string) => string;

/** Texts that a page shows. `tree` is that of readTree. */
export function readReaderText(page: Page, tree: Root, pageIdOf: PageIdOf): ReaderBlock[] {
  const { title, shortTitle, teaser, slides } = page.frontmatter;
  const short = (label: string, text: string | undefined, marks: readonly string[] = []): ReaderBlock[] => {
    const line = oneLine(text ?? '');
    return line ? [{ label, text: line, marks, section: '' }] : [];
  };
  return [
    ...short('Page title', title),
    ...short('Name in menus and on cards', shortTitle),
    ...short('Sentence on cards', teaser),
    ...slides.flatMap((slide) => [
      ...short('Slide, title', slide.title, [`leads to the page ${pageIdOf(slide.page)}`]),
      ...short('Slide, in few words', slide.short),
      ...short('Slide, text', slide.text),
    ]),
    ...collectBlocks(tree, page.localeCode, pageIdOf),
  ];
}

/** The text of a passage, without the pages around it. */
export function readPassageText(passage: PassageFile, localeCode: string, pageIdOf: PageIdOf): ReaderBlock[] {
  return collectBlocks({ type: 'root', children: readPassageNodes(passage) }, localeCode, pageIdOf);
}

function collectBlocks(tree: Root, localeCode: string, pageIdOf: PageIdOf): ReaderBlock[] {
  const blocks: ReaderBlock[] = [];
  let section = '';
  const add = (label: string, text: string | undefined, marks: readonly string[] = []) => {
    const line = oneLine(text ?? '');
    if (line) blocks.push({ label, text: line, marks, section });
  };
  const addNode = (label: string, node: Parents) => {
    const marks: string[] = [];
    const text = collectText(node, localeCode, pageIdOf, marks);
    if (label === HEADING) section = '';
    add(label, text, marks.sort());
    if (label === HEADING) section = oneLine(text);
  };
  const walk = (node: Nodes, label: string): void => {
    if (node.type === 'heading') addNode(node.depth > 2 ? 'Smaller heading' : HEADING, node);
    else if (node.type === 'paragraph') addNode(label, node);
    else if (node.type === 'tableRow') addNode('Table row', node);
    else if (node.type === 'code') add('Code', node.value);
    else if (isJsx(node)) walkElement(node, label);
    else if ('children' in node) for (const child of node.children) walk(child, labelOf(node, label));
  };
  const walkElement = (node: Jsx, label: string): void => {
    const name = node.name ?? '';
    const region = attributeOf(node, 'name');
    if (region === 'faq') section = '';
    const own = (region && REGION_LABELS.get(region)) ?? ELEMENT_LABELS.get(name) ?? label;
    if (PHRASES.has(name)) addNode(own, node);
    else if (STANDING.has(name)) add('Data of the site', STANDING.get(name));
    else for (const child of node.children) walk(child, own);
  };

  walk(tree, 'Paragraph');
  return blocks;
}

const REGION_LABELS: ReadonlyMap<string, string> = new Map(Object.entries({ lead: 'Lead', body: 'Paragraph' }));

const ELEMENT_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Note: 'Boxed remark',
    Warning: 'Boxed warning',
    Conditions: 'Condition',
    SubConditions: 'Sub-condition',
    Documents: 'Document',
    StepTitle: 'Step, title',
    Step: 'Step, text',
    QuestionTitle: 'Question',
    Answer: 'Answer',
    GroupTitle: 'Group of questions',
    HighlightValue: 'Highlight, figure',
    HighlightText: 'Highlight, text',
  }),
);

/** Elements that contain text directly. */
const PHRASES = new Set(['StepTitle', 'QuestionTitle', 'GroupTitle', 'HighlightValue', 'HighlightText']);

/** Components that the site fills; src/model/component.ts describes each of them. */
const STANDING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Areas: '[the areas of law with their pages]',
    Services: '[all service pages by situation]',
    Guides: '[the general guides by situation]',
    Deadlines: '[all deadlines by situation]',
    PowerOfAttorney: '[the text of a power of attorney]',
    PowersOfAttorney: '[all powers of attorney by matter]',
    Offices: '[the offices]',
    Countries: '[the countries]',
    Glossary: '[the glossary]',
    LegalNotice: '[the legal notice]',
  }),
);

function labelOf(node: Nodes, label: string): string {
  if (node.type === 'list') return node.ordered ? 'Numbered item' : 'List item';
  return node.type === 'blockquote' ? 'Quotation' : label;
}

function collectText(node: Nodes, localeCode: string, pageIdOf: (pageId: string) => string, marks: string[]): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (isJsx(node) && node.name === 'Law') return formatStatute(localeCode, attributeOf(node, 'ref') ?? '');
  // The report is the same in every year, so it names the fee instead of its amount.
  if (isJsx(node) && node.name === 'Fee') return ` [the amount of the fee ${attributeOf(node, 'id') ?? ''}]`;
  if (!('children' in node)) return '';
  const mark = markOf(node, pageIdOf);
  if (mark) marks.push(mark);
  return node.children.map((child) => collectText(child, localeCode, pageIdOf, marks)).join(isRow(node) ? ' | ' : '');
}

function markOf(node: Parents, pageIdOf: (pageId: string) => string): string | undefined {
  const words = `“${oneLine(wordsOf(node))}”`;
  if (node.type === 'strong') return `${words} is bold`;
  if (node.type === 'emphasis') return `${words} is in italics`;
  if (node.type === 'delete') return `${words} is struck through`;
  if (node.type === 'link') return `${words} leads to ${nameTarget(node.url, pageIdOf)}`;
  return isJsx(node as Nodes) && (node as Jsx).name === 'Term' ? `${words} is marked as Turkish` : undefined;
}

function nameTarget(target: string, pageIdOf: (pageId: string) => string): string {
  const page = /^page:([^#]*)(#.*)?$/.exec(target);
  return page ? `the page ${pageIdOf(page[1] ?? '') || 'itself'}${page[2] ? `, place ${page[2]}` : ''}` : target;
}

function isRow(node: Nodes): node is TableRow {
  return node.type === 'tableRow';
}

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function attributeOf(element: Jsx, name: string): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
