/** Typographic conventions of each language. Sources: TDK; Duden; Onze Taal; Imprimerie nationale; Мильчин; Chicago Manual of Style. */

export const NO_BREAK = '\u00a0';
export const NARROW = '\u202f';

export interface Habits {
  /** Outer and inner quotation marks: opening, closing. */
  readonly quotes: readonly [string, string];
  readonly innerQuotes: readonly [string, string];
  /** The space inside outer quotation marks. */
  readonly quoteSpace?: string;
  /** The space before `:`, and the space before `;`, `!`, `?`. */
  readonly colonSpace?: string;
  readonly markSpace?: string;
  /** The dash between parts of a sentence, with the space before it. */
  readonly dash: string;
  readonly decimal: ',' | '.';
  /** Separator between groups of three digits. */
  readonly group: string;
  /** Position of the percent sign: before the number, directly after it, or after a no-break space. */
  readonly percent: 'before' | 'behind' | 'spaced';
  /** A date's first part with its space: the day before the month, or the month before the day. */
  readonly date: RegExp;
  /** Abbreviations that stay on one line with the number after them. */
  readonly beforeNumber: RegExp;
  /** Abbreviations of two words that stay on one line. */
  readonly pairs?: RegExp;
  /** Words between the ends of a range. */
  readonly range: RegExp;
  /** Currencies and other units that scripts/content/quantity does not contain. */
  readonly units: RegExp;
}

const CURRENCY = '€|₺|TL|TRY|EUR|USD|USD|km|m²|ha|MB|px';

export const HABITS: Readonly<Record<string, Habits>> = {
  tr: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    dash: ' –',
    decimal: ',',
    group: '.',
    percent: 'before',
    date: /\d{1,2} (?=(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)(?!\p{L}))/gu,
    beforeNumber: /(?<![\p{L}\d])(?:§§?|m\.|md\.|[Nn]o\.|s\.) (?=\d)/gu,
    range: /^(?:ila|ile|veya|–|-)$/,
    units: new RegExp(`^(?:${CURRENCY}|lira|euro|avro)`),
  },
  en: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    dash: ' –',
    decimal: '.',
    group: ',',
    percent: 'behind',
    date: /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December) (?=\d{1,2}(?!\d))/gu,
    beforeNumber: /(?<![\p{L}\d])(?:§§?|[Aa]rt\.|[Nn]os?\.|[Ss]ec\.|pp?\.) (?=\d)/gu,
    range: /^(?:to|or|and|–|-)$/,
    units: new RegExp(`^(?:${CURRENCY}|euros?|lira|dollars?|percent)$`),
  },
  de: {
    quotes: ['„', '“'],
    innerQuotes: ['‚', '‘'],
    dash: ' –',
    decimal: ',',
    group: '.',
    percent: 'spaced',
    date: /\d{1,2}\. (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu,
    beforeNumber: /(?<![\p{L}\d])(?:§§?|[Aa]rt\.|[Nn]r\.|Abs\.|S\.|Az\.) (?=\d)/gu,
    pairs: /(?<![\p{L}.])(?:z\. ?B\.|d\. ?h\.|u\. ?a\.|i\. ?d\. ?R\.|o\. ?Ä\.|z\. ?T\.|u\. ?U\.|v\. ?a\.|s\. ?o\.|s\. ?u\.|i\. ?S\.)/gu,
    range: /^(?:bis|oder|und|–|-)$/,
    units: new RegExp(`^(?:${CURRENCY}|Euro|Lira|Prozent)$`),
  },
  nl: {
    quotes: ['‘', '’'],
    innerQuotes: ['“', '”'],
    dash: ' –',
    decimal: ',',
    group: '.',
    percent: 'behind',
    date: /\d{1,2} (?=(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?!\p{L}))/gu,
    beforeNumber: /(?<![\p{L}\d])(?:§§?|€|[Aa]rt\.|[Nn]r\.|blz\.|lid) (?=\d)/gu,
    range: /^(?:tot|of|en|–|-)$/,
    units: new RegExp(`^(?:${CURRENCY}|euro|lira|procent)$`),
  },
  fr: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    quoteSpace: NO_BREAK,
    colonSpace: NO_BREAK,
    markSpace: NARROW,
    dash: ' –',
    decimal: ',',
    group: NARROW,
    percent: 'spaced',
    date: /(?<!\d)(?:\d{1,2}|1er) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
    beforeNumber: /(?<![\p{L}\d])(?:§§?|[Aa]rt\.|n[°º]|p\.|al\.) (?=\d)/gu,
    range: /^(?:à|ou|et|–|-)$/,
    units: new RegExp(`^(?:${CURRENCY}|euros?|livres?)$`),
  },
  ru: {
    quotes: ['«', '»'],
    innerQuotes: ['„', '“'],
    dash: `${NO_BREAK}—`,
    decimal: ',',
    group: NO_BREAK,
    percent: 'spaced',
    date: /\d{1,2} (?=(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?!\p{L}))/gu,
    beforeNumber: /(?<![\p{L}\d])(?:§§?|№|[Сс]т\.|п\.|ч\.|гл\.) (?=\d)/gu,
    pairs: /(?<![\p{L}.])(?:т\. ?е\.|т\. ?д\.|т\. ?п\.|т\. ?к\.|и ?др\.|н\. ?э\.)/gu,
    range: /^(?:до|или|и|–|—|-)$/,
    units: new RegExp(`^(?:${CURRENCY}|га|лир|евро|руб)`),
  },
};
