/** Spelling rules of each language that no dictionary covers, such as the endings that words of its list may have. */

export interface Spelling {
  /** Endings that `*` matches in a word list. */
  readonly endings: RegExp;
  /** Endings that any word may have; the group is the word. */
  readonly copulas?: readonly RegExp[];
  /** Suffixes that may follow an apostrophe. */
  readonly afterApostrophe?: RegExp;
  /** Letters that are often typed instead of others; used for the first suggestions. */
  readonly typedFor?: Readonly<Record<string, string>>;
  /** Letters that a dictionary may lack, and their replacements there. */
  readonly plain?: Readonly<Record<string, string>>;
  /** A letter that joins parts of a compound and remains before a hyphen: `Anerkennungs- und`. */
  readonly joint?: string;
}

/** Turkish suffixes follow each other; n, s and y separate vowels, and every vowel has its forms (TDK, İmlâ Kılavuzu). */
const TURKISH =
  /^(?:l[ae]r|l[ıiuü][kğ]?|s[ıiuü]z|c[ıiuü]|[dt][ae]n?|[dt][ıiuü]r?|n?[ıiuü]n|[yns]?[ıiuü]|[yn]?[ae]|y?l[ae]|k[iı]|[ıiuü]?m|[ıiuü]?m[ıiuü]z|[ıiuü]?n[ıiuü]z|y?s[ae]|[cç][ae]|n)*$/;

/**
 * The Turkish copula can follow any word, and no dictionary has all its forms: `boşandıysanız`, `mirasçısınız`, `bürodur`. Its vowels
 * depend on the last vowel of the word. The group is the word.
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
  // One pattern for each form, because the end of a word may match several: boşandı-ysanız, boşandıysan-ız.
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
