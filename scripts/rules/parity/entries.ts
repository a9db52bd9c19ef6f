/**
 * Compares a translation's frontmatter lists with its source: acts for today, steps, conditions, sub-conditions, documents, highlights, questions and
 * slides.
 */

import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { isGrouped, type LocalFrontmatter, type Page, type QuestionGroup } from '../../../src/model/page.ts';
import { findRepeats } from '../questionTwice.ts';
import { type Counterparts, difference } from './counterparts.ts';

const KEYS = ['today', 'highlights', 'conditions', 'subConditions', 'documents', 'steps'] as const;

export function compareEntries(counterparts: Counterparts): Issue[] {
  return [
    ...KEYS.flatMap((key) =>
      compareCounts(counterparts, key, countOf(counterparts.source.frontmatter[key].length, counterparts.own.frontmatter[key].length)),
    ),
    ...compareFaq(counterparts),
    ...compareSlides(counterparts),
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
  { sourceFile, ownFile, sourceName }: Counterparts,
  key: string,
  { source, own }: Counts,
  path: readonly PropertyKey[] = [],
): Issue[] {
  if (source === own) return [];
  return [
    difference(
      ownFile.yaml.positionOfKey(path, key),
      says('parity.entries', { key, own, source, file: sourceName }),
      sourceFile.yaml.positionOfKey(path, key),
    ),
  ];
}

function compareFaq(counterparts: Counterparts): Issue[] {
  const [source, own] = [counterparts.source.frontmatter.faq, counterparts.own.frontmatter.faq];
  if (source.length > 0 && own.length > 0 && isGrouped(source) !== isGrouped(own)) {
    return [
      difference(
        counterparts.ownFile.yaml.positionOfKey([], 'faq'),
        says('parity.groups', { file: counterparts.sourceName, isGrouped: isGrouped(source) }),
        counterparts.sourceFile.yaml.positionOfKey([], 'faq'),
      ),
    ];
  }
  const compare = (key: string, counts: Counts, path: readonly PropertyKey[]) => {
    const repeats = countOf(repeatsIn(counterparts.source, [...path, key]), repeatsIn(counterparts.own, [...path, key]));
    return counts.source - repeats.source === counts.own - repeats.own ? [] : compareCounts(counterparts, key, counts, path);
  };
  const groups = compare('faq', countOf(source.length, own.length), []);
  if (groups.length > 0) return groups;
  return groupsOf(source).flatMap((group, index) =>
    compare('questions', countOf(group.questions.length, groupsOf(own)[index]?.questions.length ?? 0), ['faq', index]),
  );
}

/** Repeated questions in a list: the rule question-twice reports them. */
function repeatsIn(page: Page, path: readonly PropertyKey[]): number {
  // The path of a question is its list, its index and the key `question`.
  return findRepeats(page).filter(({ question }) => question.path.slice(0, -2).join() === path.join()).length;
}

function compareSlides(counterparts: Counterparts): Issue[] {
  const [source, own] = [counterparts.source.frontmatter.slides, counterparts.own.frontmatter.slides];
  const counts = compareCounts(counterparts, 'slides', countOf(source.length, own.length));
  if (counts.length > 0) return counts;
  return own.flatMap((slide, index) => {
    const expected = source[index]?.page ?? '';
    if (slide.page === expected) return [];
    return [
      difference(
        counterparts.ownFile.yaml.positionOf(['slides', index, 'page']),
        says('parity.slide', { own: slide.page, source: expected, file: counterparts.sourceName }),
        counterparts.sourceFile.yaml.positionOf(['slides', index, 'page']),
      ),
    ];
  });
}

function groupsOf(faq: LocalFrontmatter['faq']): readonly QuestionGroup[] {
  return isGrouped(faq) ? faq : [];
}
