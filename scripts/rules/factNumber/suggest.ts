/** Suggests the wording of a fact for a report. */
import leven from 'leven';
import type { Fact } from '../../../src/model/fact.ts';
import { readQuantities } from '../../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities, writeQuantity } from '../../content/quantity/write.ts';
import { statesFact } from './states.ts';

/**
 * Returns the accepted wording that is nearest to the writer's words; else the writer's words with the correct figure; else the figure in
 * the conventions of the language.
 */
export function suggestWords(localeCode: string, words: string, fact: Fact): string {
  const accepted = (fact.phrases?.[localeCode] ?? []).filter((phrase) => statesFact(localeCode, phrase, fact));
  const [nearest] = byNearness(words, accepted);
  return nearest ?? exchangeFigure(localeCode, words, fact) ?? writeQuantities(localeCode, expectedQuantities(fact));
}

/** The candidates, the one with the smallest edit distance first. */
export function byNearness(words: string, candidates: readonly string[]): string[] {
  return [...candidates].sort((a, b) => leven(words, a) - leven(words, b));
}

/**
 * Replaces the figure: `60 Tagen` becomes `90 Tagen`. Undefined if the two numbers have different plural forms (two and five in Russian),
 * because the ending would be wrong.
 */
function exchangeFigure(localeCode: string, words: string, fact: Fact): string | undefined {
  const [expected, second] = expectedQuantities(fact);
  const [found, ...others] = readQuantities(localeCode, words);
  if (!expected || second || !found || others.length > 0 || found.inWords) return undefined;
  const [to, from] = [expected, found.quantity];
  if (to.kind !== 'duration' || from.kind !== 'duration' || to.unit !== from.unit) return undefined;
  const plural = new Intl.PluralRules(localeCode);
  if (plural.select(to.amount) !== plural.select(from.amount)) return undefined;
  const figure = writeQuantity(localeCode, { kind: 'count', amount: to.amount });
  const changed = words.replace(/\d+(?:[.,]\d+)?/, figure);
  return statesFact(localeCode, changed, fact) ? changed : undefined;
}
