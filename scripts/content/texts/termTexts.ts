/** Lists the explanations of content/terms.yaml, which readers see. Neighbour: ./deadlineTexts.ts. */
import { TERM_TEXTS } from '../../../src/model/term.ts';
import type { Content } from '../load.ts';
import type { RegisterText } from './deadlineTexts.ts';

/** Without `forms`, which are patterns. */
export function termTexts({ terms }: Content): RegisterText[] {
  if (!terms) return [];
  const { yaml, fileText, entries } = terms;
  return Object.entries(entries).flatMap(([id, term]) =>
    TERM_TEXTS.flatMap((key) =>
      Object.entries(term[key]).map(([localeCode, text]) => ({ localeCode, text, yaml, fileText, path: [id, key, localeCode] })),
    ),
  );
}
