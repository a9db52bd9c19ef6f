/** Slips of writers that YAML and MDX explain badly: each is named where it is, by what has to be typed. */
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../src/model/issue.ts';
import { parseYaml } from './yaml.ts';

function findYaml(text: string): string[] {
  const issues: Issue[] = [];
  parseYaml('x', text, 1, issues);
  return issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('a slip in YAML', () => {
  it.each<[string, string, string]>([
    ['no space behind the colon', 'title: A\nshortTitle:Miras\nteaser: B\n', '2:1 A space is missing after "shortTitle:".'],
    ['no space behind the colon of an entry', 'faq:\n  - question: A\n    answer:B\n', '3:5 A space is missing after "answer:".'],
    [
      'no space behind a dash, some lines above the mistake',
      'terms:\n  - one\n  -two\n  - three\nkind: x\n',
      '3:3 A space is missing after this dash.',
    ],
    [
      'a question that is indented too far',
      'faq:\n  - id: a\n     question: B\n    answer: C\n',
      '3:6 "question:" does not begin in the same column as "id:" above it.',
    ],
    ['a conflict', 'title: A\n<<<<<<< HEAD\nteaser: B\n=======\nteaser: C\n>>>>>>> mine\n', '2:1 Two people have changed these lines.'],
  ])('%s', (_, text, expected) => {
    const [found = '', ...others] = findYaml(text);
    expect([found.slice(0, expected.length), others]).toEqual([expected, []]);
  });

  it.each<[string, string]>([
    ['a colon in a text', 'title: A\nteaser: The father is dead: what now?\nkind: x\n'],
    ['an address at the beginning of a line', 'title: A\n  https://example.org: B\nkind: x\n'],
  ])('%s is explained as before', (_, text) => {
    expect(findYaml(text).join()).toContain('because of a colon in the text');
  });

  it('nothing is said about what can be read', () => {
    expect(findYaml('terms: [a:b, -c]\nfaq:\n  - id: a\n    question: >-\n      -5 degrees: cold\n')).toEqual([]);
  });
});
