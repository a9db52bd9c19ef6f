/** Finds all figures in a text, in order. This is the only entry to this folder for the content rules. */
import { canBegin } from './canBegin.ts';
import { CONNECTORS, CURRENCY_SIGNS, PERCENT_PHRASES } from './connectors.ts';
import { HALVES } from './numerals.ts';
import type { Quantity, Reading } from './quantity.ts';
import { isYear, readFigureDate, readNamedDate } from './readDate.ts';
import { type NumberReading, phraseAt, readNumber } from './readNumber.ts';
import { readShare } from './readShare.ts';
import { readCompound, readUnit } from './readUnit.ts';
import { type Token, tokenize } from './tokens.ts';
import { HECTARE, UNITS } from './units.ts';

/** True when figures can be read in the language; rules skip other languages. */
export function canRead(localeCode: string): boolean {
  return localeCode in UNITS;
}

/** All figures of the text. */
export function readQuantities(localeCode: string, text: string): Reading[] {
  const tokens = tokenize(localeCode, text);
  const readings: Reading[] = [];
  let index = 0;
  while (index < tokens.length) {
    const found = readAt(localeCode, text, tokens, index);
    readings.push(...(found?.readings ?? []));
    index = Math.max(found?.next ?? 0, index + 1);
  }
  return readings;
}

interface Step {
  readonly readings: readonly Reading[];
  readonly next: number;
}

type Measured = { readonly quantity: Quantity; readonly next: number };

function readAt(localeCode: string, text: string, tokens: readonly Token[], index: number): Step | undefined {
  const token = tokens[index];
  if (!token || isPartOfName(tokens, index) || (token.kind === 'word' && !canBegin(localeCode, token))) return undefined;
  const step = (quantity: Quantity, next: number, inWords: boolean, isIndefinite = false): Step => ({
    readings: [{ quantity, start: token.start, end: tokens[next - 1]?.end ?? text.length, inWords, isIndefinite }],
    next,
  });

  const figureDate = token.kind === 'number' ? readFigureDate(localeCode, text, token.start) : undefined;
  if (figureDate) {
    let next = index;
    while ((tokens[next]?.start ?? figureDate.next) < figureDate.next) next += 1;
    return step({ kind: 'date', date: figureDate.date }, next, false);
  }
  const namedDate = readNamedDate(localeCode, tokens, index);
  if (namedDate) return step({ kind: 'date', date: namedDate.date }, namedDate.next, false);

  const before = readSignBefore(localeCode, tokens, index);
  if (before) return step(before.quantity, before.next, false);
  const compound = readCompound(localeCode, token);
  if (compound) return step(compound, index + 1, true, compound.amount === 1);

  const number = readNumber(localeCode, tokens, index);
  const measured = number && readMeasure(localeCode, tokens, number);
  if (number && measured) return step(measured.quantity, measured.next, number.inWords, number.inWords && isOne(measured.quantity));
  const share = readShare(localeCode, tokens, index);
  if (share) return step({ kind: 'share', part: share.part, whole: share.whole }, share.next, share.inWords, share.isDoubtful);
  if (!number) return undefined;
  return (
    readRange(localeCode, tokens, index, number) ??
    step({ kind: 'count', amount: number.amount }, number.next, number.inWords, number.inWords && number.amount === 1)
  );
}

/** Reads a range, whose first number has the unit of the second: `8 ila 12 ay`. */
function readRange(localeCode: string, tokens: readonly Token[], index: number, first: NumberReading): Step | undefined {
  const suffixed = skipSuffix(tokens, first.next);
  const isDash = /^[-–—]$/.test(tokens[first.next]?.text ?? '');
  const length = isDash ? 1 : phraseAt(tokens, first.next, CONNECTORS[localeCode]?.range);
  const secondAt = length > 0 ? first.next + length : suffixed;
  const second = secondAt > first.next ? readNumber(localeCode, tokens, secondAt) : undefined;
  const measured = second && readMeasure(localeCode, tokens, second);
  const { quantity } = measured ?? {};
  if (!second || !measured || !quantity || !('amount' in quantity) || quantity.kind === 'count') return undefined;
  const reading = (value: Quantity, number: NumberReading, from: number, to: number): Reading => ({
    quantity: value,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    inWords: number.inWords,
    isIndefinite: false,
  });
  return {
    readings: [
      reading({ ...quantity, amount: first.amount }, first, index, first.next),
      reading(quantity, second, secondAt, measured.next),
    ],
    next: measured.next,
  };
}

/** Reads what follows a number and makes it a quantity: a unit of time or area, a percent sign, a currency. */
function readMeasure(localeCode: string, tokens: readonly Token[], number: NumberReading): Measured | undefined {
  const { amount, next } = number;
  const token = tokens[next];
  if (!token) return undefined;
  const connectors = CONNECTORS[localeCode];
  if (token.text === '%') return { quantity: { kind: 'percent', amount }, next: next + 1 };
  const percent = connectors?.percentAfter.test(token.text) ? 1 : phraseAt(tokens, next, [PERCENT_PHRASES[localeCode] ?? '%']);
  if (percent > 0) return { quantity: { kind: 'percent', amount }, next: next + percent };
  const currency = CURRENCY_SIGNS[token.text] ?? connectors?.money.find(([pattern]) => pattern.test(token.text))?.[1];
  if (currency) return { quantity: { kind: 'money', amount, currency }, next: next + 1 };
  if (HECTARE[localeCode]?.test(token.text)) return { quantity: { kind: 'measure', amount, unit: 'hectare' }, next: next + 1 };
  const unit = readUnit(localeCode, tokens, next);
  if (!unit) return undefined;
  // `2002 года`, `2023 yılında` name a year and not a duration.
  if (unit.unit === 'year' && isYear(tokens[next - 1])) return { quantity: { kind: 'count', amount }, next: unit.next };
  const half = phraseAt(tokens, unit.next, HALVES[localeCode]?.afterUnit);
  return { quantity: { kind: 'duration', amount: amount + (half > 0 ? 0.5 : 0), unit: unit.unit }, next: unit.next + half };
}

/** Reads a quantity with its sign first: `%25`, `yüzde 25`, `€ 100`. */
function readSignBefore(localeCode: string, tokens: readonly Token[], index: number): Measured | undefined {
  const token = tokens[index];
  const isPercent = token?.text === '%' || phraseAt(tokens, index, CONNECTORS[localeCode]?.percentBefore) > 0;
  const currency = CURRENCY_SIGNS[token?.text ?? ''];
  const number = isPercent || currency ? readNumber(localeCode, tokens, index + 1) : undefined;
  if (!number) return undefined;
  const { amount, next } = number;
  return { quantity: currency ? { kind: 'money', amount, currency } : { kind: 'percent', amount }, next };
}

/** Skips a Turkish suffix, which follows digits after an apostrophe: `8’den 12 aya`. */
function skipSuffix(tokens: readonly Token[], index: number): number {
  const [sign, word] = [tokens[index], tokens[index + 1]];
  const isSuffix = sign?.text === "'" && sign.start === tokens[index - 1]?.end && word?.kind === 'word' && word.start === sign.end;
  return isSuffix ? index + 2 : index;
}

function isOne(quantity: Quantity): boolean {
  return 'amount' in quantity && quantity.amount === 1;
}

/** Digits directly after letters are part of a name: `A4`. */
function isPartOfName(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return token?.kind === 'number' && before?.kind === 'word' && before.end === token.start;
}
