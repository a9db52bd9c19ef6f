/** Rule question-twice: a page asks each question once, because no code merges two answers to one question. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { lowerCaseOf } from '../../src/model/lowerCase.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { oneLine } from '../core/oneLine.ts';
import { error, pagesToCheck, type Rule } from './rule.ts';

export const questionTwice: Rule = {
  id: 'question-twice',
  check: (content) => pagesToCheck(content).flatMap((page) => checkPage(content, page)),
};

function checkPage({ fileOf }: Content, page: Page): Issue[] {
  const yaml = fileOf.get(page)?.yaml;
  if (!yaml) return [];
  return findRepeats(page).map(({ question, earlier }) =>
    error('question-twice', yaml.positionOf(question.path), says('question-twice'), [yaml.positionOf(earlier.path)]),
  );
}

interface PlacedQuestion {
  readonly text: string;
  /** Position among all questions of the page. */
  readonly index: number;
  readonly path: readonly PropertyKey[];
}

/** Questions that the page has asked before, each with the first one. */
export function findRepeats(page: Page): { readonly question: PlacedQuestion; readonly earlier: PlacedQuestion }[] {
  const first = new Map<string, PlacedQuestion>();
  return listQuestions(page).flatMap((question) => {
    const key = lowerCaseOf(page.localeCode, oneLine(question.text)).replace(/[\s?!.]+$/, '');
    const earlier = first.get(key);
    if (!earlier) first.set(key, question);
    return earlier ? [{ question, earlier }] : [];
  });
}

function listQuestions({ frontmatter }: Page): PlacedQuestion[] {
  const placed = frontmatter.faq.flatMap((entry, index) =>
    'questions' in entry
      ? entry.questions.map(({ question }, inner) => ({ text: question, path: ['faq', index, 'questions', inner, 'question'] }))
      : [{ text: entry.question, path: ['faq', index, 'question'] }],
  );
  return placed.map((question, index) => ({ ...question, index }));
}
