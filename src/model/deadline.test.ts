/** When a text says from which day a deadline is counted. Words of the live register: tests of the rule deadline-start. */
import { describe, expect, it } from 'vitest';
import { type Deadline, type DeadlineEvent, firstDayWords, missingFirstDay, saysFirstDay } from './deadline.ts';

const DEATH: DeadlineEvent = {
  id: 'knowledge-of-death',
  words: {
    tr: { day: 'ölümü öğrendiğiniz gün', from: 'ölümü öğrendiğiniz günden itibaren' },
    de: { day: 'der Tag, an dem Sie vom Tod erfahren', from: 'ab dem Tag, an dem Sie vom Tod erfahren', also: ['vom Tod erfähr*'] },
    en: { day: 'the day you learn of the death', from: 'from the day you learn of the death' },
  },
};
const RENUNCIATION: DeadlineEvent = {
  id: 'knowledge-of-renunciation',
  words: { de: { day: 'der Tag der Ausschlagung', from: 'ab dem Tag der Ausschlagung', also: ['von … Ausschlagung erfahr*'] } },
};
const PLAIN: Pick<Deadline, 'starts' | 'exceptions' | 'direction'> = { starts: DEATH, exceptions: [], direction: 'after' };
const WITH_EXCEPTION = { ...PLAIN, exceptions: [{ case: { id: 'moved-up', text: {} }, starts: RENUNCIATION }] };

describe('a text says the first day', () => {
  it.each([
    ['tr', 'Süreniz ölümü öğrendiğiniz gün başlar.'],
    ['tr', 'ÖLÜMÜ ÖĞRENDİĞİNİZ GÜNDEN itibaren üç ay'],
    ['de', 'Die Frist beginnt an dem Tag, an dem Sie vom Tod erfahren.'],
    ['de', 'ihre Frist, sobald sie vom Tod erfährt'],
    ['en', 'usually on the day you learn of the death'],
  ])('in %s: %s', (localeCode, text) => {
    expect(saysFirstDay(PLAIN, localeCode, text)).toBe(true);
  });

  it.each([
    ['tr', 'Süreniz üç aydır.'],
    ['de', 'Sie erfahren es vom Gericht. Der Tod ist einzutragen.'],
    ['en', 'three months from the day of death'],
    ['fr', 'le jour où vous apprenez le décès'],
  ])('but not in %s: %s', (localeCode, text) => {
    expect(saysFirstDay(PLAIN, localeCode, text)).toBe(false);
  });

  it('when it says that of an exception', () => {
    const text = 'Deren Frist beginnt, wenn sie von Ihrer Ausschlagung erfahren.';
    expect(saysFirstDay(PLAIN, 'de', text)).toBe(false);
    expect(saysFirstDay(WITH_EXCEPTION, 'de', text)).toBe(true);
  });
});

it('the words for a sentence are those of the direction', () => {
  const event: DeadlineEvent = {
    id: 'term-end',
    words: { en: { day: 'the last day', from: 'from the last day', before: 'before the last day' } },
  };
  expect(firstDayWords({ starts: event, direction: 'after' }, 'en')).toBe('from the last day');
  expect(firstDayWords({ starts: event, direction: 'before' }, 'en')).toBe('before the last day');
  expect(firstDayWords({ starts: event, direction: 'before' }, 'de')).toBeUndefined();
});

it('a list adds the first day to a text without one, but not where exceptions have days of their own', () => {
  const words: Pick<Deadline, 'act' | 'situationOrder' | 'calculated' | 'who' | 'counted' | 'recess' | 'moves'> = {
    act: {},
    situationOrder: 0,
    calculated: true,
    who: { id: 'heir', text: {} },
    counted: 'same-day',
    recess: false,
    moves: [],
  };
  const text = 'three months from this notification';
  expect(missingFirstDay({ ...words, ...PLAIN }, 'en', text)).toBe('from the day you learn of the death');
  expect(missingFirstDay({ ...words, ...WITH_EXCEPTION }, 'en', text)).toBe('');
  expect(missingFirstDay({ ...words, ...PLAIN }, 'en', 'from the day you learn of the death')).toBeUndefined();
});
