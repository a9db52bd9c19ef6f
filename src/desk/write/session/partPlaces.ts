/** Where the parts of the page stand in the text, also after it was edited. */
import type { Session } from './session.ts';

export interface PartPlaces {
  /** Place in the file of the part with this key of the source; undefined if the text lacks the part. */
  readonly find: (key: string) => number | undefined;
}

export function createPartPlaces({ editor, file, opened }: Session): PartPlaces {
  const lines = file.text.split('\n');
  const numbers = new Map((opened.data.source?.parts ?? []).map(({ key, ownLine }) => [key, ownLine]));
  return {
    find(key) {
      const number = numbers.get(key);
      if (number === undefined) return undefined;
      const before = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
      return nearest(editor.view.state.doc.toString(), lines[number - 1] ?? '', before);
    },
  };
}

/** The place of a line of the first version that is nearest to where it stood; where it stood if its words are gone. */
function nearest(text: string, line: string, before: number): number {
  let best: number | undefined;
  for (let at = text.indexOf(line); at >= 0 && line.trim() !== ''; at = text.indexOf(line, at + 1)) {
    if (best === undefined || Math.abs(at - before) < Math.abs(best - before)) best = at;
  }
  return best ?? Math.min(before, text.length);
}
