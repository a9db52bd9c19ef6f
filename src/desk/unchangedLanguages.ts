/** Finds the languages in which a proposal changes nothing. Pure. */
import type { ProposeChoice } from '../model/deskPropose.ts';

/** A new page has files in every language, which says nothing about the pages that are changed: it counts only where it is alone. */
export function unchangedLanguages(
  chosen: readonly Pick<ProposeChoice, 'languages'>[],
  codes: readonly string[],
  sourceLocale: string,
): string[] {
  const isNew = ({ languages }: Pick<ProposeChoice, 'languages'>) =>
    languages.some(({ code, change }) => code === sourceLocale && change === 'new');
  const edited = chosen.filter((choice) => choice.languages.length > 0 && !isNew(choice));
  const changed = new Set((edited.length > 0 ? edited : chosen).flatMap(({ languages }) => languages.map(({ code }) => code)));
  return codes.filter((code) => !changed.has(code));
}
