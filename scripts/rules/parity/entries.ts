/**
 * Compares a translation's frontmatter lists with its source: steps, conditions, sub-conditions, documents, highlights, questions and
 * slides.
 */

import type { Issue } from '../../../src/model/issue.ts';
import { isGrouped, type LocalFrontmatter, type QuestionGroup } from '../../../src/model/page.ts';
import { counted } from '../../core/counted.ts';
import { difference, type Twins } from './twins.ts';

const KEYS = ['highlights', 'conditions', 'subConditions', 'documents', 'steps'] as const;

export function compareEntries(twins: Twins): Issue[] {
  return [
    ...KEYS.flatMap((key) => compareCounts(twins, key, countOf(twins.source.frontmatter[key].length, twins.own.frontmatter[key].length))),
    ...compareFaq(twins),
    ...compareSlides(twins),
  ];
}

interface Counts {
  readonly source: number;
  readonly own: number;
}

function countOf(source: number, own: number): Counts {
  return { source, own };
}

/** `path` is the path of the list's parent in the frontmatter, and `key` the name of the list. */
function compareCounts(
  { sourceFile, ownFile, sourceName }: Twins,
  key: string,
  { source, own }: Counts,
  path: readonly PropertyKey[] = [],
): Issue[] {
  if (source === own) return [];
  return [
    difference(
      ownFile.yaml.placeOfKey(path, key),
      `"${key}" has ${counted(own, 'entry', 'entries')}; in ${sourceName} it has ${source}.`,
      own < source ? `Translate what is missing from ${sourceName}.` : `Remove what is too much, or add it to ${sourceName} first.`,
      sourceFile.yaml.placeOfKey(path, key),
    ),
  ];
}

function compareFaq(twins: Twins): Issue[] {
  const [source, own] = [twins.source.frontmatter.faq, twins.own.frontmatter.faq];
  if (source.length > 0 && own.length > 0 && isGrouped(source) !== isGrouped(own)) {
    const grouped = isGrouped(source) ? 'has groups' : 'has no groups';
    return [
      difference(
        twins.ownFile.yaml.placeOfKey([], 'faq'),
        `"faq" of ${twins.sourceName} ${grouped}; this one is different.`,
        'Build it the same way.',
        twins.sourceFile.yaml.placeOfKey([], 'faq'),
      ),
    ];
  }
  const groups = compareCounts(twins, 'faq', countOf(source.length, own.length));
  if (groups.length > 0) return groups;
  return groupsOf(source).flatMap((group, index) =>
    compareCounts(twins, 'questions', countOf(group.questions.length, groupsOf(own)[index]?.questions.length ?? 0), ['faq', index]),
  );
}

function compareSlides(twins: Twins): Issue[] {
  const [source, own] = [twins.source.frontmatter.slides, twins.own.frontmatter.slides];
  const counts = compareCounts(twins, 'slides', countOf(source.length, own.length));
  if (counts.length > 0) return counts;
  return own.flatMap((slide, index) => {
    const expected = source[index]?.page ?? '';
    if (slide.page === expected) return [];
    return [
      difference(
        twins.ownFile.yaml.placeOf(['slides', index, 'page']),
        `This slide leads to "${slide.page}"; in ${twins.sourceName} it leads to "${expected}".`,
        'Put the slides in the same order.',
        twins.sourceFile.yaml.placeOf(['slides', index, 'page']),
      ),
    ];
  });
}

function groupsOf(faq: LocalFrontmatter['faq']): readonly QuestionGroup[] {
  return isGrouped(faq) ? faq : [];
}
