/**
 * Finds the position of an element in an HTML file. Called for findings only, so that a correct site costs nothing. Neighbour: toIssues.ts.
 */
import { Parser } from 'htmlparser2';
import type { ElementQuery } from './finding.ts';

export interface ElementPosition {
  /** Both start at 1. */
  readonly line: number;
  readonly column: number;
  /** The start tag as in the file; long ones are cut. */
  readonly tag: string;
}

const MOST_CHARACTERS = 160;

/** Undefined when the document has no such element. */
export function locate(html: string, { element, value, nth = 1 }: ElementQuery): ElementPosition | undefined {
  let left = nth;
  let found: ElementPosition | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (found || name !== element || (value !== undefined && !Object.values(attributes).includes(value))) return;
      left -= 1;
      if (left > 0) return;
      const before = html.slice(0, parser.startIndex).split('\n');
      const tag = html.slice(parser.startIndex, parser.endIndex + 1);
      found = {
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        tag: tag.length > MOST_CHARACTERS ? `${tag.slice(0, MOST_CHARACTERS)}…` : tag,
      };
    },
  });
  parser.end(html);
  return found;
}
