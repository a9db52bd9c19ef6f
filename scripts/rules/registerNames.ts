/**
 * Rules language-unknown, language-missing and statute-unknown: languages and statutes in the registers must exist, and names are there in
 * each language; otherwise an entry has no effect.
 */
import { says } from '../../src/messages/findings.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import { parseStatute } from '../../src/model/statute.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import type { YamlSource } from '../content/yaml.ts';
import { covers } from '../translation/signOff.ts';
import { error, type Rule } from './rule.ts';

export const languageUnknown: Rule = { id: 'language-unknown', check: checkLanguages };
export const languageMissing: Rule = { id: 'language-missing', check: checkMissing };
export const statuteUnknown: Rule = {
  id: 'statute-unknown',
  check: (content) => [...checkStatutes(content), ...checkActs(content), ...checkConfirmed(content), ...checkSources(content)],
};

/** A map whose keys are language codes. */
interface ByLanguage {
  readonly yaml: YamlSource;
  readonly path: readonly string[];
  readonly entries: object;
}

function checkLanguages(content: Content): Issue[] {
  const codes: readonly string[] = content.site.locales.map(({ code }) => code);
  return listMaps(content).flatMap(({ yaml, path, entries }) =>
    Object.keys(entries)
      .filter((code) => !codes.includes(code))
      .map((code) =>
        error(
          'language-unknown',
          yaml.positionOfKey(path, code),
          says('language-unknown', { code, codes: codes.join(', '), near: nearestName(code, codes) }),
        ),
      ),
  );
}

/** An abbreviation without a name is not looked for in that language; a term is named in reports by its word in the source language. */
function checkMissing(content: Content): Issue[] {
  const {
    site,
    registers: { glossary, abbreviations, sources },
  } = content;
  const codes = site.locales.map(({ code }) => code);
  return [
    ...Object.entries(abbreviations?.entries ?? {}).flatMap(([id, { names }]) =>
      missingIn(abbreviations?.yaml, [id, 'names'], names, codes),
    ),
    ...Object.entries(glossary?.entries ?? {}).flatMap(([id, { use }]) =>
      missingIn(glossary?.yaml, [id, 'use'], use, [site.defaultLocale]),
    ),
    ...Object.entries(sources?.entries ?? {}).flatMap(([id, names]) => missingIn(sources?.yaml, [id], names, codes)),
    ...listDeadlineTexts(content).flatMap(({ yaml, path, entries }) => missingIn(yaml, path, entries, codes)),
  ];
}

function missingIn(yaml: YamlSource | undefined, path: readonly string[], entries: object, codes: readonly string[]): Issue[] {
  const missing = codes.filter((code) => !Object.hasOwn(entries, code));
  if (!yaml || missing.length === 0) return [];
  return [error('language-missing', yaml.positionOf(path), says('language-missing', { name: path.join('.'), codes: missing.join(', ') }))];
}

/** The rule fact-phrase checks the wordings of facts (factNumber/factPhrase.ts). */
function listMaps(content: Content): ByLanguage[] {
  const {
    registers: { glossary, conduct, wording, abbreviations, sources },
    records,
    facts,
    factsYaml,
  } = content;
  return [
    ...listDeadlineTexts(content),
    ...(content.terms ? Object.entries(content.terms.entries) : []).flatMap(([id, { differs, forms }]) =>
      mapsOf(content.terms?.yaml, id, { differs, forms }),
    ),
    ...(glossary ? Object.entries(glossary.entries) : []).flatMap(([id, { use, avoid, explain }]) =>
      mapsOf(glossary?.yaml, id, { use, avoid, explain }),
    ),
    ...(conduct ? Object.entries(conduct.entries) : []).flatMap(([id, { words, unless }]) => mapsOf(conduct?.yaml, id, { words, unless })),
    ...(wording
      ? Object.entries(wording.entries.hedges).map(([id, { words }]) => mapOf(wording.yaml, ['hedges', id, 'words'], words))
      : []),
    ...(wording
      ? [
          mapOf(wording.yaml, ['estimates', 'marks'], wording.entries.estimates.marks),
          mapOf(wording.yaml, ['estimates', 'disclaimers'], wording.entries.estimates.disclaimers),
          mapOf(wording.yaml, ['countries', 'words'], wording.entries.countries.words),
          mapOf(wording.yaml, ['countries', 'unless'], wording.entries.countries.unless),
          mapOf(wording.yaml, ['naming'], wording.entries.naming),
        ]
      : []),
    ...Object.entries(abbreviations?.entries ?? {}).flatMap(([id, { names, words }]) => mapsOf(abbreviations?.yaml, id, { names, words })),
    ...Object.entries(sources?.entries ?? {}).flatMap(([id, names]) => (sources ? [mapOf(sources.yaml, [id], names)] : [])),
    ...facts.flatMap(({ id, needs = {}, contradicted = {} }) => mapsOf(factsYaml, id, { needs, contradicted })),
    ...[...records.values()].flatMap(({ yaml, translations, signOffs, comments = {} }) => [
      { yaml, path: ['translations'], entries: translations },
      { yaml, path: ['signOffs'], entries: signOffs },
      { yaml, path: ['comments'], entries: comments },
    ]),
  ];
}

/** The words of content/deadlines.yaml, and what has to be done in time. */
function listDeadlineTexts({ deadlines, facts, factsYaml }: Content): ByLanguage[] {
  const texts = Object.entries(deadlines?.entries ?? {}).flatMap(([section, entries]) =>
    Object.entries(entries).map(([id, words]) => ({ path: [section, id], entries: words })),
  );
  return [
    ...texts.flatMap(({ path, entries }) => (deadlines ? [mapOf(deadlines.yaml, path, entries)] : [])),
    ...facts.flatMap(({ id, deadline }) => (deadline ? [mapOf(factsYaml, [id, 'deadline', 'act'], deadline.act)] : [])),
  ];
}

function mapOf(yaml: YamlSource, path: readonly string[], entries: object): ByLanguage {
  return { yaml, path, entries };
}

function mapsOf(yaml: YamlSource | undefined, id: string, maps: Readonly<Record<string, object>>): ByLanguage[] {
  return yaml ? Object.entries(maps).map(([key, entries]) => ({ yaml, path: [id, key], entries })) : [];
}

/** The act of a reference: TMK of `TMK 166/3`. Undefined for a decision, a day of the Gazette or `practice`. */
function actOf(reference: string): string | undefined {
  return parseStatute(reference)?.act;
}

/** True for a reference in a text that checkActs reports. */
export function isUnknownStatute({ registers: { abbreviations } }: Content, reference: string): boolean {
  const act = actOf(reference);
  return abbreviations !== undefined && act !== undefined && !actsOf(abbreviations).includes(act);
}

/** Short names of the statutes among the abbreviations. */
function actsOf({ entries }: NonNullable<Content['registers']['abbreviations']>): string[] {
  return Object.entries(entries).flatMap(([id, { act }]) => (act ? [id] : []));
}

/** A statute that is not in content/abbreviations.yaml is misspelt, or its full name is unknown. */
function checkActs({ pages, facts, factsYaml, registers: { abbreviations } }: Content): Issue[] {
  if (!abbreviations) return [];
  const acts = actsOf(abbreviations);
  const quotes = [
    ...facts.flatMap(({ id, basis }) =>
      basis.map((source, index) => ({ act: actOf(source), positionOf: () => factsYaml.positionOf([id, 'basis', index]) })),
    ),
    ...pages.flatMap(({ outline }) => outline.laws.map(({ ref, position }) => ({ act: actOf(ref), positionOf: () => position }))),
  ];
  return quotes.flatMap(({ act, positionOf }) => {
    if (act === undefined || acts.includes(act)) return [];
    return [error('statute-unknown', positionOf(), says('statute-unknown.act', { act, near: nearestName(act, acts) }))];
  });
}

/**
 * An amendment of a statute that no page and no fact quotes requires no review. Skipped if a page cannot be read, because it may quote the
 * statute.
 */
function checkStatutes({ pages, facts, amendments, amendmentsYaml, isComplete }: Content): Issue[] {
  if (!amendmentsYaml || !isComplete) return [];
  const quoted = new Set([...pages.flatMap(({ outline }) => outline.laws.map(({ ref }) => ref)), ...facts.flatMap(({ basis }) => basis)]);
  return amendments.flatMap(({ statute }, index) => {
    if ([...quoted].some((reference) => covers(statute, reference))) return [];
    const position: Position = amendmentsYaml.positionOf([index, 'statute']);
    return [error('statute-unknown', position, says('statute-unknown.unquoted', { statute, near: nearestName(statute, [...quoted]) }))];
  });
}

/** An act in content/articles.yaml that content/abbreviations.yaml does not have confirms nothing. */
function checkConfirmed({ registers: { abbreviations, articles } }: Content): Issue[] {
  if (!abbreviations || !articles) return [];
  const acts = actsOf(abbreviations);
  return Object.keys(articles.entries)
    .filter((act) => !acts.includes(act))
    .map((act) => {
      const said = says('statute-unknown.confirmed', { act, near: nearestName(act, acts) });
      return error('statute-unknown', articles.yaml.positionOfKey([], act), said);
    });
}

/** A name of a source that no fact has as its basis is never shown: one of the two is misspelt. */
function checkSources({ facts, registers: { sources } }: Content): Issue[] {
  const bases = new Set(facts.flatMap(({ basis }) => basis));
  return Object.keys(sources?.entries ?? {}).flatMap((source) => {
    if (!sources || bases.has(source)) return [];
    const said = says('statute-unknown.source', { source, near: nearestName(source, [...bases]) });
    return [error('statute-unknown', sources.yaml.positionOfKey([], source), said)];
  });
}
