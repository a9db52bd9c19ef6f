/** Rule question-twice: a page asks each question once; two answers to one question are merged by nobody. */
import type { Issue } from '../../src/model/issue.ts';
import { lowerCaseOf } from '../../src/model/lowerCase.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { oneLine } from '../core/oneLine.ts';
import { error, type Rule } from './rule.ts';

export const questionTwice: Rule = { id: 'question-twice', check: (content) => content.pages.flatMap((page) => checkPage(content, page)) };

function checkPage({ fileOf }: Content, page: Page): Issue[] {
  const yaml = fileOf.get(page)?.yaml;
  const first = new Map<string, readonly PropertyKey[]>();
  return pathsOf(page).flatMap(({ question, path }) => {
    const key = lowerCaseOf(page.localeCode, oneLine(question)).replace(/[\s?!.]+$/, '');
    const earlier = first.get(key);
    if (!earlier) first.set(key, path);
    if (!earlier || !yaml) return [];
    return [
      error('question-twice', yaml.positionOf(path), 'This question is here twice.', 'Remove one of the two.', [yaml.positionOf(earlier)]),
    ];
  });
}

function pathsOf({ frontmatter }: Page): { readonly question: string; readonly path: readonly PropertyKey[] }[] {
  return frontmatter.faq.flatMap((entry, index) =>
    'questions' in entry
      ? entry.questions.map(({ question }, inner) => ({ question, path: ['faq', index, 'questions', inner, 'question'] }))
      : [{ question: entry.question, path: ['faq', index, 'question'] }],
  );
}
