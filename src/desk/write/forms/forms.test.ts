/** Fields made from the schema, and findings at their words in a field. */
import { describe, expect, test } from 'vitest';
import type { TextFinding } from '../../../model/writing.ts';
import { readFrontmatter } from '../file/frontmatter.ts';
import { findingsIn } from './fieldPlace.ts';
import { fieldsOf } from './fieldsOf.ts';

describe('fields', () => {
  const text = { type: 'string' };
  const questions = { type: 'array', items: { type: 'object', properties: { id: text, question: text, answer: text } } };
  const groups = { type: 'array', items: { type: 'object', properties: { id: text, title: text, questions } } };
  const schema = {
    properties: {
      seo: { type: 'object', properties: { title: text } },
      slug: text,
      title: text,
      today: { type: 'array', maxItems: 3, items: text },
      related: { type: 'array', items: { type: 'string', allOf: [{ $ref: '#/definitions/pageId' }] } },
      reviewed: { type: 'string', pattern: '^(?:19|20)\\d{2}-\\d{2}-\\d{2}$' },
      draft: { type: 'boolean' },
      faq: { anyOf: [questions, groups] },
      unheard: { type: 'string', description: 'As the schema says.' },
    },
  };

  test('each key has the field that fits its schema; addresses and ids have none', () => {
    const fields = fieldsOf(schema, {});
    expect([...fields].map(([key, { kind }]) => `${key}: ${kind}`)).toEqual([
      'seo.title: text',
      'title: text',
      'today: texts',
      'related: pages',
      'reviewed: date',
      'draft: flag',
      'faq: entries',
      'unheard: text',
    ]);
    expect(fields.get('today')).toMatchObject({ most: 3 });
    expect(fields.get('unheard')).toMatchObject({ name: 'unheard', hint: 'As the schema says.' });
  });

  test('questions in groups have the fields of groups', () => {
    const kinds = (value: object) => {
      const field = fieldsOf(schema, { faq: [value] }).get('faq');
      return field?.kind === 'entries' ? field.fields.map(({ key }) => key) : [];
    };
    expect(kinds({ question: 'a', answer: 'b' })).toEqual(['question', 'answer']);
    expect(kinds({ title: 'a', questions: [] })).toEqual(['title', 'questions']);
  });
});

test('a finding in a folded text stands at its words in the field', () => {
  const file = '---\ntitle: One\ndescription: >-\n  first line\n  second word\n---\n\nBody word.\n';
  const front = readFrontmatter(file);
  if (!front) throw new Error('The frontmatter cannot be read.');
  const at = (from: number): TextFinding => ({ from, to: from + 4, ruleId: 'x', severity: 'error', message: '', fix: '' });
  const found = findingsIn(front, ['description'], [at(file.indexOf('word')), at(file.lastIndexOf('word')), at(file.indexOf('One'))]);
  const value = 'first line second word';
  expect(found.map(({ from, to }) => value.slice(from, to))).toEqual(['word']);
});
