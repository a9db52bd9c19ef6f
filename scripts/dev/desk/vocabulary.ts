/** Derives what writers can complete in a language: facts, link targets, passages, statutes, terms, components. Neighbour: ./write.ts. */
import type { Language } from '../../../src/messages/language.ts';
import { CONTACT_WAYS, LINK_SCHEMES, WRITER_COMPONENTS } from '../../../src/model/component.ts';
import { type Deadline, firstDayWords } from '../../../src/model/deadline.ts';
import type { FactChoice, LinkChoice, NamedChoice, Vocabulary } from '../../../src/model/deskWrite.ts';
import { type Fact, localizeFact } from '../../../src/model/fact.ts';
import { compareText } from '../../../src/model/issue.ts';
import { formatStatute, parseStatute } from '../../../src/model/statute.ts';
import type { Content } from '../../content/load.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { applyEdits } from '../../content/texts/edit.ts';
import { statesFact } from '../../rules/factNumber/states.ts';
import { fixesOf } from '../../rules/typography/typography.ts';
import { describeFact } from './facts.ts';
import { sourcePages } from './source.ts';

/** `language` is that of the desk's reader; words to insert are in the language of the page. */
export function deriveVocabulary(content: Content, localeCode: string, language: Language): Vocabulary {
  const { facts, links, passages, registers, clauses, site } = content;
  const titles = titlesByFact(content, localeCode);
  return {
    localeCode,
    facts: facts.map((fact) => toFactChoice(fact, localeCode, language, titles.get(fact.id) ?? [])),
    pages: toPageChoices(content, localeCode),
    links: Object.entries(links?.entries ?? {}).map(([id, { owner, url }]) => ({
      target: LINK_SCHEMES.official + id,
      title: `${owner}: ${url}`,
    })),
    contactWays: CONTACT_WAYS,
    passages: [...passages].flatMap(([id, languages]) => {
      const passage = languages.get(localeCode);
      return passage ? [{ id, text: passage.outline.blocks.map(({ text }) => text).join(' ') }] : [];
    }),
    statutes: toStatuteChoices(content, localeCode),
    terms: Object.entries(registers.glossary?.entries ?? {}).map(([id, { use }]) => ({
      id,
      words: use[localeCode] ?? [],
      original: use[site.defaultLocale]?.[0] ?? id,
    })),
    fees: Object.entries(registers.fees?.entries ?? {}).map(([id, { about }]) => ({ id, text: about })),
    matters: Object.entries(clauses?.entries.matters ?? {}).map(([id, { name }]) => ({
      id,
      text: name[localeCode as keyof typeof name] ?? name[site.defaultLocale],
    })),
    components: Object.entries(WRITER_COMPONENTS).map(([name, { attributes, form }]) => ({
      name,
      attributes: Object.keys(attributes),
      form,
    })),
  };
}

/** `pageTitles`: of the pages that quote it in the language. */
function toFactChoice(fact: Fact, localeCode: string, language: Language, pageTitles: readonly string[]): FactChoice {
  const accepted = (fact.phrases?.[localeCode] ?? []).filter((phrase) => statesFact(localeCode, phrase, fact));
  const written = accepted.length > 0 || fact.condition ? '' : writeQuantities(localeCode, expectedQuantities(fact));
  return {
    id: fact.id,
    value: describeFact(fact, language),
    applies: fact.applies ?? '',
    basis: localizeFact(fact, localeCode).basis.map((basis) => formatStatute(localeCode, basis)),
    words: (written ? [written] : accepted).map((words) => applyEdits(words, fixesOf(localeCode, words))),
    firstDay: fact.deadline && firstDayWords(fact.deadline, localeCode),
    about: [...(fact.phrases?.[localeCode] ?? []), ...(fact.deadline ? deadlineWords(fact.deadline, localeCode) : [])],
    pageTitles,
  };
}

function deadlineWords({ act, starts, exceptions }: Deadline, localeCode: string): string[] {
  const days = [starts, ...exceptions.map((exception) => exception.starts)].map(({ words }) => words[localeCode]?.day);
  return [act[localeCode], ...days].filter((words) => words !== undefined);
}

function titlesByFact({ pages }: Content, localeCode: string): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string[]>();
  for (const { outline, frontmatter } of pages.filter((page) => page.localeCode === localeCode))
    for (const id of new Set(outline.facts.map((mark) => mark.id))) titles.set(id, [...(titles.get(id) ?? []), frontmatter.title]);
  return titles;
}

/** Pages of the language first, then those that exist in the source language only. */
function toPageChoices(content: Content, localeCode: string): LinkChoice[] {
  const titles = new Map(
    content.pages.filter((page) => page.localeCode === localeCode).map(({ pageId, frontmatter }) => [pageId, frontmatter.title] as const),
  );
  return sourcePages(content)
    .map(({ pageId, frontmatter }) => ({ isThere: titles.has(pageId), pageId, title: titles.get(pageId) ?? frontmatter.title }))
    .sort((a, b) => Number(b.isThere) - Number(a.isThere))
    .map(({ pageId, title }) => ({ target: LINK_SCHEMES.page + pageId, title }));
}

/** Articles that were compared with the law, and all others that the content quotes. */
function toStatuteChoices({ pages, facts, registers }: Content, localeCode: string): NamedChoice[] {
  const confirmed = Object.entries(registers.articles?.entries ?? {}).flatMap(([act, { articles }]) =>
    articles.map((article) => `${act} ${article}`),
  );
  const quoted = [...pages.flatMap(({ outline }) => outline.laws.map(({ ref }) => ref)), ...facts.flatMap(({ basis }) => basis)];
  const references = new Set([...confirmed, ...quoted].filter((reference) => parseStatute(reference)));
  return [...references].sort(compareText).map((id) => ({ id, text: formatStatute(localeCode, id) }));
}
