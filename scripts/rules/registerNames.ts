/** Rules language-unknown and statute-unknown: languages and statutes in the registers must exist; otherwise an entry has no effect. */
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { didYouMean } from '../content/nearestName.ts';
import type { YamlSource } from '../content/yaml.ts';
import { covers } from '../translation/signOff.ts';
import { error, type Rule } from './rule.ts';

export const languageUnknown: Rule = { id: 'language-unknown', check: checkLanguages };
export const statuteUnknown: Rule = { id: 'statute-unknown', check: checkStatutes };

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
          `"${code}" is not a language of this site, which has ${codes.join(', ')}.${didYouMean(code, codes)}`,
          'Correct the language, or remove the entry.',
        ),
      ),
  );
}

/** The rule fact-phrase checks the wordings of facts (factNumber/factPhrase.ts). */
function listMaps({ registers: { glossary, conduct }, records }: Content): ByLanguage[] {
  return [
    ...(glossary ? Object.entries(glossary.entries) : []).flatMap(([id, { use, avoid }]) => mapsOf(glossary?.yaml, id, { use, avoid })),
    ...(conduct ? Object.entries(conduct.entries) : []).flatMap(([id, { words, unless }]) => mapsOf(conduct?.yaml, id, { words, unless })),
    ...[...records.values()].flatMap(({ yaml, translations, signOffs }) => [
      { yaml, path: ['translations'], entries: translations },
      { yaml, path: ['signOffs'], entries: signOffs },
    ]),
  ];
}

function mapsOf(yaml: YamlSource | undefined, id: string, maps: Readonly<Record<string, object>>): ByLanguage[] {
  return yaml ? Object.entries(maps).map(([key, entries]) => ({ yaml, path: [id, key], entries })) : [];
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
    const message = `No page and no fact quotes "${statute}", so that this amendment asks for no review.${didYouMean(statute, [...quoted])}`;
    return [error('statute-unknown', position, message, 'Write the statute as pages quote it, or remove the entry.')];
  });
}
