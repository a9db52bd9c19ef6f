/** Words for fractions, by language: `dörtte bir`, `three quarters`, `die Hälfte`, `un tiers`, `половина`. */

export interface ShareWords {
  /** Nouns that are a share alone, with numerator and denominator. */
  readonly nouns: readonly (readonly [RegExp, number, number])[];
  /** Words for the denominator, with its number. They follow the numerator; in Turkish they precede it. */
  readonly wholes: readonly (readonly [RegExp, number])[];
  /** Denominators that also mean something else after the number one: `a third party`, `een derde`, `un tiers`. */
  readonly doubtful?: RegExp;
  /** Words that must follow a noun to make it a share: `half of`, `half the`. */
  readonly nounNeeds?: RegExp;
}

export const SHARES: Readonly<Record<string, ShareWords>> = {
  tr: {
    nouns: [
      [/^yarısı\p{L}*$/u, 1, 2],
      [/^çeyre[kğ]\p{L}*$/u, 1, 4],
    ],
    wholes: [
      [/^ikide$/, 2],
      [/^üçte$/, 3],
      [/^dörtte$/, 4],
      [/^beşte$/, 5],
      [/^altıda$/, 6],
      [/^yedide$/, 7],
      [/^sekizde$/, 8],
      [/^dokuzda$/, 9],
      [/^onda$/, 10],
    ],
  },
  en: {
    nouns: [[/^half$/, 1, 2]],
    nounNeeds: /^(?:of|the|his|her|its|their|your|our|my)$/,
    wholes: [
      [/^hal(?:f|ves)$/, 2],
      [/^thirds?$/, 3],
      [/^(?:quarters?|fourths?)$/, 4],
      [/^fifths?$/, 5],
      [/^sixths?$/, 6],
      [/^sevenths?$/, 7],
      [/^eighths?$/, 8],
      [/^ninths?$/, 9],
      [/^tenths?$/, 10],
    ],
    doubtful: /^(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|half)$/,
  },
  de: {
    nouns: [
      [/^hälften?$/, 1, 2],
      [/^dreiviertel\p{L}?$/u, 3, 4],
      [/^hälftig\p{L}*$/u, 1, 2],
    ],
    wholes: [
      [/^drittel[ns]?$/, 3],
      [/^viertel[ns]?$/, 4],
      [/^fünftel[ns]?$/, 5],
      [/^sechstel[ns]?$/, 6],
      [/^siebtel[ns]?$/, 7],
      [/^achtel[ns]?$/, 8],
      [/^neuntel[ns]?$/, 9],
      [/^zehntel[ns]?$/, 10],
    ],
  },
  nl: {
    nouns: [
      [/^helft$/, 1, 2],
      [/^driekwart$/, 3, 4],
    ],
    wholes: [
      [/^derden?$/, 3],
      [/^(?:kwart|vierden?)$/, 4],
      [/^vijfden?$/, 5],
      [/^zesden?$/, 6],
      [/^zevenden?$/, 7],
      [/^achtsten?$/, 8],
      [/^tienden?$/, 10],
    ],
    doubtful: /^(?:derde|vierde|vijfde|zesde|zevende|achtste|tiende)$/,
  },
  fr: {
    nouns: [[/^moitiés?$/, 1, 2]],
    wholes: [
      [/^tiers$/, 3],
      [/^quarts?$/, 4],
      [/^cinquièmes?$/, 5],
      [/^sixièmes?$/, 6],
      [/^septièmes?$/, 7],
      [/^huitièmes?$/, 8],
      [/^neuvièmes?$/, 9],
      [/^dixièmes?$/, 10],
    ],
    doubtful: /^(?:tiers|cinquième|sixième|septième|huitième|neuvième|dixième)$/,
  },
  ru: {
    nouns: [
      [/^половин(?:а|ы|у|е|ой)$/, 1, 2],
      [/^четверт(?:ь|и|ью)$/, 1, 4],
      [/^трет(?:ь|и|ью)$/, 1, 3],
    ],
    wholes: [
      [/^втор(?:ая|ой|ую|ых)$/, 2],
      [/^трет(?:ь|ья|ьей|ью|ьих|и)$/, 3],
      [/^четв[её]рт(?:ая|ой|ую|ых|и|ей|ь)$/, 4],
      [/^пят(?:ая|ой|ую|ых)$/, 5],
      [/^шест(?:ая|ой|ую|ых)$/, 6],
      [/^седьм(?:ая|ой|ую|ых)$/, 7],
      [/^восьм(?:ая|ой|ую|ых)$/, 8],
      [/^десят(?:ая|ой|ую|ых)$/, 10],
    ],
    doubtful: /^(?:вторая|второй|вторую|третья|третьей|пят|шест|седьм|восьм|десят)/,
  },
};
