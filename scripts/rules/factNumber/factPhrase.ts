/** Rule fact-phrase: if the register lists accepted wordings of a fact, a page must use one of them. */

import { says } from '../../../src/messages/findings.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { lowerCaseOf } from '../../../src/model/lowerCase.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { oneLine } from '../../core/oneLine.ts';
import { mendFactWords, ownTextAt, withMending } from '../mending.ts';
import { EACH_TEXT, error, hasRegisters, pagesToCheck, type Rule } from '../rule.ts';
import { statesFact } from './states.ts';
import { byNearness } from './suggest.ts';

export const factPhrase: Rule = {
  id: 'fact-phrase',
  check: (content) => {
    const facts = new Map(content.facts.map((fact) => [fact.id, fact]));
    return [
      ...pagesToCheck(content).flatMap((page) => checkPage(content, facts, page)),
      ...(hasRegisters(content) ? content.facts.flatMap((fact) => checkLocales(content, fact)) : []),
    ];
  },
  scopes: EACH_TEXT,
};

/** Normalizes a wording for comparison: no-break spaces become spaces, and the case of the first letter is ignored. */
export function phraseKey(localeCode: string, words: string): string {
  const plain = oneLine(words);
  return lowerCaseOf(localeCode, plain.slice(0, 1)) + plain.slice(1).replaceAll('’', "'");
}

function checkPage(content: Content, facts: ReadonlyMap<string, Fact>, page: Page): Issue[] {
  const { localeCode } = page;
  return page.outline.facts.flatMap((mark) => {
    const fact = facts.get(mark.id);
    const phrases = fact?.phrases?.[localeCode];
    // fact-number reports wrong figures; they are not reported twice.
    if (!fact || !phrases || !statesFact(localeCode, mark.text, fact)) return [];
    const words = phraseKey(localeCode, mark.text);
    if (phrases.some((phrase) => phraseKey(localeCode, phrase) === words)) return [];
    const near = byNearness(words, phrases);
    const issue = error(
      'fact-phrase',
      mark.position,
      says('fact-phrase', { words: oneLine(mark.text), id: fact.id, code: localeCode, nearest: near[0] ?? '' }),
      [content.factsYaml.positionOf([fact.id, 'phrases', localeCode])],
    );
    return [withMending(issue, mendFactWords(localeCode, ownTextAt(content, page, mark.position), mark.position, near))];
  });
}

/** Reports wordings for a language that the site does not have, because they are never read. */
function checkLocales({ site, factsYaml }: Content, fact: Fact): Issue[] {
  const codes: string[] = site.locales.map((locale) => locale.code);
  return Object.keys(fact.phrases ?? {})
    .filter((code) => !codes.includes(code))
    .map((code) =>
      error(
        'fact-phrase',
        factsYaml.positionOfKey([fact.id, 'phrases'], code),
        says('fact-phrase.language', { code, codes: codes.join(', ') }),
      ),
    );
}
