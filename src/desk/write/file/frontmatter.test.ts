/** Edits of the frontmatter: random ones over all real pages, and the forms of YAML that pages may have. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextEdit } from '../../../model/writing.ts';
import { changedRange } from './changedRange.ts';
import { applyEdits, type Frontmatter, findFrontmatter, type Path, readFrontmatter, valueAt, withValue } from './frontmatter.ts';
import { addItem, moveItemUp, removeItem } from './listItems.ts';
import { setText } from './setText.ts';

const ORDER = ['seo', 'title', 'shortTitle', 'teaser', 'description', 'today', 'searchTerms', 'highlights', 'documents', 'steps', 'faq'];
const dir = join(import.meta.dirname, '../../../../content/pages');
const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
const texts = new Map<string, string>();

function read(name: string): Frontmatter {
  const text = texts.get(name) ?? readFileSync(join(dir, name), 'utf8');
  texts.set(name, text);
  return open(text);
}

function open(text: string): Frontmatter {
  const front = readFrontmatter(text);
  if (!front) throw new Error('The frontmatter cannot be read.');
  return front;
}

interface Tried {
  readonly edits: readonly TextEdit[] | undefined;
  readonly expected: unknown;
  /** Letters that the person took out and put in. */
  readonly size: number;
}

/** All texts, or all lists, below a value. */
function paths(value: unknown, isWanted: (value: unknown) => boolean, path: Path = []): Path[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const steps = below.flatMap(([key, inner]) => paths(inner, isWanted, [...path, Array.isArray(value) ? Number(key) : key]));
  return isWanted(value) ? [path, ...steps] : steps;
}

const isText = (value: unknown) => typeof value === 'string' && value.length > 0;
const isList = (value: unknown) => Array.isArray(value) && value.length > 1;
const at = <T>(list: readonly T[], part: number): T | undefined => list[Math.floor(part * list.length)];

function changeText(front: Frontmatter, place: number, within: number, words: string): Tried | undefined {
  const path = at(paths(front.value, isText), place);
  if (!path) return undefined;
  const before = String(valueAt(front.value, path));
  // One word is replaced.
  const places = [...before.matchAll(/\p{L}+/gu)];
  const word = at(places, within);
  if (!word) return undefined;
  const after = before.slice(0, word.index) + words + before.slice(word.index + word[0].length);
  const { from, to, insert } = changedRange(before, after);
  return { edits: setText(front, path, after, ORDER), expected: withValue(front.value, path, after), size: to - from + insert.length };
}

function changeList(front: Frontmatter, kind: 'add' | 'move' | 'remove', place: number, within: number, words: string): Tried | undefined {
  const path = at(paths(front.value, isList), place);
  const list = path && (valueAt(front.value, path) as unknown[]);
  if (!list || !path) return undefined;
  if (kind === 'add') {
    const first = list[0];
    const isTexts = typeof first === 'string';
    if (!isTexts && (typeof first !== 'object' || first === null || 'questions' in first)) return undefined;
    const keys = isTexts ? [] : Object.keys(first as object).filter((key) => key !== 'id');
    const item = isTexts ? words : Object.fromEntries(keys.map((key) => [key, words]));
    // A dash, blanks and the keys are the list's own signs.
    const size = isTexts ? words.length + 24 : keys.reduce((sum, key) => sum + key.length + words.length + 32, 24);
    return { edits: addItem(front, path, item, ORDER), expected: withValue(front.value, path, [...list, item]), size };
  }
  const index = kind === 'move' ? 1 + Math.floor(within * (list.length - 1)) : Math.floor(within * list.length);
  if (kind === 'remove') {
    const expected = withValue(front.value, path, list.toSpliced(index, 1));
    return { edits: removeItem(front, path, index), expected, size: JSON.stringify(list[index]).length * 2 + 200 };
  }
  const moved = list.toSpliced(index - 1, 2, list[index], list[index - 1]);
  const size = JSON.stringify([list[index], list[index - 1]]).length * 2 + 400;
  return { edits: moveItemUp(front, path, index), expected: withValue(front.value, path, moved), size };
}

const part = fc.double({ min: 0, max: 0.999999, noNaN: true });
const letters = fc.string({ unit: fc.constantFrom(...'abcçğışöüДжéñ’'), minLength: 1, maxLength: 12 });

describe('random edits over all pages', () => {
  test('an edit by a form leads to exactly its value, and changes no more than its letters', () => {
    const kinds = fc.constantFrom('text', 'text', 'add', 'move', 'remove') as fc.Arbitrary<'text' | 'add' | 'move' | 'remove'>;
    fc.assert(
      fc.property(fc.constantFrom(...pages), kinds, part, part, letters, (name, kind, place, within, words) => {
        const front = read(name);
        const tried = kind === 'text' ? changeText(front, place, within, words) : changeList(front, kind, place, within, words);
        fc.pre(tried !== undefined);
        const { edits, expected, size } = tried;
        expect(edits).toBeDefined();
        const after = applyEdits(front.text, edits ?? []);
        expect(open(after).value).toEqual(expected);
        const written = (edits ?? []).reduce((sum, { from, to, insert }) => sum + to - from + insert.length, 0);
        expect(written).toBeLessThanOrEqual(size);
        expect(after.slice(findFrontmatter(after)?.bodyFrom)).toBe(front.text.slice(front.bodyFrom));
      }),
      { numRuns: 200 },
    );
  });

  test('any signs can be written, without a change of other lines', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'ab: #-\'"{}[]&*!|>%@`,?\\/<>=😀„“\u00a0'), maxLength: 14 });
    fc.assert(
      fc.property(fc.constantFrom(...pages), part, part, signs, (name, place, within, words) => {
        const front = read(name);
        const tried = changeText(front, place, within, words.trim());
        fc.pre(tried !== undefined);
        const after = applyEdits(front.text, tried.edits ?? []);
        expect(tried.edits).toBeDefined();
        expect(open(after).value).toEqual(tried.expected);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the forms of YAML', () => {
  const file = (yaml: string) => open(`---\n${yaml}---\n\nText.\n`);
  const yamlAfter = (front: Frontmatter, edits: readonly TextEdit[] | undefined) => {
    const after = applyEdits(front.text, edits ?? []);
    return after.slice(4, findFrontmatter(after)?.to);
  };

  test.each([
    ['plain', 'title: One two # three\n', 'title: One 2 # three\n'],
    ['single quotes', "title: 'One two: it''s'\n", "title: 'One 2: it''s'\n"],
    ['double quotes', 'title: "\\u201cOne\\u201d two \\"x\\""\n', undefined],
    ['folded', 'title: >-\n  One\n  two\n# note\nteaser: x\n', 'title: >-\n  One\n  2\n# note\nteaser: x\n'],
    ['literal', 'title: |-\n  One two\n', 'title: |-\n  One 2\n'],
  ])('a text in %s keeps its form', (_, yaml, expected) => {
    const front = file(yaml);
    const before = String(valueAt(front.value, ['title']));
    const after = yamlAfter(front, setText(front, ['title'], before.replace('two', '2'), ORDER));
    expect(after).toBe(expected ?? yaml.replace('two', '2'));
  });

  test('a text that its form cannot hold is written in another', () => {
    const front = file('title: One # note\nteaser: x\n');
    expect(yamlAfter(front, setText(front, ['title'], 'One: two', ORDER))).toBe('title: "One: two" # note\nteaser: x\n');
    const plain = file('faq:\n  - question: One\n    answer: x\n');
    expect(yamlAfter(plain, setText(plain, ['faq', 0, 'question'], 'One: two', ORDER))).toBe(
      'faq:\n  - question: >-\n      One: two\n    answer: x\n',
    );
  });

  test('an empty text gets the form that suits its words', () => {
    const front = file('faq:\n  - question: ""\n    answer: ""\n');
    expect(yamlAfter(front, setText(front, ['faq', 0, 'question'], 'Why?', ORDER))).toContain('- question: Why?\n');
    const empty = file('title: x\n');
    expect(yamlAfter(empty, setText(empty, ['title'], '', ORDER))).toBe('title: ""\n');
  });

  test('a missing key is added where the schema has it', () => {
    const front = file('title: x\n# the lead\ndescription: y\nreviewed: 2026-01-01\n');
    expect(yamlAfter(front, setText(front, ['teaser'], 'z', ORDER))).toBe(
      'title: x\nteaser: z\n# the lead\ndescription: y\nreviewed: 2026-01-01\n',
    );
    expect(yamlAfter(front, addItem(front, ['today'], 'Call.', ORDER))).toContain('description: y\ntoday:\n  - Call.\nreviewed');
  });

  test('lists in one line stay in one line', () => {
    const front = file('related: [a, b]\naliases: []\n');
    expect(yamlAfter(front, addItem(front, ['related'], 'c', ORDER))).toBe('related: [a, b, c]\naliases: []\n');
    expect(yamlAfter(front, removeItem(front, ['related'], 0))).toBe('related: [b]\naliases: []\n');
    expect(yamlAfter(front, removeItem(front, ['related'], 1))).toBe('related: [a]\naliases: []\n');
    expect(yamlAfter(front, moveItemUp(front, ['related'], 1))).toBe('related: [b, a]\naliases: []\n');
    expect(yamlAfter(front, addItem(front, ['aliases'], '/x', ORDER))).toBe('related: [a, b]\naliases:\n  - /x\n');
  });

  test('comments stay with their lines', () => {
    const front = file('documents:\n  # first\n  - a # one\n  # second\n  - b\n');
    expect(yamlAfter(front, moveItemUp(front, ['documents'], 1))).toBe('documents:\n  # first\n  - b\n  - a # one\n  # second\n');
    expect(yamlAfter(front, removeItem(front, ['documents'], 0))).toBe('documents:\n  # first\n  # second\n  - b\n');
  });

  test('with its last item a list goes', () => {
    const front = file('title: x\ntoday:\n  - a\nteaser: y\n');
    expect(yamlAfter(front, removeItem(front, ['today'], 0))).toBe('title: x\nteaser: y\n');
  });

  test('YAML with mistakes has no forms', () => {
    expect(readFrontmatter('---\ntitle: "x\n---\n')).toBeUndefined();
    expect(readFrontmatter('No frontmatter.')).toBeUndefined();
  });
});
