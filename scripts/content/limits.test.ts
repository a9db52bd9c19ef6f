import { describe, expect, it } from 'vitest';
import { findDenseMarkup, findNesting } from './limits.ts';

describe('findNesting', () => {
  it.each<[string, string]>([
    ['as many lists as anybody writes', `${'- '.repeat(8)}a`],
    ['rules and bold words', '---\n***\n**a** *b*\n+ 1\n* * *'],
    ['numbers and dates', '1. a\n2026. b\n1.1.1.1.1.1.1.1.1.1 c'],
    ['brackets that are closed', '[a]{b}'.repeat(100)],
    ['closing brackets alone', `${']'.repeat(100)}${'['.repeat(50)}`],
    ['components side by side', '<Term>a</Term> <Law ref="TMK 1" /> <Fact id="x">b</Fact>\n'.repeat(100)],
    ['blanks in a line of nothing else', ' '.repeat(100)],
  ])('has nothing to say of %s', (_, text) => {
    expect(findNesting(text)).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['lists', `a\n${'- '.repeat(9)}a`, '2:17'],
    ['lists with numbers', `${'1. '.repeat(9)}a`, '1:25'],
    ['quotations without blanks', `${'>'.repeat(9)}a`, '1:9'],
    ['keys of YAML', `${'? '.repeat(9)}a`, '1:17'],
    ['indentation', `a\n${' '.repeat(61)}a`, '2:61'],
    ['brackets', `a: ${'['.repeat(51)}`, '1:54'],
    ['braces over several lines', '{a:\n'.repeat(51), '51:1'],
    ['components', `${'<Term>'.repeat(51)}`, '1:301'],
  ])('finds %s', (_, text, position) => {
    const found = findNesting(text);
    expect(found ? `${found.line}:${found.column}` : '').toBe(position);
  });
});

describe('findDenseMarkup', () => {
  it('counts the characters of a paragraph, and begins again with the next one', () => {
    expect(findDenseMarkup(`${'*'.repeat(500)}\n\n${'['.repeat(500)}\n- ${'_'.repeat(500)}\n## ${'`'.repeat(500)}`)).toBeUndefined();
    expect(findDenseMarkup(`a\n${'*'.repeat(300)}\n${'['.repeat(201)}`)).toMatchObject({ ruleId: 'markup', line: 3, column: 201 });
  });

  it('counts lines', () => {
    expect(findDenseMarkup('a\n'.repeat(1000))).toBeUndefined();
    expect(findDenseMarkup('a\n'.repeat(1001))).toMatchObject({ line: 1001 });
  });
});
