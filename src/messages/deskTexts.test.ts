import { describe, expect, it } from 'vitest';
import { ANSWER_WORDS } from './answers.ts';
import { CHANGE_REPORT_WORDS, CHANGE_SUMMARY_WORDS, CHANGED_TEXT_WORDS } from './changes.ts';
import { COMMENT_WORDS } from './comments.ts';
import { LAUNCH_WORDS } from './launch.ts';
import { PROPOSE_WORDS, PROPOSING_WORDS } from './propose.ts';
import { RELEASE_WORDS } from './release.ts';
import { WRITE_WORDS } from './write.ts';
import { WRITING_WORDS } from './writing.ts';

/** A value for each name that a text may have. */
const VALUES: Readonly<Record<string, string | number | readonly string[]>> = {
  message: 'A reason',
  time: '1 May',
  language: 'Español',
  name: 'Kapitel',
  id: 'some-id',
  title: 'Some page',
  page: 'some-page',
  number: 4711,
  all: 5822,
  width: 640,
  limit: 580,
  why: 'No space.',
  file: 'content/a.yaml',
  files: 'content/b.yaml',
  day: 'soon',
  today: '2026-11-27',
  host: 'example.org',
  names: 'Kira, Miras',
  main: 'trunk',
  by: 'Ayşe Örnek',
  line: 1453,
  right: '5⍽yıl',
  part: 'section.3',
  length: '2,001',
  most: '2,000',
  before: 'state 1a2b3c4',
  after: 'state 5d6e7f8',
  text: 'Some words',
  kind: 'some kind',
  texts: 3001,
  codes: 'tr, nl',
  former: '/former',
  target: '/target',
  now: 'at present',
  min: 1201,
  max: 1559,
  pages: 3002,
  languages: 3003,
  places: 3004,
  lacking: 3005,
  rules: 3006,
  translations: 3007,
  parts: 3008,
  words: '“Miras”',
  mark: '“Kira” +',
  from: 'P1Y',
  to: 'P2Y',
  what: 'some act',
  command: 'git some-command',
  argument: 'surplus-word',
  option: '--some-option',
  other: '--other-option',
  given: 'jsn',
  known: ['alpha', 'beta'],
  taken: ['--gamma', '--delta'],
  reasons: ['reason one', 'reason two'],
  near: 'near-name',
  own: 'Selin Örnek',
  code: 'xx',
  area: 'some-area',
  place: 'content/c.yaml:7',
  word: 'some-word',
  folder: 'content/pages/x/',
  address: '/some-address',
  slug: 'some-slug',
  example: 'content/d.mdx',
  reserved: 'windows',
  basis: 'TMK 166/3',
  value: 'P120D',
  ends: 'P8M/P1Y',
  key: 'basis.0',
  reason: 'Why not',
  wording: 'de: x = y',
  totals: '3 errors',
  fields: 3009,
  options: '--basis "TBK 1"',
};

/** Texts that are signs and their values only, or the same word in another language. */
const MAY_BE_SAME = [
  'leftOut',
  'pixels',
  'linkTo',
  'numbered',
  'text',
  'insertLink',
  'whole.changed',
  'between',
  'pageKinds.changed',
  'said',
  'factKinds.changed',
  'marks.quoted',
  // With both values; a value that is new or gone has words.
  'valueNow',
];

const CATALOGUES: readonly Readonly<Record<'en' | 'tr' | 'de', object>>[] = [
  WRITE_WORDS,
  WRITING_WORDS,
  PROPOSE_WORDS,
  PROPOSING_WORDS,
  COMMENT_WORDS,
  CHANGE_REPORT_WORDS,
  CHANGE_SUMMARY_WORDS,
  CHANGED_TEXT_WORDS,
  RELEASE_WORDS,
  ANSWER_WORDS,
  LAUNCH_WORDS,
];

/** Texts in groups have the group before their key: `states.sent`. */
function textsOf(words: object, group = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, text]): [string, unknown][] =>
    text !== null && typeof text === 'object' ? textsOf(text, `${group}${key}.`) : [[`${group}${key}`, text]],
  );
}

function shown(text: unknown): string {
  return typeof text === 'function' ? (text as (values: unknown) => string)(VALUES) : String(text);
}

describe.each(['tr', 'de'] as const)('what the desk and the commands say in %s', (language) => {
  it.each(CATALOGUES.flatMap((words) => textsOf(words.en).map(([key, english]) => [key, shown(english), words] as const)))(
    'has words of its own and every value: %s',
    (key, english, words) => {
      const own = shown(new Map(textsOf(words[language])).get(key));
      if (!MAY_BE_SAME.includes(key)) expect(own).not.toBe(english);
      expect(own).not.toMatch(/undefined|NaN/);
      for (const value of Object.values(VALUES).flat().map(String)) if (english.includes(value)) expect(own).toContain(value);
    },
  );
});
