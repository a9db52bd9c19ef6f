/** The figures of a page as sentences: what the page itself says of each, with an id at the place where it says so. Neighbours: renderArticle.tsx, tableSentence.ts. */
import type { FactSentence } from '../components/FactList/FactList.tsx';
import { isListed } from '../components/FactList/isListed.ts';
import type { Fact } from '../model/fact.ts';
import { sayRow } from './tableSentence.ts';

/** Names of an article's regions in reading order. */
export const REGIONS = ['lead', 'highlights', 'body', 'faq'] as const;
export type Regions = Readonly<Record<(typeof REGIONS)[number], string>>;

interface Said {
  readonly region: (typeof REGIONS)[number];
  /** Of the link around the fact's words. */
  readonly index: number;
  /** HTML of what is said there. */
  readonly html: string;
  /** 0 for a whole sentence, 1 for words outside of tables, 2 for a table's row. */
  readonly rank: number;
}

/**
 * Each listed fact in the best sentence in which the article quotes it; facts of one sentence share it. `anchorOf` gives the id of a
 * fact's entry, to which the links in `regions` lead already. The returned regions have the ids to which the list leads back.
 */
export function sayFacts(
  regions: Regions,
  facts: readonly Fact[],
  anchorOf: (factId: string) => string,
  labelled: (name: string, value: string) => string,
): { regions: Regions; sentences: FactSentence[] } {
  const groups = new Map<string, { said: Said; facts: Fact[] }>();
  for (const fact of facts.filter(isListed)) {
    const [said] = REGIONS.flatMap((region) => placesOf(regions, region, anchorOf(fact.id), labelled)).sort((a, b) => a.rank - b.rank);
    if (!said) continue;
    const group = groups.get(said.html) ?? { said, facts: [] };
    group.facts.push(fact);
    groups.set(said.html, group);
  }
  const marked: Record<(typeof REGIONS)[number], string> = { ...regions };
  const sentences = [...groups.values()].map(({ said, facts: own }) => {
    const [first = ''] = own.map(({ id }) => anchorOf(id));
    return { html: plain(said.html, new Set(own.map(({ id }) => anchorOf(id)))), facts: own, place: `${first}-at`, said };
  });
  // From the end, so that the places before keep their index.
  for (const { said, place } of sentences.toSorted((a, b) => b.said.index - a.said.index)) {
    const html = marked[said.region];
    marked[said.region] = `${html.slice(0, said.index)}<a id="${place}"${html.slice(said.index + '<a'.length)}`;
  }
  return { regions: marked, sentences: sentences.map(({ html, facts: own, place }) => ({ html, facts: own, place })) };
}

function placesOf(regions: Regions, region: (typeof REGIONS)[number], anchor: string, labelled: Parameters<typeof sayFacts>[3]): Said[] {
  const html = regions[region];
  return [...html.matchAll(new RegExp(`<a class="fact" href="#${anchor}">`, 'g'))].map(({ index }) => {
    const row = sayRow(html, index, labelled);
    if (row) return { region, index, html: row, rank: 2 };
    const said = sentenceAt(html, index);
    return { region, index, html: said, rank: /\.$/.test(said.replace(/<[^>]+>|[”“’»")]/g, '')) ? 0 : 1 };
  });
}

const BLOCK = /<\/?(?:p|li|ul|ol|t[dhr]|thead|tbody|table|div|section|h\d|details|summary|aside|svg)\b[^>]*>/g;
/** A full stop behind a single letter ends an abbreviation. The typography keeps other abbreviations together with what follows. */
const SENTENCE_END = /(?:[!?…]|(?<![\s.(]\p{L})\.)[”“’»")]*(?:<\/[^>]+>)* (?=(?:<[^>]+>)*[„“«‘("]*\p{Lu})/gu;

/** The sentence around an index, in the paragraph or list entry that it stands in. */
function sentenceAt(html: string, index: number): string {
  const blocks = [...html.matchAll(BLOCK)];
  const start = Math.max(0, ...blocks.filter((block) => block.index < index).map((block) => block.index + block[0].length));
  const end = blocks.find((block) => block.index > index)?.index ?? html.length;
  const ends = [...html.slice(start, end).matchAll(SENTENCE_END)].map((match) => start + match.index + match[0].length);
  const from = ends.filter((at) => at <= index).at(-1) ?? start;
  return html.slice(from, ends.find((at) => at > index) ?? end).trim();
}

/** The words without links and marks; the figures of this entry stand out and are what the links in the text lead to. */
function plain(html: string, anchors: Set<string>): string {
  return html
    .replace(/<a class="fact" href="#([\w-]+)">(.*?)<\/a>/gs, (_, anchor: string, words: string) => {
      const isOwn = anchors.delete(anchor);
      return isOwn ? `<b id="${anchor}">${words}</b>` : words;
    })
    .replace(/<(?!\/?[bi]\b)[^>]*>/g, '');
}
