/** Extracts what a reader sees of a page, as plain text in reading order. Markup that changes look or link target is described in words. */

import type { Nodes, Parents, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as wordsOf } from 'mdast-util-to-string';
import { CHANGED_TEXT_WORDS, type ChangedTextWords } from '../../src/messages/changes.ts';
import type { Language } from '../../src/messages/language.ts';
import type { Page } from '../../src/model/page.ts';
import { formatStatute } from '../../src/model/statute.ts';
import { readPassageNodes } from '../content/mdx/passageTree.ts';
import type { PassageFile } from '../content/pages/passages.ts';
import { oneLine } from '../core/oneLine.ts';

/** Kinds of blocks; the messages have their names. */
export type BlockLabel = keyof ChangedTextWords['blocks'];

/** One paragraph, heading, list item or table row, or one of the short texts of the frontmatter. */
export interface ReaderBlock {
  /** The kind of block. */
  readonly label: BlockLabel;
  /** One line; every kind of space becomes a normal one. */
  readonly text: string;
  /** Emphasis and links, which the words alone do not show. */
  readonly marks: readonly string[];
  /** Heading of its section; empty before the first one, and for a heading itself. */
  readonly section: string;
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Maps a linked page's id to its present one, so that a renamed target is no change. */
type PageIdOf = (pageId: string) => string;

/** Texts that a page shows. `tree` is that of readTree. */
export function readReaderText(page: Page, tree: Root, pageIdOf: PageIdOf, language: Language = 'en'): ReaderBlock[] {
  const words = CHANGED_TEXT_WORDS[language];
  const { title, shortTitle, teaser, slides } = page.frontmatter;
  const short = (label: BlockLabel, text: string | undefined, marks: readonly string[] = []): ReaderBlock[] => {
    const line = oneLine(text ?? '');
    return line ? [{ label, text: line, marks, section: '' }] : [];
  };
  return [
    ...short('pageTitle', title),
    ...short('shortTitle', shortTitle),
    ...short('teaser', teaser),
    ...slides.flatMap((slide) => [
      ...short('slideTitle', slide.title, [words.marks.slideLeads({ page: pageIdOf(slide.page) })]),
      ...short('slideShort', slide.short),
      ...short('slideText', slide.text),
    ]),
    ...collectBlocks(tree, page.localeCode, pageIdOf, words),
  ];
}

/** The text of a passage, without the pages around it. */
export function readPassageText(passage: PassageFile, localeCode: string, pageIdOf: PageIdOf, language: Language = 'en'): ReaderBlock[] {
  return collectBlocks({ type: 'root', children: readPassageNodes(passage) }, localeCode, pageIdOf, CHANGED_TEXT_WORDS[language]);
}

function collectBlocks(tree: Root, localeCode: string, pageIdOf: PageIdOf, words: ChangedTextWords): ReaderBlock[] {
  const blocks: ReaderBlock[] = [];
  let section = '';
  const add = (label: BlockLabel, text: string | undefined, marks: readonly string[] = []) => {
    const line = oneLine(text ?? '');
    if (line) blocks.push({ label, text: line, marks, section });
  };
  const addNode = (label: BlockLabel, node: Parents) => {
    const marks: string[] = [];
    const text = collectText(node, { localeCode, pageIdOf, words, marks });
    if (label === 'heading') section = '';
    add(label, text, marks.sort());
    if (label === 'heading') section = oneLine(text);
  };
  const walk = (node: Nodes, label: BlockLabel): void => {
    if (node.type === 'heading') addNode(node.depth > 2 ? 'smallHeading' : 'heading', node);
    else if (node.type === 'paragraph') addNode(label, node);
    else if (node.type === 'tableRow') addNode('tableRow', node);
    else if (node.type === 'code') add('code', node.value);
    else if (isJsx(node)) walkElement(node, label);
    else if ('children' in node) for (const child of node.children) walk(child, labelOf(node, label));
  };
  const walkElement = (node: Jsx, label: BlockLabel): void => {
    const name = node.name ?? '';
    const region = attributeOf(node, 'name');
    if (region === 'faq') section = '';
    const own = REGION_LABELS.get(region ?? '') ?? ELEMENT_LABELS.get(name) ?? label;
    if (PHRASES.has(name)) addNode(own, node);
    else if (name in words.standing) add('data', words.standing[name as keyof typeof words.standing]);
    else for (const child of node.children) walk(child, own);
  };

  walk(tree, 'paragraph');
  return blocks;
}

const REGION_LABELS: ReadonlyMap<string, BlockLabel> = new Map([
  ['lead', 'lead'],
  ['body', 'paragraph'],
]);

const ELEMENT_LABELS: ReadonlyMap<string, BlockLabel> = new Map<string, BlockLabel>([
  ['Note', 'note'],
  ['Warning', 'warning'],
  ['Conditions', 'condition'],
  ['SubConditions', 'subCondition'],
  ['Documents', 'document'],
  ['StepTitle', 'stepTitle'],
  ['Step', 'stepText'],
  ['QuestionTitle', 'question'],
  ['Answer', 'answer'],
  ['GroupTitle', 'questionGroup'],
  ['HighlightValue', 'highlightFigure'],
  ['HighlightText', 'highlightText'],
]);

/** Elements that contain text directly. */
const PHRASES = new Set(['StepTitle', 'QuestionTitle', 'GroupTitle', 'HighlightValue', 'HighlightText']);

function labelOf(node: Nodes, label: BlockLabel): BlockLabel {
  if (node.type === 'list') return node.ordered ? 'numberedItem' : 'listItem';
  return node.type === 'blockquote' ? 'quotation' : label;
}

interface Reading {
  readonly localeCode: string;
  readonly pageIdOf: PageIdOf;
  readonly words: ChangedTextWords;
  /** Receives what the words do not show. */
  readonly marks: string[];
}

function collectText(node: Nodes, reading: Reading): string {
  const { localeCode, words, marks } = reading;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (isJsx(node) && node.name === 'Law') return formatStatute(localeCode, attributeOf(node, 'ref') ?? '');
  // The report is the same in every year, so it names the fee instead of its amount.
  if (isJsx(node) && node.name === 'Fee') return words.fee({ id: attributeOf(node, 'id') ?? '' });
  if (!('children' in node)) return '';
  const mark = markOf(node, reading);
  if (mark) marks.push(mark);
  return node.children.map((child) => collectText(child, reading)).join(isRow(node) ? ' | ' : '');
}

function markOf(node: Parents, { pageIdOf, words: { marks } }: Reading): string | undefined {
  const words = marks.quoted({ text: oneLine(wordsOf(node)) });
  if (node.type === 'strong') return marks.bold({ words });
  if (node.type === 'emphasis') return marks.italics({ words });
  if (node.type === 'delete') return marks.struck({ words });
  if (node.type === 'link') return marks.leads({ words, target: nameTarget(node.url, pageIdOf, marks) });
  return isJsx(node as Nodes) && (node as Jsx).name === 'Term' ? marks.turkish({ words }) : undefined;
}

function nameTarget(target: string, pageIdOf: PageIdOf, marks: ChangedTextWords['marks']): string {
  const page = /^page:([^#]*)(#.*)?$/.exec(target);
  if (!page) return target;
  return marks.page({ page: pageIdOf(page[1] ?? '') || marks.itself }) + (page[2] ? marks.place({ part: page[2] }) : '');
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
