/**
 * Rule country-bound: warns when a text speaks of the law, an office or a paper of one country other than Turkey, as if all readers lived
 * there. The words are in content/wording.yaml.
 */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { textsOf } from '../../content/texts/texts.ts';
import { ofRegisters } from '../ofRegisters.ts';
import { createFinder } from '../phrases.ts';
import { EACH_TEXT, type Rule, warning } from '../rule.ts';

export const countryBound: Rule = { id: 'country-bound', check, scopes: EACH_TEXT };

function check(content: Content): Issue[] {
  const register = content.registers.wording;
  if (!register) return [];
  const { except } = register.entries.countries;
  const finders = findersOf(content);
  const exempt = new Set(content.pages.filter(({ frontmatter }) => except.includes(frontmatter.kind)).map(({ filePath }) => filePath));
  return textsOf(content).flatMap((text) => {
    const finder = finders.get(text.localeCode);
    if (!finder || text.kind === 'label' || text.kind === 'term' || exempt.has(text.filePath)) return [];
    const [first] = finder.find(text.whole);
    // Several sentences of a paragraph follow from one example, so the whole paragraph is read.
    if (!first || finder.allows(text.whole).length > 0) return [];
    return [
      warning('country-bound', text.positionAt(first.start), says('country-bound', { words: first.found }), [
        register.yaml.positionOfKey([], 'countries'),
      ]),
    ];
  });
}

const findersOf = ofRegisters(({ registers: { wording }, site: { locales } }) => {
  const { words, unless } = wording?.entries.countries ?? {};
  return new Map<string, { readonly find: Find; readonly allows: Find }>(
    locales.map(({ code }) => {
      const find = createFinder(code, [{ words: words?.[code] ?? [], about: undefined }]);
      const allows = createFinder(code, [{ words: unless?.[code] ?? [], about: undefined }]);
      return [code, { find, allows }];
    }),
  );
});

type Find = ReturnType<typeof createFinder<undefined>>;
