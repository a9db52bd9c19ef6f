/** The words of marks that stand for something else: a statute, a shared text, a page, a list of the frontmatter. */
import type { Vocabulary } from '../../../model/deskWrite.ts';
import { componentWords, say } from '../words.ts';

export interface ChipWords {
  /** What a mark without words of its own shows: `Law`, `TMK 606`. */
  readonly ofMark: (name: string, id: string) => string;
  /** What a fact means: shown when the pointer rests on it. */
  readonly ofFact: (id: string) => string;
  /** Title of the page or site to which a link leads. */
  readonly ofLink: (target: string) => string;
}

export function createChipWords({ facts, passages, statutes, fees, matters, pages, links }: Vocabulary): ChipWords {
  const byId = (entries: readonly { readonly id: string; readonly text: string }[]) => new Map(entries.map(({ id, text }) => [id, text]));
  const texts: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    Passage: byId(passages),
    Law: byId(statutes),
    Fee: byId(fees),
    PowerOfAttorney: byId(matters),
  };
  const factWords = new Map(
    facts.map(({ id, value, firstDay, applies, basis }) => [id, [value, firstDay, applies, ...basis].filter(Boolean).join(' · ')]),
  );
  const titles = new Map([...pages, ...links].map(({ target, title }) => [target, title]));
  return {
    ofMark(name, id) {
      const known = texts[name]?.get(id);
      if (name === 'Law') return known ?? id;
      const text = known ?? (id === '' ? '' : say('unknown', { id }));
      return [name === 'Passage' ? '' : componentWords(name), text].filter(Boolean).join(': ') || name;
    },
    ofFact: (id) => factWords.get(id) ?? say('unknown', { id }),
    ofLink: (target) => titles.get(target) ?? titles.get(target.replace(/#.*$/, '')) ?? target.replace(/^\w+:/, ''),
  };
}
