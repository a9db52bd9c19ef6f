/** Lists the texts of content/clauses.yaml that readers see: wordings of deeds in the source language, and their explanations. */
import type { ModelText } from '../../../src/model/clause.ts';
import type { Content } from '../load.ts';
import type { RegisterText } from './deadlineTexts.ts';

type Path = readonly string[];

export function clauseTexts({ clauses: register, site }: Content): RegisterText[] {
  if (!register) return [];
  const { yaml, entries, fileText } = register;
  const { title, opening, forms, photos, papers, matters, clauses } = entries;
  const list = (texts: Readonly<Record<string, string>>, path: Path): RegisterText[] =>
    Object.entries(texts).map(([localeCode, text]) => ({ localeCode, text, yaml, fileText, path: [...path, localeCode] }));
  const model = ({ text, says }: ModelText, path: Path): RegisterText[] => [
    { localeCode: site.defaultLocale, text, yaml, fileText, path: [...path, 'text'] },
    ...list(says, [...path, 'says']),
  ];
  return [
    { localeCode: site.defaultLocale, text: title, yaml, fileText, path: ['title'] },
    ...model(opening, ['opening']),
    ...Object.entries(forms).flatMap(([id, { words }]) => list(words, ['forms', id, 'words'])),
    ...Object.entries(photos).flatMap(([id, texts]) => list(texts, ['photos', id])),
    ...Object.entries(papers).flatMap(([id, texts]) => list(texts, ['papers', id])),
    ...Object.entries(matters).flatMap(([id, { name, signs }]) => [
      ...list(name, ['matters', id, 'name']),
      ...list(signs, ['matters', id, 'signs']),
    ]),
    ...Object.entries(clauses).flatMap(([id, clause]) => {
      const path = ['clauses', id];
      return [
        ...model(clause, path),
        ...list(clause.why, [...path, 'why']),
        ...(clause.dangerous ? list(clause.dangerous, [...path, 'dangerous']) : []),
        ...(clause.refused ? model(clause.refused, [...path, 'refused']) : []),
      ];
    }),
  ];
}
