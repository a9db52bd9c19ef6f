/** Splits a text into numbers, words and other characters with their offsets. The readers of figures use these tokens. */
import { lowerCaseOf } from '../../../src/model/lowerCase.ts';

export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  /** In lower case, with typographic apostrophes as `'`. */
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** No-break spaces may separate thousands in every language, ordinary spaces only in the languages below. */
const TOKEN = /\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|\S/gu;
const TOKEN_WITH_BLANKS = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|\S/gu;
const GROUPS_WITH_BLANKS = new Set(['fr', 'ru']);

/**
 * Splits a text into tokens. A hyphen between letters, or between a number and letters, joins words and is skipped: `90-day`, `vingt-cinq`.
 */
export function tokenize(localeCode: string, text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(GROUPS_WITH_BLANKS.has(localeCode) ? TOKEN_WITH_BLANKS : TOKEN)) {
    const raw = match[0];
    const kind = /^\d/.test(raw) ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'sign';
    const isJoint = /[-\u2010\u2011]/.test(raw) && joinsWords(text, match.index);
    if (!isJoint) tokens.push({ kind, text: lowerCaseOf(localeCode, raw), raw, start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

function joinsWords(text: string, index: number): boolean {
  const before = text[index - 1] ?? '';
  const after = text[index + 1] ?? '';
  return /[\p{L}\d]/u.test(before) && /[\p{L}\d]/u.test(after) && (/\p{L}/u.test(before) || /\p{L}/u.test(after));
}
