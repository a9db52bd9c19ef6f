/** The invisible mark at which a word may break (U+00AD). */
export const SOFT_HYPHEN = '\u00ad';
