/** Reads fractions: `1/4`, `½`, `dörtte bir`, `drei Viertel`, `la moitié`. */
import { readNumber } from './readNumber.ts';
import { SHARES } from './shares.ts';
import type { Token } from './tokens.ts';

export interface ShareReading {
  readonly part: number;
  readonly whole: number;
  /** Index of the next token. */
  readonly next: number;
  readonly inWords: boolean;
  readonly isDoubtful: boolean;
}

const SIGNS: Readonly<Record<string, readonly [number, number]>> = { '½': [1, 2], '¼': [1, 4], '¾': [3, 4], '⅓': [1, 3], '⅔': [2, 3] };

/** Reads a share that begins at the token. */
export function readShare(localeCode: string, tokens: readonly Token[], index: number): ShareReading | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  if (token.kind === 'sign') {
    const sign = SIGNS[token.text];
    return sign && { part: sign[0], whole: sign[1], next: index + 1, inWords: false, isDoubtful: false };
  }
  return token.kind === 'number' && tokens[index + 1]?.text === '/'
    ? readFraction(tokens, index)
    : (readNoun(localeCode, tokens, index) ?? readParts(localeCode, tokens, index));
}

/** True for a word with which a share can begin and a number cannot: `Hälfte`, `dörtte`. */
export function namesShare(localeCode: string, word: string): boolean {
  const words = SHARES[localeCode];
  return [...(words?.nouns ?? []), ...(words?.wholes ?? [])].some(([pattern]) => pattern.test(word));
}

/** Reads `1/4`. Article and paragraph (`344/3`), decisions (`2013/8-375`) and dates contain slashes too; a share is smaller than 1. */
function readFraction(tokens: readonly Token[], index: number): ShareReading | undefined {
  const [before, first, slash, second, after] = [tokens[index - 1], tokens[index], tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  const isGlued = first?.end === slash?.start && slash?.end === second?.start;
  if (!first || second?.kind !== 'number' || !isGlued || /^[/.-]$/.test(before?.text ?? '')) return undefined;
  if (after?.start === second.end && /^[\p{L}\d/-]/u.test(after.text)) return undefined;
  const [part, whole] = [Number(first.text), Number(second.text)];
  if (!(Number.isInteger(part) && Number.isInteger(whole) && part > 0 && part < whole && whole <= 100)) return undefined;
  return { part, whole, next: index + 3, inWords: false, isDoubtful: false };
}

function readNoun(localeCode: string, tokens: readonly Token[], index: number): ShareReading | undefined {
  const words = SHARES[localeCode];
  const noun = words?.nouns.find(([pattern]) => pattern.test(tokens[index]?.text ?? ''));
  const next = tokens[index + 1];
  if (!words || !noun || (next && words.nounNeeds && !words.nounNeeds.test(next.text))) return undefined;
  return { part: noun[1], whole: noun[2], next: index + 1, inWords: true, isDoubtful: false };
}

function readParts(localeCode: string, tokens: readonly Token[], index: number): ShareReading | undefined {
  const words = SHARES[localeCode];
  if (!words) return undefined;
  const wholeAt = (at: number) => words.wholes.find(([pattern]) => pattern.test(tokens[at]?.text ?? ''))?.[1];
  if (localeCode === 'tr') {
    const whole = wholeAt(index);
    const part = whole && readTurkishPart(tokens[index + 1]);
    return part && part < whole ? { part, whole, next: index + 2, inWords: true, isDoubtful: false } : undefined;
  }
  const number = readNumber(localeCode, tokens, index);
  const whole = number && wholeAt(number.next);
  if (!number || !whole || !Number.isInteger(number.amount) || number.amount >= whole) return undefined;
  const isDoubtful = number.amount === 1 && (words.doubtful?.test(tokens[number.next]?.text ?? '') ?? false);
  return { part: number.amount, whole, next: number.next + 1, inWords: true, isDoubtful };
}

/** Reads the numerator, which carries the case ending in Turkish: `dörtte üçü`, `üçte birini`. */
function readTurkishPart(token: Token | undefined): number | undefined {
  const stem = /^(bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)\p{L}*$/u.exec(token?.text ?? '')?.[1];
  return stem && token ? readNumber('tr', [{ ...token, text: stem }], 0)?.amount : undefined;
}
