/** Makes a slug or an id of words in any language with Latin letters. */
import { foldCase } from '../../src/model/pathname.ts';

/** Letters that Unicode decomposition does not change. */
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', '’': '', "'": '' };

/** Returns the slug that was probably meant: `Kira Takibi (yeni)` becomes `kira-takibi-yeni`. Empty when no character is left. */
export function toSlug(text: string): string {
  return foldCase(text)
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
