import { describe, expect, it } from 'vitest';
import { WRITE_WORDS } from './write.ts';
import { WRITING_WORDS } from './writing.ts';

/** A value for each name that a text may have. */
const VALUES: Readonly<Record<string, string | number>> = {
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
};

/** Texts that are signs and their values only, or the same word in another language. */
const MAY_BE_SAME = ['leftOut', 'pixels', 'linkTo', 'numbered', 'text', 'insertLink'];

const CATALOGUES: readonly Readonly<Record<'en' | 'tr' | 'de', object>>[] = [WRITE_WORDS, WRITING_WORDS];

function shown(text: unknown): string {
  return typeof text === 'function' ? (text as (values: unknown) => string)(VALUES) : String(text);
}

describe.each(['tr', 'de'] as const)('what the write view says in %s', (language) => {
  it.each(CATALOGUES.flatMap((words) => Object.entries(words.en).map(([key, english]) => [key, shown(english), words] as const)))(
    'has words of its own and every value: %s',
    (key, english, words) => {
      const own = shown((words[language] as Readonly<Record<string, unknown>>)[key]);
      if (!MAY_BE_SAME.includes(key)) expect(own).not.toBe(english);
      expect(own).not.toMatch(/undefined|NaN/);
      for (const value of Object.values(VALUES).map(String)) if (english.includes(value)) expect(own).toContain(value);
    },
  );
});
