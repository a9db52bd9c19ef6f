/** Rule glossary: reports false friends of legal terms, and suggests the words of content/glossary.yaml. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import type { Glossary } from '../content/schema/registers.ts';
import { textsOf } from '../content/texts/texts.ts';
import { mendText, withMending } from './mending.ts';
import { ofRegisters } from './ofRegisters.ts';
import { createFinder, type Watched } from './phrases.ts';
import { EACH_TEXT, error, type Rule, warning } from './rule.ts';

export const glossary: Rule = { id: 'glossary', check, scopes: EACH_TEXT };

interface About {
  readonly termId: string;
  readonly term: string;
  readonly why: string;
  /** Words to write instead, the best one first. */
  readonly use: readonly string[];
  readonly severity: 'error' | 'warning';
}

function check(content: Content): Issue[] {
  const { site } = content;
  const register = content.registers.glossary;
  if (!register) return [];
  const finders = findersOf(content);
  return textsOf(content).flatMap((text) =>
    (finders.get(text.localeCode)?.(text.text, text.whole) ?? []).map(({ found, start, about }) => {
      const language = site.locales.find(({ code }) => code === text.localeCode)?.name ?? text.localeCode;
      const { term, why, use, termId: id } = about;
      const said = says('glossary', { words: found, language, code: text.localeCode, term, why, use: use[0] ?? '', id });
      const position = text.positionAt(start);
      const issue =
        about.severity === 'warning'
          ? warning('glossary', position, said)
          : error('glossary', position, said, [register.yaml.positionOfKey([], about.termId)]);
      return withMending(issue, mendText(text, { start, end: start + found.length }, use));
    }),
  );
}

const findersOf = ofRegisters(
  ({ registers: { glossary: register }, site }) =>
    new Map(
      site.locales.map(({ code }) => [code, createFinder(code, watchedWords(register?.entries ?? {}, code, site.defaultLocale))] as const),
    ),
);

function watchedWords(entries: Glossary, localeCode: string, sourceLocale: string): Watched<About>[] {
  return Object.entries(entries).flatMap(([termId, { use, avoid }]) =>
    (avoid[localeCode] ?? []).map(({ words, why, unless, instead, severity }) => ({
      words,
      unless,
      about: { termId, term: use[sourceLocale]?.[0] ?? termId, why, use: instead ? [instead] : (use[localeCode] ?? [termId]), severity },
    })),
  );
}
