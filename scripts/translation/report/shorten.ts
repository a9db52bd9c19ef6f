/**
 * Shortens the report to the room that a comment has. What a reviewer needs least is left out first; the largest part of equal weight before
 * the others, so that few parts are missing. Neighbours: parts.ts, which names the parts that may be left out; markdown.ts.
 */
import type { Element, ElementContent, RootContent } from 'hast';
import type { SectionId } from '../summaryLine.ts';

/** How early a part is left out: the highest number first. */
export const WEIGHT = {
  /** What nobody reads any more. */
  goneText: 6,
  /** Lists of what readers do not read as text, and what only writers see. */
  lists: 5,
  /** Consequences: what names a change again, place by place. */
  consequences: 4,
  /** What the first page summarizes. */
  repeated: 3,
  texts: 2,
  mistakes: 1,
  firstPage: 0,
} as const;

export const SECTION_WEIGHTS: Readonly<Record<SectionId, number>> = {
  pages: WEIGHT.texts,
  passages: WEIGHT.texts,
  facts: WEIGHT.mistakes,
  ways: WEIGHT.mistakes,
  statutes: WEIGHT.consequences,
  addresses: WEIGHT.consequences,
  served: WEIGHT.mistakes,
  search: WEIGHT.lists,
  behind: WEIGHT.repeated,
  signOffs: WEIGHT.repeated,
  findings: WEIGHT.mistakes,
  navigation: WEIGHT.lists,
  labels: WEIGHT.lists,
  site: WEIGHT.consequences,
  files: WEIGHT.lists,
  registers: WEIGHT.lists,
  program: WEIGHT.lists,
};

/** A part that may be left out. Its own parts are left out before it. */
interface Piece {
  readonly element: Element;
  readonly name: string;
  readonly weight: number;
  readonly depth: number;
  readonly isWhole: boolean;
}

/** What fits into `room` characters, as `print` writes it, and the names of what does not. */
export function shorten(
  parts: readonly RootContent[],
  room: number,
  print: (node: RootContent) => string,
): { readonly parts: RootContent[]; readonly left: string[] } {
  const gone = new Set<ElementContent>();
  const left: string[] = [];
  const sizeOf = (nodes: readonly RootContent[]) => nodes.reduce((sum, node) => sum + print(node).length + 2, 0);
  let size = sizeOf(parts);
  if (size <= room) return { parts: [...parts], left };
  const pieces = parts.flatMap((part) => findPieces(part)).map((piece) => ({ ...piece, size: print(piece.element).length }));
  pieces.sort((a, b) => b.weight - a.weight || b.depth - a.depth || b.size - a.size);
  for (const { element, name, isWhole } of pieces) {
    if (size <= room) break;
    size -= sizeOf(without(element, gone));
    gone.add(element);
    if (isWhole) left.push(name);
  }
  return { parts: parts.flatMap((part) => without(part, gone)), left };
}

function findPieces(node: RootContent, weight: number = WEIGHT.firstPage, depth = 0): Piece[] {
  if (node.type !== 'element') return [];
  const { dataPiece: name, dataWeight } = node.properties;
  const own = typeof dataWeight === 'number' ? dataWeight : weight;
  const inner = node.children.flatMap((child) => findPieces(child, own, depth + 1));
  return typeof name === 'string' ? [...inner, { element: node, name, weight: own, depth, isWhole: inner.length === 0 }] : inner;
}

/** Without the pieces that are gone, and without what only its title would remain of. */
function without<Node extends RootContent>(node: Node, gone: ReadonlySet<RootContent>): Node[] {
  if (gone.has(node)) return [];
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap((child) => without(child, gone));
  const isTitleOnly =
    children.length < node.children.length && children.every((child) => child.type !== 'element' || TITLES.has(child.tagName));
  return isTitleOnly ? [] : [{ ...node, children }];
}

const TITLES: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'summary']);
