/**
 * Writes the words of a fact with its new figure: `90 Tagen` becomes `120 Tagen`. Neighbours: suggest.ts (words for a report),
 * ../writing/setFact.ts (changes a fact everywhere).
 */
import type { Fact } from '../../../src/model/fact.ts';
import { isSameQuantity, type Quantity, type Reading } from '../../content/quantity/quantity.ts';
import { readQuantities } from '../../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantity } from '../../content/quantity/write.ts';
import { applyFixes } from '../../content/texts/textFix.ts';
import { fixesOf } from '../typography/typography.ts';
import { statesFact } from './states.ts';

/**
 * The words with the figures of `to` instead of those of `from`, and with their no-break spaces. Undefined if no rule can write them: a
 * number in letters, another plural form in an inflected noun, a suffix that depends on the sound of the figure.
 */
export function renewWords(localeCode: string, words: string, from: Fact, to: Fact): string | undefined {
  if (statesFact(localeCode, words, to)) return words;
  const [before, after] = [expectedQuantities(from), expectedQuantities(to)];
  const readings = readingsOf(localeCode, words, before);
  if (!readings || before.length !== after.length) return undefined;
  let renewed = words;
  for (const [index, reading] of [...readings.entries()].reverse()) {
    const [old, next] = [before[index], after[index]];
    const figure = old && next && renewFigure(localeCode, words, reading, old, next);
    if (figure === undefined) return undefined;
    renewed = renewed.slice(0, reading.start) + figure + renewed.slice(reading.end);
  }
  const set = applyFixes(renewed, fixesOf(localeCode, renewed));
  return statesFact(localeCode, set, to) ? set : undefined;
}

/** The figures of the words if they are exactly the expected ones; an article may be one of them (states.ts). */
function readingsOf(localeCode: string, words: string, expected: readonly Quantity[]): readonly Reading[] | undefined {
  const all = readQuantities(localeCode, words);
  const fits = (readings: readonly Reading[]) =>
    readings.length === expected.length && readings.every(({ quantity }, index) => isSame(quantity, expected[index]));
  return [all.filter((reading) => !reading.isIndefinite), all].find(fits);
}

function isSame(found: Quantity, expected: Quantity | undefined): boolean {
  return expected !== undefined && isSameQuantity(found, expected);
}

/** One figure with its unit. */
export function renewFigure(
  localeCode: string,
  words: string,
  { start, end, inWords }: Reading,
  from: Quantity,
  to: Quantity,
): string | undefined {
  const figure = words.slice(start, end);
  if (isSameQuantity(from, to)) return figure;
  // A Turkish suffix after an apostrophe follows the sound of the last word.
  if (inWords || /^['’]\p{L}/u.test(words.slice(end))) return undefined;
  const isWorkday = [from, to].some((quantity) => quantity.kind === 'duration' && quantity.unit === 'workday');
  if (!isWorkday && figure.replace(/\s/g, ' ') === writeQuantity(localeCode, from)) return writeQuantity(localeCode, to);
  return exchangeNumber(localeCode, figure, from, to);
}

/** Exchanges the number and keeps the noun, whose form is the same for both numbers. */
function exchangeNumber(localeCode: string, figure: string, from: Quantity, to: Quantity): string | undefined {
  if (from.kind !== to.kind || (from.kind === 'duration' && to.kind === 'duration' && from.unit !== to.unit)) return undefined;
  if (from.kind === 'share' && to.kind === 'share') return exchange(figure, /\d+\/\d+/, `${to.part}/${to.whole}`);
  if (!('amount' in from) || !('amount' in to)) return undefined;
  const plural = new Intl.PluralRules(localeCode);
  if (plural.select(from.amount) !== plural.select(to.amount)) return undefined;
  return exchange(figure, /\d+(?:[.,]\d+)?/, writeQuantity(localeCode, { kind: 'count', amount: to.amount }));
}

function exchange(figure: string, pattern: RegExp, number: string): string | undefined {
  return pattern.test(figure) ? figure.replace(pattern, number) : undefined;
}
