/** What a language may hang on a word of its list, and other habits of its spelling that no dictionary covers. */

export interface Spelling {
  /** Endings that `*` in a word list stands for. */
  readonly endings: RegExp;
  /** Whether an apostrophe parts a name from its suffixes. */
  readonly suffixAfterApostrophe?: boolean;
  /** Signs that a dictionary may lack, and what it has instead. */
  readonly plain?: Readonly<Record<string, string>>;
  /** A letter that joins parts of a compound and stays before a hyphen: `Anerkennungs- und`. */
  readonly joint?: string;
}

/** Turkish suffixes follow each other; n, s and y part vowels, and every vowel has its forms (TDK, İmlâ Kılavuzu). */
const TURKISH =
  /^(?:l[ae]r|l[ıiuü][kğ]?|s[ıiuü]z|c[ıiuü]|[dt][ae]n?|[dt][ıiuü]r?|n?[ıiuü]n|[yns]?[ıiuü]|[yn]?[ae]|y?l[ae]|k[iı]|[ıiuü]?m|[ıiuü]?m[ıiuü]z|[ıiuü]?n[ıiuü]z|y?s[ae]|[cç][ae]|n)*$/;

export const SPELLING: Readonly<Record<string, Spelling>> = {
  tr: { endings: TURKISH, suffixAfterApostrophe: true, plain: { â: 'a', î: 'i', û: 'u', Â: 'A', Î: 'İ', Û: 'U' } },
  en: { endings: /^(?:e?s|['’]s?)?$/ },
  de: { endings: /^(?:e[nrms]?|e?ns?|e?s|in(?:nen)?)?$/, joint: 's' },
  nl: { endings: /^(?:e[n]?|['’]?s|jes?)?$/, joint: 's' },
  fr: { endings: /^(?:e?s?|x)$/ },
  ru: {
    endings:
      /^(?:[аеиоуыьюяйё]|ов|ев|ей|ом|ем|ой|ою|ам|ями?|ами|ах|ях|ям|ями|ий|ые|ых|ым|ыми|ого|ому|ая|ую|ое|ии|ию|ия|ией|иям|иями|иях)?$/,
  },
};
