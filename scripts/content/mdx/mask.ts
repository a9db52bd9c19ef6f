/** Makes a body short for the parser: words between which Markdown has nothing to find stand as one character each until it is done. */
import type { Root } from 'mdast';
import type { Point } from 'unist';
import { FOLD, foldBlocks } from './fold.ts';

export interface MaskedBody {
  /** What the parser reads. */
  readonly value: string;
  /** Puts words, blocks and places back into the tree that was read from `value`. Throws where the body itself has to be read. */
  restore(tree: Root): void;
}

/**
 * Two or more words, with one blank between them and perhaps a sentence's sign before it, where the line begins or ends or where
 * blanks and such signs stand around them. The first begins with a letter, as a number may begin a list. In a body without what
 * UNSAFE names, no construct of Markdown, GFM or MDX was found that begins, ends or hangs on anything inside: mask.test.ts asks the
 * parser about every page and about thousands of made-up bodies. Parsing takes half of the time that reading a page takes, and time
 * by character. What the parser has against `value` tells wrong places: the body itself has to be read then.
 */
const WORDS = /(?<=^|[ \n])(?=\p{L})[\p{L}\p{N}’\u00a0\u202f-]+(?:[,.;:!?]? [\p{L}\p{N}’§%€\u00a0\u202f-]+)+(?=[,.;:!?]?(?: |\n|$))/gu;
/**
 * Code, definitions of links, targets of links after a blank, what is said of a block of code, the word that GFM makes a link of, and
 * signs that stand for words already; and what the parser alone takes for the end of a line or, where a text begins, for nothing. Such
 * a body is read as it is.
 */
const UNSAFE = /[{\r\ufeff\uE000-\uF8FF]|\]:|\]\(\s|```|~~~|[wW]{3}|^(?:import|export)\b/m;
const FIRST_SIGN = 0xe000;
const SIGNS = /[\uE000-\uF8FF]/g;
/** The last sign of the range stands for blocks. */
const MOST_SIGNS = FOLD.charCodeAt(0) - FIRST_SIGN;

export function maskBody(body: string): MaskedBody {
  if (UNSAFE.test(body)) return { value: body, restore: () => {} };
  const words: string[] = [];
  const signOf = new Map<string, string>();
  const folded = foldBlocks(body);
  const value = folded.value.replace(WORDS, (run) => {
    const known = signOf.get(run);
    if (known) return known;
    if (words.length >= MOST_SIGNS) return run;
    const sign = String.fromCharCode(FIRST_SIGN + words.length);
    words.push(run);
    signOf.set(run, sign);
    return sign;
  });
  const lines = value.split('\n');

  const wordsOf = (sign: string) => words[sign.charCodeAt(0) - FIRST_SIGN] ?? sign;
  const unmask = (text: string) => text.replace(SIGNS, wordsOf);
  const columnOf = (line: number, column: number) => {
    let real = column;
    for (const [sign] of (lines[line - 1] ?? '').slice(0, column - 1).matchAll(SIGNS)) real += wordsOf(sign).length - 1;
    return real;
  };
  const restorePoint = ({ line, column }: Point): Point => ({ line: folded.lineOf(line), column: columnOf(line, column) });
  /** Nodes and their attributes alike. */
  const restoreNode = (node: Readable): void => {
    for (const key of TEXTS) {
      const text = node[key];
      if (typeof text === 'string') node[key] = unmask(text);
    }
    if (node.position) node.position = { start: restorePoint(node.position.start), end: restorePoint(node.position.end) };
    for (const attribute of node.attributes ?? []) {
      // Of several empty lines one may be left (./fold.ts).
      if (String(attribute.value).includes('\n\n')) throw new Error('Empty lines stand in an attribute.');
      restoreNode(attribute);
    }
    for (const child of node.children ?? []) restoreNode(child);
  };
  return {
    value,
    restore(tree) {
      restoreNode(tree as Readable);
      folded.unfold(tree);
    },
  };
}

/** Where a node or an attribute holds words. */
const TEXTS = ['value', 'name', 'url', 'title', 'alt', 'label', 'identifier', 'lang', 'meta'] as const;

interface Readable extends Partial<Record<(typeof TEXTS)[number], unknown>> {
  position?: { start: Point; end: Point } | undefined;
  readonly attributes?: readonly Readable[];
  readonly children?: readonly Readable[];
}
