/** Collects the parts of a page's text with their positions: headings, links, facts, statutes, tables and text blocks. */
import type { Heading, Nodes, Parents, Root, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { Position } from '../../../src/model/issue.ts';
import type { Outline, TextBlock, TextSegment } from '../../../src/model/page.ts';
import { DEEPEST_PART } from '../../../src/model/partIds.ts';
import { formatStatute } from '../../../src/model/statute.ts';
import type { SourceFile } from '../read.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Mark = NonNullable<TextSegment['mark']>;

const MARKS: ReadonlyMap<string, Mark> = new Map([
  ['Fact', 'fact'],
  ['Term', 'term'],
]);
/** Frontmatter region of a tree element, by the element's name. */
const REGION_NAMES: ReadonlyMap<string, string> = new Map([
  ['Conditions', 'conditions'],
  ['SubConditions', 'subConditions'],
  ['Documents', 'documents'],
  ['Steps', 'steps'],
]);
const TITLES: ReadonlyMap<string, TextBlock['type']> = new Map([
  ['StepTitle', 'title'],
  ['QuestionTitle', 'question'],
  ['GroupTitle', 'title'],
  ['HighlightValue', 'title'],
  ['HighlightText', 'paragraph'],
]);

/**
 * Walks the composed tree once. Also sets the index of each heading and each table as its id, which the rendering replaces by the page's
 * own id (src/mdx/parts.tsx) or removes.
 */
export function collectOutline(tree: Root, { filePath, localeCode }: Pick<SourceFile, 'filePath' | 'localeCode'>): Outline {
  const outline: Mutable<Outline> = {
    headings: [],
    links: [],
    facts: [],
    laws: [],
    fees: [],
    components: [],
    passages: [],
    tables: [],
    lists: [],
    blocks: [],
    steps: [],
    questions: [],
  };
  /** Index among the headings that have an id. */
  let headingIndex = 0;
  let lastPosition: Position = { filePath, line: 1, column: 1 };

  const position = (node: Nodes): Position => {
    if (!node.position) return lastPosition;
    const { line, column } = node.position.start;
    lastPosition = { filePath: node.data?.filePath ?? filePath, line, column };
    return lastPosition;
  };
  const walk = (node: Nodes, region: string): void => {
    if (node.data?.passage) outline.passages.push({ ...node.data.passage, region });
    if (node.type === 'heading') addHeading(node);
    if (node.type === 'table') {
      node.data = { ...node.data, hProperties: { id: String(outline.tables.length) } };
      outline.tables.push(measure(node, position));
    }
    if (node.type === 'list')
      outline.lists.push({ isOrdered: node.ordered ?? false, items: node.children.length, region, position: position(node) });
    if (node.type === 'link') outline.links.push({ target: node.url, text: textOf(node), region, position: position(node) });
    const jsx = isJsx(node) ? node : undefined;
    if (jsx) addElement(jsx, region);
    const inside = jsx ? (attributeOf(jsx, 'name') ?? REGION_NAMES.get(jsx.name ?? '') ?? region) : region;
    const type = blockType(node, jsx);
    if (type) addBlock(node as Parents, type, inside);
    if ('children' in node) for (const child of node.children) walk(child, inside);
  };
  const addHeading = (node: Heading) => {
    const text = textOf(node);
    if (node.depth <= DEEPEST_PART) {
      node.data = { ...node.data, hProperties: { id: String(headingIndex) } };
      headingIndex += 1;
    }
    outline.headings.push({ depth: node.depth, text, ownId: node.data?.ownId, position: position(node) });
  };
  const addElement = (node: Jsx, region: string) => {
    if (node.name === 'Fact')
      outline.facts.push({ id: attributeOf(node, 'id') ?? '', text: textOf(node), region, position: position(node) });
    else if (node.name === 'Law') outline.laws.push({ ref: attributeOf(node, 'ref') ?? '', region, position: position(node) });
    else if (node.name === 'Fee') outline.fees.push({ id: attributeOf(node, 'id') ?? '', region, position: position(node) });
    else if (node.position)
      outline.components.push({ name: node.name ?? '', matter: attributeOf(node, 'matter'), region, position: position(node) });
  };
  const addBlock = (node: Parents, type: TextBlock['type'], region: string) => {
    const segments: TextSegment[] = [];
    const own = node.position && position(node);
    collectSegments(node, segments, position);
    // The frame around a title of the frontmatter is nowhere in the file: the title begins with its words.
    const start = own ?? segments[0]?.position ?? lastPosition;
    const text = segments.map((segment) => segment.text).join('');
    if (!text.trim()) return;
    outline.blocks.push({ type, region, text, segments, position: start });
  };
  walk(tree, 'body');
  outline.steps = pairUp(outline.blocks, localeCode, 'steps', 'title').map(([title, description]) => ({ title, description }));
  outline.questions = pairUp(outline.blocks, localeCode, 'faq', 'question').map(([question, answer]) => ({ question, answer }));
  return outline;
}

/** Pairs the texts of a region as readers see them: each block of the given type with the text up to the next one. */
function pairUp(blocks: readonly TextBlock[], localeCode: string, region: string, type: TextBlock['type']): [string, string][] {
  const pairs: [string, string][] = [];
  for (const block of blocks) {
    if (block.region !== region) continue;
    const last = pairs.at(-1);
    const text = block.segments
      .map((segment) => (segment.mark === 'law' ? formatStatute(localeCode, segment.text) : segment.text))
      .join('');
    if (block.type === type) pairs.push([text.trim(), '']);
    // A group's title is between two answers and belongs to neither.
    else if (last && block.type !== 'title') last[1] = `${last[1]} ${text}`.trim();
  }
  return pairs;
}

function blockType(node: Nodes, jsx: Jsx | undefined): TextBlock['type'] | undefined {
  if (jsx) return TITLES.get(jsx.name ?? '');
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'tableCell';
  return node.type === 'paragraph' ? 'paragraph' : undefined;
}

function collectSegments(node: Nodes, segments: TextSegment[], position: (node: Nodes) => Position, mark?: Mark, factId?: string): void {
  if (node.type === 'text' || node.type === 'inlineCode') segments.push({ text: node.value, mark, factId, position: position(node) });
  // The braces are an error of their own. Their words stay, so that no rule finds a gap.
  else if (node.type === 'mdxTextExpression') segments.push({ text: `{${node.value}}`, mark, factId, position: position(node) });
  else if (node.type === 'break') segments.push({ text: ' ', position: position(node) });
  else if (isJsx(node) && node.name === 'Law')
    segments.push({ text: attributeOf(node, 'ref') ?? '', mark: 'law', position: position(node) });
  else if ('children' in node) {
    const own = isJsx(node) ? MARKS.get(node.name ?? '') : node.type === 'link' ? 'link' : undefined;
    const id = isJsx(node) && node.name === 'Fact' ? attributeOf(node, 'id') : factId;
    for (const child of node.children) collectSegments(child, segments, position, own ?? mark, id);
  }
}

function measure(table: Table, positionOf: (node: Nodes) => Position): Outline['tables'][number] {
  const position = positionOf(table);
  const columns = table.children[0]?.children.length ?? 0;
  const unevenRows = table.children
    .filter((row) => row.children.length !== columns)
    .map((row) => ({ cells: row.children.length, isSentence: isSentence(row), position: positionOf(row) }));
  return { columns, rows: table.children.length - unevenRows.filter((row) => row.isSentence).length, unevenRows, position };
}

/** True for a row without a single |: its only cell begins with words. */
function isSentence({ children: [cell, second] }: TableRow): boolean {
  const start = cell?.children[0]?.position?.start.offset;
  return !second && start !== undefined && start === cell?.position?.start.offset;
}

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function attributeOf(element: Jsx, name: string): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
