/** Inserts the frontmatter's texts into the tree, so that they are checked, compiled and rendered like body text. */
import type { BlockContent, DefinitionContent, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { location } from 'vfile-location';
import type { Issue } from '../../../src/model/issue.ts';
import { isGrouped, type Question } from '../../../src/model/page.ts';
import { findDenseMarkup, findNesting } from '../limits.ts';
import type { ParsedFile } from '../pages/frontmatter.ts';
import { explainMdxError } from './explain.ts';
import { giveFactIds, takeHeadingIds } from './ids.ts';
import { parser } from './parser.ts';
import { expandPassages, joinPassages } from './passageTree.ts';
import { inlineReferences } from './references.ts';
import { locator, restrict } from './restrict.ts';

type Path = readonly (string | number)[];
type Flow = BlockContent | DefinitionContent | RootContent;

/** Composes the tree of a page: the regions `lead`, `today`, `highlights`, `body` and `faq`, with the frontmatter's lists at their markers. */
export function composeRegions(body: Root, parsed: ParsedFile, issues: Issue[]): Root {
  const { local } = parsed;
  const blocks = (text: string, path: Path) => parseRich(text, path, parsed, issues);
  const inline = (text: string, path: Path) => phrasing(blocks(text, path));
  const items = (key: 'today' | 'conditions' | 'subConditions' | 'documents') =>
    local[key].map((text, index) => element('Item', {}, blocks(text, [key, index])));

  takeHeadingIds(body);
  fillLists(body, {
    Conditions: () => items('conditions'),
    SubConditions: () => items('subConditions'),
    Documents: () => items('documents'),
    Steps: () =>
      local.steps.map((step, index) =>
        element('Step', { index: String(index) }, [
          element('StepTitle', {}, inline(step.title, ['steps', index, 'title'])),
          ...blocks(step.description, ['steps', index, 'description']),
        ]),
      ),
  });

  let questions = 0;
  const question = (entry: Question, path: Path) =>
    numbered('Question', questions++, (index) => [
      element('QuestionTitle', {}, inline(entry.question, [...path, 'question'])),
      element('Answer', { index }, blocks(entry.answer, [...path, 'answer'])),
    ]);
  const faq = isGrouped(local.faq)
    ? local.faq.map((group, index) =>
        numbered('QuestionGroup', index, (own) => [
          element('GroupTitle', { index: own }, inline(group.title, ['faq', index, 'title'])),
          ...group.questions.map((entry, at) => question(entry, ['faq', index, 'questions', at])),
        ]),
      )
    : local.faq.map((entry, index) => question(entry, ['faq', index]));
  const highlights = local.highlights.map((highlight, index) =>
    element('Highlight', {}, [
      element('HighlightValue', {}, inline(highlight.value, ['highlights', index, 'value'])),
      element('HighlightText', {}, inline(highlight.text, ['highlights', index, 'text'])),
    ]),
  );
  giveFactIds(highlights, body);
  return {
    type: 'root',
    children: [
      element('Region', { name: 'lead' }, blocks(local.description, ['description'])),
      element('Region', { name: 'today' }, items('today')),
      element('Region', { name: 'highlights' }, highlights),
      element('Region', { name: 'body' }, body.children),
      element('Region', { name: 'faq' }, faq),
    ],
  };
}

/** Composes the tree of a file without issues, for readers that also need its markup. */
export function readTree(parsed: ParsedFile): Root {
  const tree = parser.parse(parsed.body);
  inlineReferences(tree);
  joinPassages(tree);
  expandPassages(tree, parsed.file.passages, parsed.file.filePath, []);
  return composeRegions(tree, parsed, []);
}

/** Inserts each list at its first marker in the text. */
function fillLists(body: Root, lists: Readonly<Record<string, () => MdxJsxFlowElement[]>>): void {
  const open = new Map(Object.entries(lists));
  visit(body, 'mdxJsxFlowElement', (node) => {
    const list = open.get(node.name ?? '');
    if (!list) return;
    open.delete(node.name ?? '');
    node.children = list();
  });
}

function parseRich(text: string, path: Path, parsed: ParsedFile, issues: Issue[]): Flow[] {
  const lines = location(text);
  const at = (line: number, column: number) => parsed.yaml.positionInText(path, lines.toOffset({ line, column }) ?? text.length);
  const excess = findNesting(text) ?? findDenseMarkup(text);
  if (excess) {
    const { ruleId, said, line, column } = excess;
    issues.push({ ruleId, severity: 'error', ...at(line, column), ...said });
    return [];
  }
  try {
    const tree = parser.parse(text);
    inlineReferences(tree);
    joinPassages(tree);
    visit(tree, (node) => {
      if (!node.position) return;
      const { line, column } = at(node.position.start.line, node.position.start.column);
      node.position = { start: { line, column }, end: { line, column } };
    });
    restrict(tree, locator(parsed.file.filePath), issues);
    expandPassages(tree, parsed.file.passages, parsed.file.filePath, issues);
    return tree.children;
  } catch (error) {
    issues.push(explainMdxError(error, text, at));
    return [];
  }
}

/** Unwraps paragraphs: returns the inline content of a one-paragraph text. */
function phrasing(children: readonly Flow[]): PhrasingContent[] {
  return children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child as unknown as PhrasingContent]));
}

/** An element that knows its position among those of its kind, from 0. */
function numbered(name: string, index: number, children: (index: string) => readonly (Flow | PhrasingContent)[]): MdxJsxFlowElement {
  return element(name, { index: String(index) }, children(String(index)));
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Flow | PhrasingContent)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as MdxJsxFlowElement['children'],
  };
}
