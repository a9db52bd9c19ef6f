/** Which pieces of a line the write view shows as chips, hides, or shows small. */
import { expect, test } from 'vitest';
import { lineKind, marksOf } from './markList.ts';

const shown = (line: string) => marksOf(line, 0).map(({ kind, from, to, name, id }) => [kind, line.slice(from, to), name, id]);

test('a fact shows its words only', () => {
  expect(shown('In <Fact id="x">3 Monate</Fact>.')).toEqual([
    ['hidden', '<Fact id="x">', 'Fact', 'x'],
    ['words', '3 Monate', 'Fact', 'x'],
    ['hidden', '</Fact>', 'Fact', 'x'],
  ]);
});

test('a statute, a shared text and a list are chips', () => {
  expect(shown('<Passage id="p" /> (<Law ref="TMK 606" />) <Steps />').map(([kind, , name, id]) => [kind, name, id])).toEqual([
    ['chip', 'Passage', 'p'],
    ['chip', 'Law', 'TMK 606'],
    ['chip', 'Steps', ''],
  ]);
  expect(shown('</Note>')).toEqual([['chip', '</Note>', '/Note', '']]);
});

test('a link shows its words and where it leads; the address of a heading is hidden', () => {
  expect(shown('[Kosten](page:masraflar)').map(([kind, text]) => [kind, text])).toEqual([
    ['hidden', '['],
    ['words', 'Kosten'],
    ['chip', '](page:masraflar)'],
  ]);
  expect(shown('## [Süre](#sure)').map(([kind, text]) => [kind, text])).toEqual([
    ['quiet', '## '],
    ['hidden', '['],
    ['words', 'Süre'],
    ['hidden', '](#sure)'],
  ]);
});

test('bold words may hold other marks', () => {
  expect(shown('**In <Fact id="x">3</Fact>**').map(([kind, , name]) => `${kind} ${name}`)).toEqual([
    'quiet strong',
    'words strong',
    'hidden Fact',
    'words Fact',
    'hidden Fact',
    'quiet strong',
  ]);
});

test('lines of headings and tables are known', () => {
  expect(['## A', '### B', '| a | b |', '|---|---|', 'Text'].map(lineKind)).toEqual(['h2', 'h3', 'table', 'rule', '']);
});
