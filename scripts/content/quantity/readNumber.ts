/** Reads one number: in digits with each language's separators, or combined from number words. */
import { HALVES, NUMERAL_LINKS, NUMERALS } from './numerals.ts';
import type { Token } from './tokens.ts';

export interface NumberReading {
  readonly amount: number;
  /** Index of the next token. */
  readonly next: number;
  readonly inWords: boolean;
}

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Reads the number that begins at the token, including a half after it: `1,5`, `365`, `on iki`, `bir buçuk`, `1½`. */
export function readNumber(localeCode: string, tokens: readonly Token[], index: number): NumberReading | undefined {
  const token = tokens[index];
  if (!token || token.kind === 'sign') return undefined;
  const plain = token.kind === 'number' ? readFigures(localeCode, tokens, index) : readWords(localeCode, tokens, index);
  if (!plain) return undefined;
  const half = phraseAt(tokens, plain.next, HALVES[localeCode]?.beforeUnit);
  return half > 0 ? { ...plain, amount: plain.amount + 0.5, next: plain.next + half } : plain;
}

/** Number of tokens of the first of these phrases that begins at the index; 0 if none does. */
export function phraseAt(tokens: readonly Token[], index: number, phrases: readonly string[] = []): number {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    if (words.every((word, at) => tokens[index + at]?.text === word)) return words.length;
  }
  return 0;
}

function readFigures(localeCode: string, tokens: readonly Token[], index: number): NumberReading | undefined {
  const token = tokens[index];
  const amount = token && parseFigures(localeCode, token.text);
  if (!token || amount === undefined) return undefined;
  const next = tokens[index + 1];
  const fraction = next?.start === token.end ? FRACTIONS[next.text] : undefined;
  return { amount: amount + (fraction ?? 0), next: index + (fraction ? 2 : 1), inWords: false };
}

/** English separates decimals with a point, the others with a comma. A point that cannot separate thousands is read as a decimal point. */
function parseFigures(localeCode: string, text: string): number | undefined {
  const [group, decimal] = localeCode === 'en' ? [',', '.'] : ['.', ','];
  const bare = text.replace(/[ \u00a0\u202f]/g, '');
  const isGrouped = bare.includes(group) && /^\d{1,3}(?:[.,]\d{3})+$/.test(bare.split(decimal)[0] ?? '');
  const normal = (isGrouped ? bare.replaceAll(group, '') : bare.replaceAll(group, decimal)).replace(decimal, '.');
  return /^\d+(?:\.\d+)?$/.test(normal) ? Number(normal) : undefined;
}

/** Combines number words as long as each fits into the number so far: yüz + altmış + beş, quatre × vingt + dix. */
function readWords(localeCode: string, tokens: readonly Token[], index: number): NumberReading | undefined {
  const numerals = NUMERALS[localeCode];
  const valueAt = (at: number): number | undefined => (tokens[at]?.kind === 'word' ? numerals?.get(tokens[at]?.text ?? '') : undefined);
  const first = valueAt(index);
  if (first === undefined) return undefined;
  let amount: number = first;
  let next = index + 1;
  for (;;) {
    const at: number = tokens[next]?.text === NUMERAL_LINKS[localeCode] && amount >= 20 ? next + 1 : next;
    const value = isArticle(localeCode, tokens[at]) && amount !== 0.5 ? undefined : valueAt(at);
    const sum = value === undefined ? undefined : combine(amount, value);
    if (sum === undefined) return { amount, next, inWords: true };
    amount = sum;
    next = at + 1;
  }
}

/** `twenty a day` is not twenty-one. */
function isArticle(localeCode: string, token: Token | undefined): boolean {
  return localeCode === 'en' && /^an?$/.test(token?.text ?? '');
}

function combine(amount: number, value: number): number | undefined {
  if (amount === 1 && value === 0.5) return 0.5; // ein halbes, une demi-
  if (amount === 0.5) return value === 1 ? 0.5 : undefined; // half a
  if (value >= 100) return amount < value && amount % 1 === 0 ? amount * value : undefined;
  if (amount === 4 && value === 20) return 80; // quatre-vingts
  if (amount % 1 !== 0 || value % 1 !== 0) return undefined;
  if (amount >= 100 && amount % 100 === 0) return amount + value;
  const rest = amount % 100;
  if (rest === 10 || (rest >= 20 && rest % 10 === 0)) {
    const takesTeens = rest === 60 || rest === 80; // soixante-dix, quatre-vingt-onze
    return value < 10 || (takesTeens && value < 20) ? amount + value : undefined;
  }
  return undefined;
}
