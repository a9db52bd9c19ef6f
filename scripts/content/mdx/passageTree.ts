/**
 * Parses passages, and replaces `<Passage id="…" />` in a page's tree by the passage's own nodes. Everything that reads the tree afterwards
 * sees one text. Each node of a passage keeps its position and names its file. Neighbour: ../pages/passages.ts.
 */

import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Said, says } from '../../../src/messages/findings.ts';
import { WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Outline } from '../../../src/model/page.ts';
import { findDenseMarkup, findLongText } from '../limits.ts';
import type { PassageFile, UsedPassages } from '../pages/passages.ts';
import { explainMdxError } from './explain.ts';
import { collectOutline } from './outline.ts';
import { parser } from './parser.ts';
import { inlineReferences } from './references.ts';
import { locator, restrict } from './restrict.ts';

declare module 'mdast' {
  interface Data {
    /** The file of the passage that the node comes from; undefined for the page's own nodes. */
    filePath?: string;
    /** On the first node of each passage: its id, and where the page's file names it. */
    passage?: { id: string; position: Position };
  }
}

export interface PassageAnalysis {
  /** Empty when the MDX cannot be parsed. */
  readonly outline: Outline;
  readonly issues: readonly Issue[];
}

/** What a passage's text contains, and what is wrong in it. */
export function analyzePassage(file: PassageFile): PassageAnalysis {
  const issues: Issue[] = [];
  const excess = findDenseMarkup(file.text);
  const tree = excess ? undefined : parsePassage(file, issues);
  const outline = collectOutline(tree ?? { type: 'root', children: [] }, file);
  const refused = excess ?? findLongText(outline.blocks);
  if (refused) {
    const { said, ...place } = refused;
    issues.push({ severity: 'error', filePath: file.filePath, ...place, ...said });
  }
  if (tree) checkForm(tree, file, issues);
  return { outline, issues };
}

/** Undefined, with an issue, when the text cannot be parsed. */
function parsePassage({ text, filePath }: PassageFile, issues: Issue[]): Root | undefined {
  try {
    const tree = parser.parse(text);
    inlineReferences(tree);
    restrict(tree, locator(filePath), issues);
    visit(tree, (node) => {
      node.data = { ...node.data, filePath };
    });
    return tree;
  } catch (error) {
    issues.push(explainMdxError(error, text, (line, column) => ({ filePath, line, column })));
    return undefined;
  }
}

/** A passage may contain what a section of any page may contain. */
function checkForm(tree: Root, { id, filePath }: PassageFile, issues: Issue[]): void {
  const report = (node: Nodes, said: Said): void => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    issues.push({ ruleId: 'passage-form', severity: 'error', filePath, line, column, ...said });
  };
  if (tree.children.length === 0) report(tree, says('passage-form.empty', { id }));
  visit(tree, (node) => {
    if (node.type === 'heading') report(node, says('passage-form.heading'));
    if (!isElement(node)) return;
    if (node.name === 'Passage') report(node, says('passage-form.passage'));
    else if (WRITER_COMPONENTS[node.name ?? '']?.form === 'list') report(node, says('passage-form.list', { name: node.name ?? '' }));
  });
}

/**
 * Makes one paragraph of several passages on one line: the parser of MDX takes tags without other words for paragraphs of their own. Runs
 * on the parser's positions.
 */
export function joinPassages(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const parent = node as { children: RootContent[] };
    const joined: RootContent[] = [];
    for (const child of parent.children) {
      const last = joined.at(-1);
      const isNext = last && isUse(child) && child.type === 'mdxJsxFlowElement' && last.position?.end.line === child.position?.start.line;
      const before = isNext ? openParagraph(last) : undefined;
      if (!before) joined.push(child);
      else
        joined.splice(-1, 1, {
          ...before,
          children: [...before.children, { type: 'text', value: ' ', position: child.position }, toInline(child)],
        });
    }
    parent.children = joined;
  });
}

/** The paragraph that contains a passage after this node. */
function openParagraph(node: RootContent): Paragraph | undefined {
  if (node.type === 'paragraph') return node;
  return isUse(node) ? { type: 'paragraph', position: node.position, children: [toInline(node)] } : undefined;
}

function toInline(use: Nodes): MdxJsxTextElement {
  return { ...use, type: 'mdxJsxTextElement', children: [] } as unknown as MdxJsxTextElement;
}

/**
 * Replaces every `<Passage>` of the tree. Inside a paragraph a passage of one paragraph becomes words of that paragraph; a longer one is an
 * issue. A passage that does not exist becomes nothing; the rule passage-unknown reports it. `filePath` is the page's file.
 */
export function expandPassages(tree: Root, passages: UsedPassages, filePath: string, issues: Issue[]): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const parent = node as { children: RootContent[] };
    if (!parent.children.some(isUse)) return;
    parent.children = parent.children.flatMap((child) => (isUse(child) ? nodesOf(child, passages, filePath, issues) : [child]));
  });
}

function nodesOf(use: MdxJsxFlowElement | MdxJsxTextElement, passages: UsedPassages, filePath: string, issues: Issue[]): RootContent[] {
  const id = idOf(use);
  const { line, column } = use.position?.start ?? { line: 1, column: 1 };
  const position = { filePath, line, column };
  const passage = passages.get(id);
  const children = passage ? readPassageNodes(passage) : [];
  const own = use.type === 'mdxJsxTextElement' ? inlineNodes(children) : children;
  if (own === undefined) {
    issues.push({ ruleId: 'passage-form', severity: 'error', ...position, ...says('passage-form.inside', { id }) });
  }
  const nodes: RootContent[] = own && own.length > 0 ? [...own] : [{ type: 'text', value: '', position: use.position }];
  const [first] = nodes;
  if (first) first.data = { ...first.data, passage: { id, position } };
  return nodes;
}

/** The nodes of a passage. Its issues are reported once, by analyzePassage. Passages in it are left out, because they could go in a circle. */
export function readPassageNodes(passage: PassageFile): RootContent[] {
  const tree = parsePassage(passage, []);
  if (!tree) return [];
  visit(tree, (node) => {
    if ('children' in node)
      (node as { children: RootContent[] }).children = (node.children as RootContent[]).filter((child) => !isUse(child));
  });
  return tree.children;
}

/** The words of a passage that is one paragraph; undefined for every other. */
function inlineNodes(children: readonly RootContent[]): PhrasingContent[] | undefined {
  const [paragraph, more] = children;
  if (!paragraph) return [];
  return paragraph.type === 'paragraph' && !more ? paragraph.children : undefined;
}

function isUse(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return isElement(node) && node.name === 'Passage';
}

function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function idOf(use: MdxJsxFlowElement | MdxJsxTextElement): string {
  const attribute = use.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id');
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
