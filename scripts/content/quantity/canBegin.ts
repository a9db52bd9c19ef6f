/** Tells words with which a figure can begin from all others, once per word. */
import { CONNECTORS } from './connectors.ts';
import { NUMERALS } from './numerals.ts';
import { isMonth } from './readDate.ts';
import { namesShare } from './readShare.ts';
import { readCompound } from './readUnit.ts';
import type { Token } from './tokens.ts';

const beginners = new Map<string, boolean>();

/** Whether a figure can begin with the word. Most words are asked about a thousand times and begin none. */
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
