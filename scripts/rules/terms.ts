/** Rule terms: what content/terms.yaml names must exist, and a page shows the terms only if there are some. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { didYouMean } from '../content/nearestName.ts';
import { TERMS_FILE } from '../content/registers/terms.ts';
import { error, type Rule } from './rule.ts';

const ID = 'terms';

export const terms: Rule = { id: ID, check: (content) => [...checkPages(content), ...checkEntries(content)] };

/** An invalid register has issues of its own too. */
function checkPages({ pages, terms: register }: Content): Issue[] {
  if (register) return [];
  return pages
    .flatMap(({ outline }) => outline.components.filter(({ name }) => name === 'Glossary'))
    .map(({ position }) =>
      error(
        ID,
        position,
        `<Glossary /> shows ${TERMS_FILE}, which is not there or cannot be read.`,
        'Write or correct the register, or remove the component.',
      ),
    );
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
      ...(use || !glossary
        ? []
        : [
            error(
              ID,
              yaml.positionOfKey([], id),
              `The term "${id}" has no words in content/glossary.yaml.${didYouMean(id, glossaryIds)}`,
              'Add its words there under "use", or correct the name.',
            ),
          ]),
      ...(wordless.length > 0
        ? [
            error(
              ID,
              yaml.positionOfKey([], id),
              `The term "${id}" has no word in ${wordless.join(', ')}.`,
              'Add it in content/glossary.yaml under "use".',
            ),
          ]
        : []),
      ...(isComplete && !pageIds.includes(page)
        ? [
            error(
              ID,
              yaml.positionOf([id, 'page']),
              `There is no page "${page}".${didYouMean(page, pageIds)}`,
              'Write the name of the page’s folder.',
            ),
          ]
        : []),
      ...near.flatMap((other, index) =>
        ids.includes(other) && other !== id
          ? []
          : [
              error(
                ID,
                yaml.positionOf([id, 'near', index]),
                other === id ? `The term "${id}" names itself.` : `There is no term "${other}" in ${TERMS_FILE}.${didYouMean(other, ids)}`,
                'Write the name of another entry of the file, or remove it.',
              ),
            ],
      ),
    ];
  });
}
