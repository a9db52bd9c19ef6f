/** Makes a part of an address, or an id, from words of any language with Latin letters. */
import { foldCase } from '../../src/model/pathname.ts';

/** Letters that Unicode's decomposition leaves as they are. */
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', '’': '', "'": '' };

/** The slug that was probably meant: `Kira Takibi (yeni)` is `kira-takibi-yeni`. Empty when nothing is left. */
export function toSlug(text: string): string {
  return foldCase(text)
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
