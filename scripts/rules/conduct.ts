/**
 * Rule conduct: reports wordings that a law practice may not use (Avukatlık Kanunu 55, the bar's advertising ban), from
 * content/conduct.yaml.
 */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { textsOf } from '../content/texts/texts.ts';
import { ofRegisters } from './ofRegisters.ts';
import { createFinder } from './phrases.ts';
import { EACH_TEXT, error, type Rule } from './rule.ts';

export const conduct: Rule = { id: 'conduct', check, scopes: EACH_TEXT };

function check(content: Content): Issue[] {
  const register = content.registers.conduct;
  if (!register) return [];
  const finders = findersOf(content);
  return textsOf(content).flatMap((text) =>
    (finders.get(text.localeCode)?.(text.text, text.whole) ?? []).map(({ found, start, about }) =>
      error('conduct', text.positionAt(start), says('conduct', { words: found, why: about.why, instead: about.instead }), [
        register.yaml.positionOfKey([], about.entryId),
      ]),
    ),
  );
}

const findersOf = ofRegisters(
  ({ registers: { conduct: register }, site }) =>
    new Map(
      site.locales.map(({ code }) => {
        const watched = Object.entries(register?.entries ?? {}).flatMap(([entryId, { why, instead, words, unless }]) => {
          const own = words[code];
          return own ? [{ words: own, unless: unless[code], about: { entryId, why, instead } }] : [];
        });
        return [code, createFinder(code, watched)] as const;
      }),
    ),
);
