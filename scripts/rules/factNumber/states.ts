/** Tests whether words state the figures of a fact. */
import type { Fact } from '../../../src/model/fact.ts';
import { isSameQuantity, type Quantity, type Reading } from '../../content/quantity/quantity.ts';
import { readQuantities } from '../../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';

/** True when the words contain the fact's figures in order, and no others. A condition has no figures and is always stated. */
export function statesFact(localeCode: string, words: string, fact: Fact): boolean {
  const expected = expectedQuantities(fact);
  if (expected.length === 0) return true;
  const readings = readQuantities(localeCode, words);
  // An article is also the number one in most languages: "ein Tag" may be the fact, but "in einer Mietperiode zwei" does not contain two
  // figures.
  return isSame(
    readings.filter((reading) => !reading.isIndefinite),
    expected,
  )
    ? true
    : isSame(readings, expected);
}

function isSame(readings: readonly Reading[], expected: readonly Quantity[]): boolean {
  return readings.length === expected.length && expected.every((quantity, index) => saysOne(readings[index], quantity));
}

function saysOne(reading: Reading | undefined, quantity: Quantity): boolean {
  return reading !== undefined && isSameQuantity(reading.quantity, quantity);
}
