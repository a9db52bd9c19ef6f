import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../src/model/issue.ts';
import { part, runs } from '../../tests/long.ts';
import { readSimpleYaml } from './simpleYaml.ts';
import { parseWithPlaces, parseYaml } from './yaml.ts';

const pages = join(import.meta.dirname, '../../content/pages');

/** Paths of all texts in what was read. */
function pathsOfTexts(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOfTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Data and places are the parser's. */
function expectSame(text: string): void {
  const issues: Issue[] = [];
  const parsed = parseWithPlaces('page', text, 2, issues);
  const own = parseYaml('page', text, 2, []);
  expect(own?.data).toEqual(parsed?.data);
  for (const path of pathsOfTexts(own?.data)) {
    for (const offset of [0, 3, 9])
      expect([path, offset, own?.placeInText(path, offset)]).toEqual([path, offset, parsed?.placeInText(path, offset)]);
  }
}

describe('simple YAML', () => {
  it('is read as the parser reads it, data and places: pages, and most of them here', () => {
    const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
    const texts = part(files.sort()).map((name) => /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(pages, name), 'utf8'))?.[1] ?? '');
    const simple = texts.filter((text) => readSimpleYaml(text));
    for (const text of simple) expectSame(text);
    expect(simple.length).toBeGreaterThan(texts.length / 2);
  });

  it.each([
    'title: Wie lange? Drei Monate, mehr nicht!\nseo:\n  title: "A: b"\n  description: >-\n    eins: zwei\n    # drei',
    'order: 12\nreviewed: 2026-09-26\ndraft: true\nrelated: [a-b, /c/d]\nfaq:\n  - question: A\n    answer: >-\n      B\n  - question: C\n    answer: D',
    'documents:\n  - Kimlik kartı\n  - >-\n    Vekaletname\n    ve pul',
    'value: <Fact id="a">3 ay</Fact>\n',
  ])('is read as the parser reads it: %j', (text) => {
    expect(readSimpleYaml(text)).toBeDefined();
    expectSame(text);
  });

  it.each([
    ...['', 'title:', 'title: a: b', 'title: a #b', 'title: a\n  b', 'title: a\ntitle: b', '- a', 'a: null', 'a: True', 'a: 0x1', 'a: 007'],
    ...['a: *b', 'a: "b\\n"', "a: 'b'", 'a: |-\n  b', 'a: >\n  b', 'a: >-\n\n  b', 'a: >-\n   b\n  c', 'a: >-\n  b \n  c', 'a:\n- b'],
    ...['a: [b', 'a: [null]', 'a: [[b]]', 'a: [b, c: d]', 'a:\tb', '# a\nb: c', 'a: b\n\nc: d', 'a: b\u2028c', '---\na: b', 'a:\n   b: c'],
    ...['a: b:', '  a: b', 'a: b\n  c: d', 'a:\n  - b\n    c: d', 'a:\n  - b: c\n   d: e'],
    ...['null: a', 'True: a', `${'k'.repeat(1030)}: a`],
  ])('leaves %j to the parser', (text) => expect(readSimpleYaml(text)).toBeUndefined());

  it('is read as the parser reads it, whatever stands in it, and whatever is done to it', () => {
    const scalar = fc.constantFrom(
      ...[
        'wort',
        'Wort, zwei: drei',
        'eins:',
        'zwei #drei',
        '3',
        '03',
        '-3',
        '2026-01-02',
        '2026-1-2',
        'true',
        'null',
        'NULL',
        '',
        '*a',
        '@a',
        '~',
      ],
      ...[
        '"a b"',
        '"a',
        '[a, b]',
        '[a,b]',
        '[ a ]',
        '[]',
        '{a: b}',
        '<Fact id="x: y">z</Fact>',
        'a ',
        'a: ',
        '"a" b',
        '.inf',
        'a\u00a0b',
        '|',
        '>',
      ],
      ...[
        'a:b',
        'a#b',
        '[a]b',
        'yes',
        '1e3',
        '0',
        '[true]',
        '[/a/b-c, d_e]',
        'Süße Wörter (mit – Zeichen), „so“!',
        'a - b',
        'a\u2028b',
        '"#a"',
      ],
    );
    const plain = fc.constantFrom('wort', 'Zwei Wörter, drei!', '"a b"', '12', 'true', '2026-01-02', '[a, /b/c]', '<Law ref="TMK 1" />');
    const simple = fc.oneof({ weight: 6, arbitrary: plain }, { weight: 1, arbitrary: scalar });
    const folded = fc.array(fc.constantFrom('eins: zwei', '# drei', '- vier', 'Fünf, sechs.', ' a', 'a '), { minLength: 1, maxLength: 3 });
    const key = fc.constantFrom('a', 'b', 'c', 'title', 'faq');
    const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
    const { map } = fc.letrec<{ map: string[]; list: string[]; value: string[] }>((tie) => ({
      map: fc
        .uniqueArray(fc.tuple(key, tie('value')), { minLength: 1, maxLength: 4, selector: ([name]) => name })
        .map((entries) => entries.flatMap(([name, [first = '', ...rest]]) => [`${name}:${first}`, ...rest])),
      list: fc
        .array(
          fc.oneof(
            simple.map((text) => [text]),
            folded.map((lines) => ['>-', ...lines]),
            tie('map'),
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((items) => items.flatMap(([first = '', ...rest]) => [`- ${first}`, ...indented(rest)])),
      value: fc.oneof(
        { maxDepth: 3 },
        simple.map((text) => [` ${text}`]),
        folded.map((lines) => [' >-', ...indented(lines)]),
        tie('map').map((lines) => ['', ...indented(lines)]),
        tie('list').map((lines) => ['', ...indented(lines)]),
      ),
    }));
    const sign = fc.constantFrom(' ', '  ', '\n', '-', ':', '#', '\n  ', '"', 'a', '\n\n', '>', '\t');
    const change = fc.option(fc.tuple(fc.nat(), fc.nat(2), sign), { freq: 2 });
    let read = 0;
    const tries = runs(1000, 6000);
    fc.assert(
      fc.property(map, change, (lines, changed) => {
        const whole = lines.join('\n');
        const at = (changed?.[0] ?? 0) % (whole.length + 1);
        const text = changed ? whole.slice(0, at) + changed[2] + whole.slice(at + changed[1]) : whole;
        if (!readSimpleYaml(text)) return;
        read += 1;
        expectSame(text);
      }),
      tries,
    );
    expect(read).toBeGreaterThan(tries.numRuns / 12);
  });
});
