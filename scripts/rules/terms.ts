/** Rule terms: what content/terms.yaml names must exist, and a page shows the terms only if there are some. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import { TERMS_FILE } from '../content/registers/terms.ts';
import { error, type Rule } from './rule.ts';

const ID = 'terms';

export const terms: Rule = { id: ID, check: (content) => [...checkPages(content), ...checkEntries(content)] };

/** An invalid register has issues of its own too. */
function checkPages({ pages, terms: register }: Content): Issue[] {
  if (register) return [];
  return pages
    .flatMap(({ outline }) => outline.components.filter(({ name }) => name === 'Glossary'))
    .map(({ position }) => error(ID, position, says('register-missing', { name: 'Glossary', file: TERMS_FILE })));
}

function checkEntries({ terms: register, registers: { glossary }, site, pages, isComplete }: Content): Issue[] {
  if (!register) return [];
  const { entries, yaml } = register;
  const ids = Object.keys(entries);
  const glossaryIds = Object.keys(glossary?.entries ?? {});
  const pageIds = [...new Set(pages.map(({ pageId }) => pageId))];
  return Object.entries(entries).flatMap(([id, { page, near }]) => {
    const use = glossary?.entries[id]?.use;
    const wordless = site.locales.map(({ code }) => code).filter((code) => use && use[code] === undefined);
    return [
      ...(use || !glossary ? [] : [error(ID, yaml.positionOfKey([], id), says('terms.words', { id, near: nearestName(id, glossaryIds) }))]),
      ...(wordless.length > 0 ? [error(ID, yaml.positionOfKey([], id), says('terms.language', { id, codes: wordless.join(', ') }))] : []),
      ...(isComplete && !pageIds.includes(page)
        ? [error(ID, yaml.positionOf([id, 'page']), says('terms.page', { page, near: nearestName(page, pageIds) }))]
        : []),
      ...near.flatMap((other, index) =>
        ids.includes(other) && other !== id
          ? []
          : [
              error(
                ID,
                yaml.positionOf([id, 'near', index]),
                other === id
                  ? says('terms.itself', { id })
                  : says('terms.unknown', { id: other, file: TERMS_FILE, near: nearestName(other, ids) }),
              ),
            ],
      ),
    ];
  });
}
