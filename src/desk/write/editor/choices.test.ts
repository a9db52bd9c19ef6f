/** What is offered behind each sign. */
import { expect, test } from 'vitest';
import type { Vocabulary } from '../../../model/deskWrite.ts';
import { choicesAfterAngle, choicesAfterBrace, choicesAfterBracket, choicesAfterNumber } from './choices.ts';

const VOCABULARY: Vocabulary = {
  localeCode: 'de',
  facts: [
    { id: 'court-fee', value: '%', applies: 'fee, Art. 6', basis: [], words: ['2 %'], about: [], pageTitles: ['Gebühren'] },
    {
      id: 'objection',
      value: '6 months',
      applies: 'İtiraz süresi',
      basis: ['Art. 617 TMK'],
      words: ['6\u00a0Monate'],
      firstDay: 'ab Zustellung',
      about: ['Widerspruch'],
      pageTitles: ['Mietrecht'],
    },
  ],
  pages: [{ target: 'page:masraflar', title: 'Kosten' }],
  links: [{ target: 'link:e-devlet', title: 'e-Devlet' }],
  contactWays: ['phone'],
  passages: [{ id: 'legal-aid', text: 'Wenn Sie die Kosten nicht tragen können' }],
  statutes: [{ id: 'TMK 617', text: 'Art. 617 TMK' }],
  terms: [{ id: 'estate', words: ['Nachlass'], original: 'tereke' }],
  fees: [],
  matters: [{ id: 'rent', text: 'Miete' }],
  components: [
    { name: 'Note', attributes: [], form: 'block' },
    { name: 'Steps', attributes: [], form: 'list' },
    { name: 'Law', attributes: ['ref'], form: 'mark' },
  ],
};

test('facts whose words begin as typed come first; a deadline is also offered with its first day', () => {
  expect(choicesAfterBrace(VOCABULARY, '6').map(({ words }) => words)).toEqual(['6\u00a0Monate', '6\u00a0Monate ab Zustellung', '2 %']);
  expect(choicesAfterBrace(VOCABULARY, 'itiraz')[1]?.insert).toBe('<Fact id="objection">6\u00a0Monate</Fact> ab Zustellung');
});

test('a fact shows its value where its words do not, its first day where it is not inserted, and never its id alone', () => {
  const [length, withDay] = choicesAfterBrace(VOCABULARY, '6');
  expect([length, withDay].map((choice) => [choice?.value, choice?.firstDay, choice?.meaning])).toEqual([
    ['6 months', 'ab Zustellung', 'İtiraz süresi'],
    ['6 months', undefined, 'İtiraz süresi'],
  ]);
  const condition = { id: 'alone', value: 'One spouse may apply.', applies: '', basis: [], words: ['allein'], about: [], pageTitles: [] };
  const same = { ...condition, id: 'same', value: '2 Jahre', words: ['2\u00a0Jahre'] };
  expect(choicesAfterBrace({ ...VOCABULARY, facts: [condition, same] }, '')).toMatchObject([
    { words: 'allein', meaning: 'One spouse may apply.' },
    { words: '2\u00a0Jahre', meaning: 'same' },
  ]);
});

const TURKISH: Vocabulary = {
  ...VOCABULARY,
  localeCode: 'tr',
  facts: [
    { id: 'returned', value: '2', applies: 'A returned letter', basis: [], words: ['2'], about: [], pageTitles: ['İade'] },
    {
      id: 'renunciation',
      value: '3 months',
      applies: '',
      basis: [],
      words: ['3\u00a0ay'],
      firstDay: 'ölümden itibaren',
      about: ['Mirasın reddi', 'ölüm günü'],
      pageTitles: ['Miras Hukuku'],
    },
  ],
};

test('in Turkish the first day stands before the length', () => {
  const choices = ['ölümden itibaren 3\u00a0ay', '<Fact id="renunciation">3\u00a0ay</Fact>'];
  expect(choicesAfterNumber(TURKISH, '3 a').map(({ words }) => words)).toEqual(['3\u00a0ay', choices[0]]);
  expect(choicesAfterBrace(TURKISH, '3 ay').map(({ insert }) => insert)).toEqual([choices[1], `ölümden itibaren ${choices[1]}`]);
});

test('a fact is found by what it is about, then by the titles of its pages, whatever the letters of a Turkish word become', () => {
  const ids = (typed: string) => choicesAfterBrace(TURKISH, typed).map(({ insert }) => /id="(\w+)"/.exec(insert)?.[1]);
  expect(ids('ret')).toEqual(['renunciation', 'renunciation', 'returned']);
  expect(ids('MIRASIN RET')).toEqual(['renunciation', 'renunciation']);
  expect(ids('hukuk')).toEqual(['renunciation', 'renunciation']);
  expect(ids('iade')).toEqual(['returned']);
  // Not in the middle of a word.
  expect(ids('kuk')).toEqual([]);
});

test('a number with the beginning of its unit finds its fact', () => {
  expect(choicesAfterNumber(VOCABULARY, '6 mon').map(({ words }) => words)).toEqual(['6\u00a0Monate', '6\u00a0Monate ab Zustellung']);
  expect(choicesAfterNumber(VOCABULARY, '7 mon')).toEqual([]);
});

test('pages, sites and ways to the practice follow a bracket', () => {
  expect(choicesAfterBracket(VOCABULARY, 'kost').map(({ insert }) => insert)).toEqual(['[Kosten](page:masraflar)']);
  expect(choicesAfterBracket(VOCABULARY, '').map(({ insert }) => insert)).toContain('[phone](contact:phone)');
});

test('a field of one paragraph is offered no boxes', () => {
  const inserts = (isInline: boolean) => choicesAfterAngle(VOCABULARY, '', isInline).map(({ insert }) => insert);
  expect(inserts(true)).toEqual(['<Law ref="TMK 617" />', '<Passage id="legal-aid" />', '<Term>tereke</Term>']);
  expect(inserts(false)).toEqual(expect.arrayContaining(['<Steps />', '<Note>\n\n\n\n</Note>', '<PowerOfAttorney matter="rent" />']));
});
