/** What a language may hang on a word of its list, and other habits of its spelling that no dictionary covers. */

export interface Spelling {
  /** Endings that `*` in a word list stands for. */
  readonly endings: RegExp;
  /** Endings that any word may take; the group is the word. */
  readonly copulas?: readonly RegExp[];
  /** What may follow a word behind an apostrophe. */
  readonly afterApostrophe?: RegExp;
  /** Letters that are often typed in place of another: first in a suggestion. */
  readonly typedFor?: Readonly<Record<string, string>>;
  /** Signs that a dictionary may lack, and what it has instead. */
  readonly plain?: Readonly<Record<string, string>>;
  /** A letter that joins parts of a compound and stays before a hyphen: `Anerkennungs- und`. */
  readonly joint?: string;
}

/** Turkish suffixes follow each other; n, s and y part vowels, and every vowel has its forms (TDK, İmlâ Kılavuzu). */
const TURKISH =
  /^(?:l[ae]r|l[ıiuü][kğ]?|s[ıiuü]z|c[ıiuü]|[dt][ae]n?|[dt][ıiuü]r?|n?[ıiuü]n|[yns]?[ıiuü]|[yn]?[ae]|y?l[ae]|k[iı]|[ıiuü]?m|[ıiuü]?m[ıiuü]z|[ıiuü]?n[ıiuü]z|y?s[ae]|[cç][ae]|n)*$/;

/**
 * The Turkish copula goes behind any word and no dictionary has all its forms: `boşandıysanız`, `mirasçısınız`, `bürodur`.
 * Its vowels follow the word's last one. The group holds the word.
 */
const TURKISH_COPULAS = [
  ['aı', 'a', 'ı'],
  ['ei', 'e', 'i'],
  ['ou', 'a', 'u'],
  ['öü', 'e', 'ü'],
].flatMap(([last, a, i]) => {
  const after = a === 'a' ? 'ı' : 'i';
  const conditional = `s${a}(?:m|n|k|n${after}z|l${a}r)?`;
  const past = `d${i}(?:m|n|k|n${i}z|l${a}r)?`;
  // One pattern for each form, because a word may end in several: boşandı-ysanız, boşandıysan-ız.
  const forms = [conditional, `y${conditional}`, `(?:y?${past}|t${past.slice(1)})`, `[dt]${i}r(?:l${a}r)?`, `s${i}n${i}z`, `y?${i}z`];
  return forms.map((form) => new RegExp(`^(.*[${last}][^aeıioöuü]*)${form}$`));
});

export const SPELLING: Readonly<Record<string, Spelling>> = {
  tr: {
    endings: TURKISH,
    afterApostrophe: TURKISH,
    copulas: TURKISH_COPULAS,
    typedFor: { i: 'ı', c: 'ç', s: 'ş', g: 'ğ', o: 'ö', u: 'ü', ı: 'i', I: 'İ' },
    plain: { â: 'a', î: 'i', û: 'u', Â: 'A', Î: 'İ', Û: 'U' },
  },
  en: { endings: /^(?:e?s|['’]s?)?$/ },
  de: {
    endings: /^(?:e[nrms]?|e?ns?|e?s|in(?:nen)?)?$/,
    afterApostrophe: /^s$/,
    typedFor: { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' },
    joint: 's',
  },
  nl: { endings: /^(?:e[n]?|['’]?s|jes?)?$/, joint: 's' },
  fr: { endings: /^(?:e?s?|x)$/ },
  ru: {
    endings:
      /^(?:[аеиоуыьюяйё]|ов|ев|ей|ом|ем|ой|ою|ам|ями?|ами|ах|ях|ям|ями|ий|ые|ых|ым|ыми|ого|ому|ая|ую|ое|ии|ию|ия|ией|иям|иями|иях)?$/,
  },
};
