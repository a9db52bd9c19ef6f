/** Tests whether a figure can begin with a word, with a cache per word. */
import { CONNECTORS } from './connectors.ts';
import { NUMERALS } from './numerals.ts';
import { isMonth } from './readDate.ts';
import { namesShare } from './readShare.ts';
import { readCompound } from './readUnit.ts';
import type { Token } from './tokens.ts';

const beginners = new Map<string, boolean>();

/** True when a figure can begin with the word. Most words are tested about a thousand times and cannot begin one. */
export function canBegin(localeCode: string, token: Token): boolean {
  const key = `${localeCode} ${token.raw}`;
  const known = beginners.get(key);
  if (known !== undefined) return known;
  const { text } = token;
  const can =
    (NUMERALS[localeCode]?.has(text) ?? false) ||
    isMonth(localeCode, token) ||
    namesShare(localeCode, text) ||
    readCompound(localeCode, token) !== undefined ||
    (CONNECTORS[localeCode]?.percentBefore?.includes(text) ?? false);
  beginners.set(key, can);
  return can;
}
