/** Rules passage-unknown, passage-missing and passage-unused: each passage that a page names exists, in every language, and is shown somewhere. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import type { Passage } from '../content/pages/passages.ts';
import { error, type Rule } from './rule.ts';

export const passageUnknown: Rule = { id: 'passage-unknown', check: checkUses };
export const passageMissing: Rule = { id: 'passage-missing', check: checkLanguages };
export const passageUnused: Rule = { id: 'passage-unused', check: checkUnused };

function checkUses({ pages, passages }: Content): Issue[] {
  const ids = [...passages.keys()];
  return pages.flatMap((page) =>
    page.outline.passages
      .filter(({ id }) => id !== '' && !passages.has(id))
      .map(({ id, position }) => error('passage-unknown', position, says('passage-unknown', { id, near: nearestName(id, ids) }))),
  );
}

function checkLanguages({ site, passages }: Content): Issue[] {
  const codes: readonly string[] = site.locales.map(({ code }) => code);
  return [...passages].flatMap(([id, languages]) => {
    const strange = [...languages.values()].filter(({ localeCode }) => !codes.includes(localeCode));
    const [first] = languages.values();
    const known = languages.get(site.defaultLocale) ?? first;
    const missing = known ? codes.filter((code) => !languages.has(code)) : [];
    return [
      ...strange.map((passage) =>
        error(
          'passage-missing',
          startOf(passage),
          says('file-locale', { code: passage.localeCode, codes: codes.join(', '), near: nearestName(passage.localeCode, codes) }),
        ),
      ),
      ...missing.map((code) => {
        const file = `content/passages/${id}/${code}.mdx`;
        const position = known ? startOf(known) : { filePath: `content/passages/${id}`, line: 1, column: 1 };
        return { ...error('passage-missing', position, says('passage-missing', { id, code, file })), about: [file] };
      }),
    ];
  });
}

/** Reported once, at the source language’s file. A page that cannot be read may name the passage. */
function checkUnused({ site, pages, passages, isComplete }: Content): Issue[] {
  if (!isComplete) return [];
  const used = new Set(pages.flatMap((page) => page.outline.passages.map(({ id }) => id)));
  return [...passages].flatMap(([id, languages]) => {
    const [first] = languages.values();
    const passage = languages.get(site.defaultLocale) ?? first;
    if (used.has(id) || !passage) return [];
    return [error('passage-unused', startOf(passage), says('passage-unused', { id }))];
  });
}

function startOf({ filePath }: Pick<Passage, 'filePath'>) {
  return { filePath, line: 1, column: 1 };
}
