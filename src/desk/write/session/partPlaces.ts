/** Where the parts of the page stand in the text, also after it was edited; inserts those that it lacks. */

import type { SourcePart } from '../../../model/deskWrite.ts';
import { canInsert, insertPart } from '../file/insertPart.ts';
import { keysOf } from '../forms/fieldsOf.ts';
import { goTo, goToField } from './goTo.ts';
import type { Session } from './session.ts';

export interface PartPlaces {
  /** Place in the file of the part with this key of the source; undefined if the text lacks the part. */
  readonly find: (key: string) => number | undefined;
  /** True for a part of the source that the text lacks, and that can be inserted. */
  readonly canInsert: (key: string) => boolean;
  /** Inserts it empty, behind the counterpart of the part that precedes it, and leads there. */
  readonly insert: (key: string) => void;
}

export function createPartPlaces(session: Session): PartPlaces {
  const { editor, file, opened } = session;
  const { source, schema } = opened.data;
  const inserted = new Set<string>();
  const lines = file.text.split('\n');
  const numbers = new Map((source?.parts ?? []).map(({ key, ownLine }) => [key, ownLine]));
  const parts = source?.parts ?? [];
  const isThere = ({ key, ownKey }: SourcePart) => ownKey !== undefined || inserted.has(key);
  const isOfKind = (key: string) => (part: SourcePart) => kindOf(part.key) === kindOf(key);

  function find(key: string): number | undefined {
    const number = numbers.get(key);
    if (number === undefined) return undefined;
    const before = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
    return nearest(editor.view.state.doc.toString(), lines[number - 1] ?? '', before);
  }

  return {
    find,
    // Only the source language says what a translation lacks.
    canInsert: (key) =>
      source?.localeCode === opened.frame.sourceLocale &&
      canInsert(kindOf(key)) &&
      parts.some((part) => part.key === key && !isThere(part)),
    insert(key) {
      const index = parts.findIndex((part) => part.key === key);
      const before = parts.slice(0, index).filter(isOfKind(key)).filter(isThere).length;
      const next = parts
        .slice(index + 1)
        .filter(isOfKind(key))
        .find(({ ownKey }) => ownKey !== undefined);
      const text = editor.view.state.doc.toString();
      const insertion = insertPart(text, { kind: kindOf(key), before, nextSection: next && find(next.key) }, keysOf(schema));
      if (!insertion) return;
      inserted.add(key);
      editor.apply(insertion.edits);
      if (typeof insertion.at === 'number') goTo(session, insertion.at, true);
      else goToField(session, insertion.at);
    },
  };
}

/** `question` of `question.3`. */
function kindOf(key: string): string {
  return key.replace(/\..*$/, '');
}

/** The place of a line of the first version that is nearest to where it stood; where it stood if its words are gone. */
function nearest(text: string, line: string, before: number): number {
  let best: number | undefined;
  for (let at = text.indexOf(line); at >= 0 && line.trim() !== ''; at = text.indexOf(line, at + 1)) {
    if (best === undefined || Math.abs(at - before) < Math.abs(best - before)) best = at;
  }
  return best ?? Math.min(before, text.length);
}
