/** What the first page of the change report names, counts and puts first; the changes are given as data, because no Git is needed for it. */
import { expect, it } from 'vitest';
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { ChangeReport, Changes } from '../../scripts/translation/changeReport.ts';
import type { OpenCommentOfPage } from '../../scripts/translation/changes/comments.ts';
import type { SignOffChange } from '../../scripts/translation/changes/signOffs.ts';
import type { Issue } from '../../src/model/issue.ts';
import { spokenSection } from './history.ts';

const DECIDE = 'What needs a decision';

const NOTHING: Changes = {
  language: 'en',
  locales: [],
  titles: new Map(),
  pages: [],
  passages: [],
  facts: [],
  ways: [],
  addresses: [],
  served: [],
  navigation: [],
  labels: [],
  files: [],
  site: [],
  registers: [],
  behind: [],
  signOffs: [],
  comments: [],
  findings: { failing: [], fixed: [], stopping: [] },
  otherContent: [],
  programFiles: [],
};

function reportOf(changes: Partial<Changes>): ChangeReport {
  return { language: 'en', beforeName: 'a', afterName: 'b', notes: [], readingIssues: [], changes: { ...NOTHING, ...changes } };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function lapsed(count: number, localeCode: string): SignOffChange[] {
  return numbers(count).map((number) => ({
    pageId: `page-${number}` as PageId,
    localeCode: localeCode as LocaleCode,
    kind: 'voided',
    by: `Lawyer ${number}`,
    on: '2026-02-01',
    reasons: ['the text has changed'],
  }));
}

function comments(count: number): OpenCommentOfPage[] {
  return numbers(count).map((number) => ({
    pageId: 'page-1',
    localeCode: 'de',
    number,
    name: 'lead',
    isChanged: false,
    isOfChange: true,
    comment: { part: 'lead', words: 'x', by: 'Ayşe Örnek', on: '2026-02-01', text: `Question ${number}?`, answers: [] },
  }));
}

const mistake: Issue = {
  ruleId: 'mdx',
  severity: 'error',
  filePath: 'content/labels/tr.yaml',
  line: 1,
  column: 1,
  message: 'A mistake.',
  fix: 'Fix it.',
};

it('names the pages and languages whose legal review has lapsed, and who had signed', () => {
  const titles = new Map([['page-1', 'Kira hukuku']]);
  const report = reportOf({ titles, signOffs: [...lapsed(2, 'tr'), ...lapsed(1, 'de')] });
  expect(spokenSection(report, DECIDE)).toBe('Please check: 3 legal reviews are no longer valid. Kira hukuku (tr, de) · page-2 (tr)');
  const reviews = spokenSection(report, 'Legal reviews');
  expect(reviews).toContain('Kira hukuku tr the review by Lawyer 1 of 2026-02-01 is no longer valid: the text has changed');
  expect(reviews).toContain('page-2 tr the review by Lawyer 2 of 2026-02-01');
});

it.each([
  [12, /page-11 \(tr\) · page-12 \(tr\)$/],
  [13, /page-11 \(tr\) · page-12 \(tr\) and 1 more$/],
  [15, /page-11 \(tr\) · page-12 \(tr\) and 3 more$/],
])('names at most twelve of %i pages after a sentence, and counts the others', (count, end) => {
  expect(spokenSection(reportOf({ signOffs: lapsed(count, 'tr') }), DECIDE)).toMatch(end);
});

it('counts all comments, and shows the words of the first eight', () => {
  const told = (count: number) => spokenSection(reportOf({ comments: comments(count) }), DECIDE);
  expect(told(1)).toContain('Please check: 1 comment is open. page-1 (de)');
  expect(told(8)).toContain('Please check: 8 comments are open. page-1 (de)');
  expect(told(9)).toContain('Please check: 9 comments are open. page-1 (de)');
  const shown = (count: number) => numbers(count).filter((number) => told(count).includes(`“Question ${number}?”`));
  expect(shown(8)).toEqual(numbers(8));
  expect(shown(9)).toEqual(numbers(8));
});

it('begins with the mistakes, because nothing else is published before they are fixed; what is behind has its own list', () => {
  const report = reportOf({
    addresses: [{ kind: 'lost', address: '/kira-takip' }],
    signOffs: lapsed(1, 'tr'),
    comments: comments(1),
    behind: [{ pageId: 'page-1' as PageId, title: 'Kira hukuku', languages: [], missing: ['de'] }],
    findings: { failing: [mistake], fixed: [], stopping: [mistake] },
  });
  const starts = spokenSection(report, DECIDE)
    .split('Please check: ')
    .slice(1)
    .map((sentence) => sentence.split(' ').slice(0, 3).join(' '));
  expect(starts).toEqual(['1 new mistake', '1 address is', '1 legal review', '1 comment is']);
  expect(spokenSection(report, 'What is behind')).toContain('Please check: 1 page changed in the source language');
});
