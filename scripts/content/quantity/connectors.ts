/** Words beside numbers, by language: between the ends of a range, for percentages and for currencies. */

export interface Connectors {
  /** Words between the two ends of a range, whose first end may omit the unit: `8 ila 12 ay`. Dashes work in every language. */
  readonly range: readonly string[];
  readonly percentBefore?: readonly string[];
  readonly percentAfter: RegExp;
  readonly money: readonly (readonly [RegExp, string])[];
}

export const CONNECTORS: Readonly<Record<string, Connectors>> = {
  tr: {
    range: ['ila', 'ile', 'veya', 'ya da', 've'],
    percentBefore: ['yüzde'],
    percentAfter: /^yüzde$/,
    money: [
      [/^(?:tl|try|lira(?:lık|sı|yı|ya)?)$/, 'TRY'],
      [/^(?:eur|euro|avro)(?:luk|su)?$/, 'EUR'],
      [/^(?:usd|dolar)(?:lık|ı)?$/, 'USD'],
    ],
  },
  en: {
    range: ['to', 'and', 'or', 'until'],
    percentAfter: /^(?:percent|pc)$/,
    money: [
      [/^(?:tl|try|liras?)$/, 'TRY'],
      [/^(?:eur|euros?)$/, 'EUR'],
      [/^(?:usd|dollars?)$/, 'USD'],
    ],
  },
  de: {
    range: ['bis', 'bis zu', 'bis zum', 'und', 'oder'],
    percentAfter: /^prozent(?:en|s)?$|^prozentig\p{L}*$/u,
    money: [
      [/^(?:tl|try|lira)$/, 'TRY'],
      [/^(?:eur|euros?)$/, 'EUR'],
      [/^(?:usd|dollars?)$/, 'USD'],
    ],
  },
  nl: {
    range: ['tot', 'tot en met', 'à', 'en', 'of'],
    percentAfter: /^procent$/,
    money: [
      [/^(?:tl|try|lira)$/, 'TRY'],
      [/^(?:eur|euro's|euro)$/, 'EUR'],
      [/^(?:usd|dollar)$/, 'USD'],
    ],
  },
  fr: {
    range: ['à', 'et', 'ou', "jusqu'à"],
    percentAfter: /^pourcents?$/,
    money: [
      [/^(?:tl|try|lires?)$/, 'TRY'],
      [/^(?:eur|euros?)$/, 'EUR'],
      [/^(?:usd|dollars?)$/, 'USD'],
    ],
  },
  ru: {
    range: ['до', 'и', 'или'],
    percentAfter: /^процент(?:а|ов|у|ам|ами|ах|ом|е|ы)?$/,
    money: [
      [/^(?:tl|try|лир(?:а|ы|у|ам|ах|ами)?)$/, 'TRY'],
      [/^(?:eur|евро)$/, 'EUR'],
      [/^(?:usd|доллар(?:а|ов|ы)?)$/, 'USD'],
    ],
  },
};

/** Percent words that are written as two words: `per cent`, `pour cent`. */
export const PERCENT_PHRASES: Readonly<Record<string, string>> = { en: 'per cent', fr: 'pour cent' };

export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { '₺': 'TRY', '€': 'EUR', $: 'USD', '£': 'GBP', '₽': 'RUB' };
