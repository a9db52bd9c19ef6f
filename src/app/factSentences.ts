/**
 * Extracts the page's own sentence for each fact, and marks its position in the text with an id. Neighbours: renderArticle.tsx,
 * tableSentence.ts.
 */
import type { FactSentence } from '../components/FactList/FactList.tsx';
import { isListed } from '../components/FactList/isListed.ts';
import type { Fact } from '../model/fact.ts';
import { rowSentence } from './tableSentence.ts';

/** Names of an article's regions in reading order. */
const REGIONS = ['lead', 'today', 'highlights', 'body', 'faq'] as const;
export type Regions = Readonly<Record<(typeof REGIONS)[number], string>>;

interface Quotation {
  readonly region: (typeof REGIONS)[number];
  /** Index of the link around the fact's words. */
  readonly index: number;
  /** HTML of the sentence. */
  readonly html: string;
  /** 0 for a complete sentence, 1 for other words outside tables, 2 for a table row. */
  readonly rank: number;
}

/**
 * Selects for each listed fact the best sentence in which the article quotes it; facts in the same sentence share it. `anchorOf` returns
 * the id of a fact's entry, which the links in `regions` already lead to. `missingStart` returns the words of a deadline's first day if a
 * text lacks them, or empty text if it lacks them and none can be added. The returned regions contain the ids that the list links back to.
 */
export function collectFactSentences(
  regions: Regions,
  facts: readonly Fact[],
  anchorOf: (factId: string) => string,
  labelled: (name: string, value: string) => string,
  missingStart: (fact: Fact, text: string) => string | undefined = () => undefined,
): { regions: Regions; sentences: FactSentence[] } {
  const groups = new Map<string, { quotation: Quotation; facts: Fact[] }>();
  for (const fact of facts.filter(isListed)) {
    const startOf = ({ html }: Quotation) => missingStart(fact, textOf(html));
    // Of two complete sentences, the one that says from which day a deadline is counted.
    const [quotation] = REGIONS.flatMap((region) => positionsOf(regions, region, anchorOf(fact.id), labelled)).sort(
      (a, b) => a.rank - b.rank || Number(startOf(a) !== undefined) - Number(startOf(b) !== undefined),
    );
    if (!quotation) continue;
    const group = groups.get(quotation.html) ?? { quotation, facts: [] };
    group.facts.push(fact);
    groups.set(quotation.html, group);
  }
  const marked: Record<(typeof REGIONS)[number], string> = { ...regions };
  const sentences = [...groups.values()].map(({ quotation, facts: own }) => {
    const [first = ''] = own.map(({ id }) => anchorOf(id));
    const html = plain(quotation.html, new Set(own.map(({ id }) => anchorOf(id))));
    const starts = [...new Set(own.flatMap((fact) => missingStart(fact, textOf(html)) || []))];
    return { html, facts: own, starts, position: `${first}-at`, quotation };
  });
  // From last to first, so that earlier indexes stay valid.
  for (const { quotation, position } of sentences.toSorted((a, b) => b.quotation.index - a.quotation.index)) {
    const html = marked[quotation.region];
    marked[quotation.region] = `${html.slice(0, quotation.index)}<a id="${position}"${html.slice(quotation.index + '<a'.length)}`;
  }
  return { regions: marked, sentences: sentences.map(({ quotation: _, ...sentence }) => sentence) };
}

function positionsOf(
  regions: Regions,
  region: (typeof REGIONS)[number],
  anchor: string,
  labelled: Parameters<typeof collectFactSentences>[3],
): Quotation[] {
  const html = regions[region];
  return [...html.matchAll(new RegExp(`<a class="fact" href="#${anchor}">`, 'g'))].map(({ index }) => {
    const row = rowSentence(html, index, labelled);
    if (row) return { region, index, html: row, rank: 2 };
    const quotation = sentenceAt(html, index);
    return { region, index, html: quotation, rank: /\.$/.test(quotation.replace(/<[^>]+>|[”“’»")]/g, '')) ? 0 : 1 };
  });
}

const BLOCK = /<\/?(?:p|li|ul|ol|t[dhr]|thead|tbody|table|div|section|h\d|details|summary|aside|svg)\b[^>]*>/g;
/**
 * A full stop after a single letter ends an abbreviation, also where the letter begins the text or follows a tag or a quotation mark; but
 * `27/A.` ends a sentence. In other abbreviations the typography puts a no-break space after the full stop.
 */
const SENTENCE_END = /(?:[!?…]|(?<!(?:^|[^\p{L}\p{N}/])\p{L})\.)[”“’»")]*(?:<\/[^>]+>)* (?=(?:<[^>]+>)*[„“«‘("]*\p{Lu})/gu;

/** The sentence around an index, within its paragraph or list item. */
function sentenceAt(html: string, index: number): string {
  const blocks = [...html.matchAll(BLOCK)];
  const start = Math.max(0, ...blocks.filter((block) => block.index < index).map((block) => block.index + block[0].length));
  const end = blocks.find((block) => block.index > index)?.index ?? html.length;
  const ends = [...html.slice(start, end).matchAll(SENTENCE_END)].map((match) => start + match.index + match[0].length);
  const from = ends.filter((at) => at <= index).at(-1) ?? start;
  return html.slice(from, ends.find((at) => at > index) ?? end).trim();
}

/** Removes links and marks from a sentence. The figures of this entry become bold and get the ids that the links in the text lead to. */
function plain(html: string, anchors: Set<string>): string {
  return html
    .replace(/<a class="fact" href="#([\w-]+)">(.*?)<\/a>/gs, (_, anchor: string, words: string) => {
      const isOwn = anchors.delete(anchor);
      return isOwn ? `<b id="${anchor}">${words}</b>` : words;
    })
    .replace(/<(?!\/?[bi]\b)[^>]*>/g, '');
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
