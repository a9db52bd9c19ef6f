/**
 * Part of the rule fact-number: a figure in the register's own texts (warning, applies, condition) is that of the fact itself or of one that
 * it names under `quotes`, so that a change of one fact finds the texts of another.
 */
import { says } from '../../../src/messages/findings.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
import { isSameQuantity, type Quantity } from '../../content/quantity/quantity.ts';
import { readQuantities } from '../../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { looksLegal } from '../factUnmarked.ts';
import { error } from '../rule.ts';

const TEXTS = ['warning', 'applies', 'condition'] as const;

/** The register is written in English. */
const LANGUAGE = 'en';

export function checkRegisterTexts(content: Content): Issue[] {
  const facts = new Map(content.facts.map((fact) => [fact.id, fact]));
  return content.facts.flatMap((fact) => [...checkQuotes(content, facts, fact), ...checkFigures(content, facts, fact)]);
}

function checkQuotes({ factsYaml }: Content, facts: ReadonlyMap<string, Fact>, { id, quotes = [] }: Fact): Issue[] {
  return quotes.flatMap((quoted, index) =>
    facts.has(quoted)
      ? []
      : [
          error(
            'fact-unknown',
            factsYaml.positionOf([id, 'quotes', index]),
            says('fact-unknown', { id: quoted, near: nearestName(quoted, [...facts.keys()]) }),
          ),
        ],
  );
}

function checkFigures({ factsYaml }: Content, facts: ReadonlyMap<string, Fact>, fact: Fact): Issue[] {
  const quoted = (fact.quotes ?? []).flatMap((id) => facts.get(id) ?? []);
  const right = [fact, ...quoted].flatMap(expectedQuantities);
  return TEXTS.flatMap((key) => {
    const text = fact[key] ?? '';
    const wrong = readQuantities(LANGUAGE, text).filter((reading) => looksLegal(reading) && !isOneOf(reading.quantity, right));
    return wrong.map(({ start, end }) => {
      const words = text.slice(start, end);
      const known = [fact.id, ...quoted.map(({ id }) => id)];
      return error(
        'fact-number',
        factsYaml.positionInText([fact.id, key], start),
        says('fact-number.register', { key, id: fact.id, words, known }),
      );
    });
  });
}

function isOneOf(quantity: Quantity, right: readonly Quantity[]): boolean {
  return right.some((expected) => isSameQuantity(quantity, expected));
}
