import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../content/texts/edit.ts';
import { addToList, changeList, removeFromList, replaceValues } from './yamlText.ts';

const FLOW = 'kind: service # a remark\naliases: [/a/alt, /b]\nlegacySlugs: [eins, "zwei"]\nrelated: []\n';
const BLOCK = 'aliases:\n  - /a/alt\nlegacySlugs:\n  - eins # first\n  - zwei\norder: 1\n';

describe('lists in YAML texts', () => {
  it.each([
    [FLOW, 'legacySlugs: [eins, "zwei", drei]'],
    [BLOCK, 'legacySlugs:\n  - eins # first\n  - zwei\n  - drei\norder: 1'],
    ['legacySlugs: []\n', 'legacySlugs: [drei]\n'],
    ['kind: service # a remark\norder: 1\n', 'kind: service # a remark\norder: 1\nlegacySlugs: [drei]\n'],
    ['aliases:\n  - /a\n  - /b\nrelated: [x]\n', 'aliases:\n  - /a\n  - /b\nlegacySlugs: [drei]\nrelated: [x]\n'],
    ['title: x\n', 'legacySlugs: [drei]\ntitle: x\n'],
  ])('gain an entry: %j', (before, expected) => {
    expect(applyEdits(before, [addToList(before, 'legacySlugs', 'drei', ['aliases', 'order', 'kind'])])).toContain(expected);
  });

  it.each([
    [FLOW, 'eins', 'legacySlugs: ["zwei"]'],
    [FLOW, 'zwei', 'legacySlugs: [eins]'],
    [BLOCK, 'zwei', 'legacySlugs:\n  - eins # first\norder: 1'],
    ['legacySlugs: [eins]\n', 'eins', 'legacySlugs: []\n'],
  ])('lose an entry: %j without %s', (before, value, expected) => {
    const edit = removeFromList(before, 'legacySlugs', value);
    expect(applyEdits(before, edit ? [edit] : [])).toContain(expected);
  });

  it('lose nothing but the given entries', () => {
    expect(removeFromList(FLOW, 'legacySlugs', 'vier')).toBeUndefined();
    expect(removeFromList(FLOW, 'highlights', 'vier')).toBeUndefined();
  });

  it('change entry by entry', () => {
    const edits = changeList(FLOW, 'aliases', (alias) => (alias.endsWith('/alt') ? '/a/neu' : undefined));
    expect(applyEdits(FLOW, edits)).toContain('aliases: [/a/neu, /b]');
  });
});

it('complete values are replaced below the given keys only, at any depth', () => {
  const text = 'a: { pages: [miras, "miras", miras-2] }\nuse: [miras] # miras\nslides:\n  - page: miras\n    text: miras\nmiras: 1\n';
  expect(applyEdits(text, replaceValues(text, ['page', 'pages'], 'miras', 'veraset'))).toBe(
    'a: { pages: [veraset, "veraset", miras-2] }\nuse: [miras] # miras\nslides:\n  - page: veraset\n    text: miras\nmiras: 1\n',
  );
});
