/** Joins what two people have made of one text, sentence by sentence. */
import { diff3Merge } from 'node-diff3';

/** The text with both changes; undefined where both have changed the same sentence, so that a person has to decide. */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const regions = diff3Merge(piecesOf(mine), piecesOf(base), piecesOf(theirs));
  const pieces = regions.flatMap(({ ok }) => ok ?? []);
  return regions.every(({ conflict }) => conflict === undefined) ? pieces.join('') : undefined;
}

/** Sentences and lines, with the blanks between them as pieces of their own: changes of two neighbours do not touch then. */
function piecesOf(text: string): string[] {
  return text.split(/(\n|(?<=[.!?:;]["”“’)\]]*)[^\S\n]+)/u).filter(Boolean);
}
