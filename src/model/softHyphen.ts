/** The soft hyphen: an invisible character at which a word may break (U+00AD). */
export const SOFT_HYPHEN = '\u00ad';
