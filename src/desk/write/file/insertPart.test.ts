/** Missing parts that are inserted into a translation: at their place, and nothing else changes. */
import { expect, it } from 'vitest';
import { applyEdits, readFrontmatter } from './frontmatter.ts';
import { insertPart, type Lacking } from './insertPart.ts';

const TEXT = `---
title: Miete
steps:
  - title: Sammeln # zuerst
    description: Alles
  - title: Prüfen
    description: Jeden Monat
faq:
  - title: Geld
    questions:
      - question: Wie viel?
        answer: Nicht viel.
  - title: Zeit
    questions:
      - question: Wie lange?
        answer: >-
          Ein Jahr.
---

## Erster

Ein Satz.

## Dritter

Noch einer.
`;

/** The text with the part, and the lines that it has more than before. */
function insert(lacking: Lacking) {
  const insertion = insertPart(TEXT, lacking, ['title', 'steps', 'faq']);
  if (!insertion) throw new Error('Nothing was inserted.');
  const text = applyEdits(TEXT, insertion.edits);
  expect(insertion.edits.every(({ from, to }) => TEXT.slice(from, to).trim() === '')).toBe(true);
  return { text, at: insertion.at, value: readFrontmatter(text)?.value };
}

it('a step stands between its neighbours, without an id', () => {
  const { value, at } = insert({ kind: 'step', before: 1 });
  expect(value).toMatchObject({ steps: [{ title: 'Sammeln' }, { title: '', description: '' }, { title: 'Prüfen' }] });
  expect(at).toEqual(['steps', 1, 'title']);
});

it('a question stands in the group of the one before it; the first one begins the first group', () => {
  expect(insert({ kind: 'question', before: 1 })).toMatchObject({
    value: { faq: [{ questions: [{ question: 'Wie viel?' }, { question: '', answer: '' }] }, { questions: [{ question: 'Wie lange?' }] }] },
    at: ['faq', 0, 'questions', 1, 'question'],
  });
  expect(insert({ kind: 'question', before: 2 }).at).toEqual(['faq', 1, 'questions', 1, 'question']);
  expect(insert({ kind: 'question', before: 0 }).value).toMatchObject({ faq: [{ questions: [{ question: '' }, {}] }, {}] });
});

it('a text without questions gets the list', () => {
  const bare = '---\ntitle: Miete\n---\n\nText.\n';
  const insertion = insertPart(bare, { kind: 'question', before: 0 }, ['title', 'faq']);
  expect(readFrontmatter(applyEdits(bare, insertion?.edits ?? []))?.value).toEqual({ title: 'Miete', faq: [{ question: '', answer: '' }] });
});

it('a section stands before the next one or at the end, and the place is behind its signs', () => {
  const second = insert({ kind: 'section', before: 1, nextSection: TEXT.indexOf('## Dritter') });
  expect(second.text).toContain('Ein Satz.\n\n## \n\n## Dritter');
  const last = insert({ kind: 'section', before: 2 });
  expect(last.text).toMatch(/Noch einer\.\n\n## \n$/);
  for (const { text, at } of [second, last]) expect(text.slice(0, Number(at))).toMatch(/\n\n## $/);
});

it('other parts are left to their forms', () => {
  expect(insertPart(TEXT, { kind: 'lead', before: 0 }, [])).toBeUndefined();
});
