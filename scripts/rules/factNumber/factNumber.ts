/** Rule fact-number: words in a <Fact>, the accepted wordings and the texts in the register, must have the figures of the register. */

import type { FactValue } from '../../../src/messages/en/facts.ts';
import { says } from '../../../src/messages/findings.ts';
import { inEachLanguage } from '../../../src/messages/language.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { canRead, readQuantities } from '../../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { oneLine } from '../../core/oneLine.ts';
import { mendFactWords, ownTextAt, withMending } from '../mending.ts';
import { EACH_TEXT, error, hasRegisters, pagesToCheck, type Rule } from '../rule.ts';
import { checkRegisterTexts } from './registerTexts.ts';
import { statesFact } from './states.ts';
import { suggestWords } from './suggest.ts';

export const factNumber: Rule = {
  id: 'fact-number',
  check: (content) => {
    const facts = new Map(content.facts.map((fact) => [fact.id, fact]));
    return [
      ...pagesToCheck(content).flatMap((page) => checkPage(content, facts, page)),
      ...(hasRegisters(content) ? [...content.facts.flatMap((fact) => checkPhrases(content, fact)), ...checkRegisterTexts(content)] : []),
    ];
  },
  scopes: EACH_TEXT,
};

function checkPage(content: Content, facts: ReadonlyMap<string, Fact>, page: Page): Issue[] {
  const { localeCode } = page;
  if (!canRead(localeCode)) return [];
  return page.outline.facts.flatMap((mark) => {
    const fact = facts.get(mark.id);
    // mdx-empty reports empty marks.
    if (!fact || !mark.text.trim() || statesFact(localeCode, mark.text, fact)) return [];
    const at = content.factsYaml.positionOfKey([], fact.id);
    const words = oneLine(mark.text);
    const right = suggestWords(localeCode, words, fact);
    const isWithout = readQuantities(localeCode, words).length === 0;
    const said = { words, id: fact.id, ...figureOf(fact), suggestion: right, place: `${at.filePath}:${at.line}`, isWithout };
    const issue = error('fact-number', mark.position, says('fact-number', said), [at]);
    return [withMending(issue, mendFactWords(localeCode, ownTextAt(content, page, mark.position), mark.position, [right]))];
  });
}

/** Finds accepted wordings that do not match the fact's value any more. */
function checkPhrases({ site, factsYaml }: Content, fact: Fact): Issue[] {
  return Object.entries(fact.phrases ?? {}).flatMap(([localeCode, phrases]) => {
    const isKnown = site.locales.some((locale) => locale.code === localeCode);
    if (!isKnown || !canRead(localeCode)) return [];
    return phrases.flatMap((phrase, index) =>
      statesFact(localeCode, phrase, fact)
        ? []
        : [
            error(
              'fact-number',
              factsYaml.positionOf([fact.id, 'phrases', localeCode, index]),
              says('fact-number.phrase', {
                phrase,
                id: fact.id,
                ...figureOf(fact),
                suggestion: suggestWords(localeCode, phrase, fact),
              }),
            ),
          ],
    );
  });
}

/** The value in the languages of the report. */
function figureOf(fact: Fact): FactValue {
  const value = inEachLanguage((language) => writeQuantities(language, expectedQuantities(fact)));
  if (fact.value === undefined && fact.max === undefined) return { value, bound: 'min' };
  return fact.value === undefined && fact.min === undefined ? { value, bound: 'max' } : { value };
}
