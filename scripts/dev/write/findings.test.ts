import { describe, expect, it } from 'vitest';
import { says } from '../../../src/messages/findings.ts';
import type { Issue, Mending } from '../../../src/model/issue.ts';
import { normalizeText } from '../../content/decode.ts';
import { toFindings } from './findings.ts';

const FILE = 'content/pages/rent/kira-takip/de.mdx';

function issueAt(line: number, column: number, mending?: Mending): Issue {
  return { ruleId: 'x', severity: 'error', filePath: FILE, line, column, message: '', fix: '', mending };
}

/** The words under which a finding appears. */
function wordsOf(text: string, issue: Issue): string {
  const [finding] = toFindings([issue], text, 'en');
  return text.slice(finding?.from, finding?.to);
}

it.each([
  ['a word', 'Der Tag danach', 5, 'Tag'],
  ['a word with an apostrophe', 'il s’agit', 4, 's’agit'],
  ['a fact', 'binnen <Fact id="a">3 Monaten</Fact> ab', 8, '<Fact id="a">3 Monaten</Fact>'],
  ['an element without words', 'so (<Law ref="TMK 1" />).', 5, '<Law ref="TMK 1" />'],
  ['a link', 'in [den Fristen](page:fristen).', 4, '[den Fristen](page:fristen)'],
  ['one sign', 'so, "ja"', 5, '"'],
  ['the end of the text', 'so', 3, ''],
])('a finding appears under %s', (_, text, column, words) => {
  expect(wordsOf(`---\n${text}`, issueAt(2, column))).toBe(words);
});

it('a place that the text does not have is its end', () => {
  expect(toFindings([issueAt(9, 9)], 'a\nb', 'en')).toMatchObject([{ from: 3, to: 3 }]);
});

it.each(['en', 'tr', 'de'] as const)('a finding names no command where the view has a button, in %s', (language) => {
  const said = [
    says('part-missing', {
      ...{ kind: 'headings', title: 'Masraflar', file: 'tr.mdx', line: 31, policy: 'notice', place: 'before', own: `${FILE}#section.3` },
    }),
    says('translation-outdated', {
      ...{ part: { key: 'lead', title: '' }, change: 'changed', page: 'kira-takip', code: 'de', own: FILE },
    }),
    says('typography', { problem: { key: 'double-space', values: undefined }, right: ' ' }),
  ];
  const findings = toFindings(
    said.map((words) => ({ ...issueAt(1, 1), ...words })),
    'eins',
    language,
  );
  for (const { fix } of findings) expect(fix).not.toMatch(/npm|--/);
  expect(findings.map(({ fix }) => fix).join()).toContain('31');
});

describe('a text in another form than the rules read', () => {
  const typed = '\ufeffeins\r\nZwei Ma\u0308nner\r\ndrei';
  const [read] = normalizeText(typed);

  it('has its findings under the same words', () => {
    expect(wordsOf(typed, issueAt(1, 1))).toBe('eins');
    expect(wordsOf(typed, issueAt(2, 6))).toBe('Ma\u0308nner');
    expect(wordsOf(typed, issueAt(3, 1))).toBe('drei');
  });

  it('is mended at the same words', () => {
    const from = read.indexOf('drei');
    const edit = { from, to: from + 4, insert: 'vier' };
    const [finding] = toFindings([issueAt(3, 1, { edits: [edit], choices: [{ label: '', edits: [edit] }] })], typed, 'en');
    for (const [moved] of [finding?.edits ?? [], finding?.choices?.[0]?.edits ?? []])
      expect(typed.slice(0, moved?.from) + moved?.insert + typed.slice(moved?.to)).toBe(typed.replace('drei', 'vier'));
  });
});
