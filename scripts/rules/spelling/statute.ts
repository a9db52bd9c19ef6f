/** Finds a statute that a writer has typed without its mark: dictionaries know no short name of an act, and propose other words for it. */
import type { Content } from '../../content/load.ts';
import type { Word } from './words.ts';

/** `TBK 315`, `TBK m. 315/2`. */
const BEHIND = /^\s(?:m\.\s)?(?<article>\d+(?:\/\d+)?)(?![\d.]*\d)/u;
/** `Art. 315 TBK`, `§ 315 TBK`. */
const BEFORE = /(?:art\.|§)\s(?<article>\d+(?:\/\d+)?)\s$/iu;

interface Statute {
  /** Offsets in the text of the words that the mark replaces. */
  readonly start: number;
  readonly end: number;
  /** As <Law ref="…"> has it; undefined if the text names no article. */
  readonly reference: string | undefined;
}

/** Undefined when the word is no act of content/abbreviations.yaml. */
export function findStatute({ registers }: Content, text: string, { text: id, start }: Word): Statute | undefined {
  const { entries = {} } = registers.abbreviations ?? {};
  if (!Object.hasOwn(entries, id) || !entries[id]?.act) return undefined;
  const end = start + id.length;
  const [behind, article] = BEHIND.exec(text.slice(end)) ?? [];
  if (behind && article) return { start, end: end + behind.length, reference: `${id} ${article}` };
  const [before, earlier] = BEFORE.exec(text.slice(0, start)) ?? [];
  return { start: start - (before?.length ?? 0), end, reference: earlier && `${id} ${earlier}` };
}
