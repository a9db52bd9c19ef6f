/** Converts between positions and offsets in the text of a file that readers see. Neighbour: ./texts.ts. */
import { type Location, location } from 'vfile-location';
import type { Position } from '../../../src/model/issue.ts';
import type { TextSegment } from '../../../src/model/page.ts';
import { alignText } from './align.ts';

/** A piece of a text. `filePath` is that of the position, if it is known without. */
export type Piece = Pick<TextSegment, 'text' | 'position'> & { readonly isMasked?: boolean; readonly filePath?: string };

/** A file's text; converts between positions and offsets. */
export class SourceText {
  readonly #location: Location;

  constructor(
    readonly filePath: string,
    readonly text: string,
  ) {
    this.#location = location(text);
  }

  offsetOf(position: Position): number {
    return this.#location.toOffset(position) ?? 0;
  }

  positionOf(offset: number): Position {
    const { line, column } = this.#location.toPoint(offset) ?? { line: 1, column: 1 };
    return { filePath: this.filePath, line, column };
  }

  align({ text, position, isMasked }: Piece): (number | undefined)[] {
    if (isMasked) return Array.from({ length: text.length }, () => undefined);
    return alignText(this.text, this.offsetOf(position), text);
  }
}
