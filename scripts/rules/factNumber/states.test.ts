/** Tests which words state a fact, and what the finding suggests instead. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/model/fact.ts';
import { phraseKey } from './factPhrase.ts';
import { statesFact } from './states.ts';
import { suggestWords } from './suggest.ts';

function fact(values: Pick<Fact, 'value' | 'min' | 'max' | 'condition' | 'phrases'>): Fact {
  return { id: 'x', basis: ['practice'], status: 'check', pages: [], reviewed: '2026-01-01', ...values };
}

const RANGE = fact({ min: 'P8M', max: 'P1Y' });

describe('statesFact', () => {
  it.each([
    ['tr', '90 günlük', 'P90D'],
    ['tr', 'doksan gün', 'P90D'],
    ['ru', 'двумя свидетелями', '2'],
    ['de', 'einen Tag', 'P1D'],
    ['fr', 'deux avertissements dans une année', '2'],
    ['de', 'mit 15 Jahren', '15'],
    ['ru', '2023 году', '2023'],
    ['en', 'one quarter', '1/4'],
  ])('%s: %s', (localeCode, words, value) => {
    expect(statesFact(localeCode, words, fact({ value }))).toBe(true);
  });

  it.each([
    ['de', '60 Tage', 'P90D'],
    ['tr', '2 hafta', 'P14D'],
    ['en', 'some days', 'P90D'],
    ['tr', '90 gün, 3 ay', 'P90D'],
    ['nl', 'twee maanden', 'P3M'],
  ])('not %s: %s', (localeCode, words, value) => {
    expect(statesFact(localeCode, words, fact({ value }))).toBe(false);
  });

  it('wants a range as a whole', () => {
    expect(statesFact('tr', '8 ay ila 1 yıl', RANGE)).toBe(true);
    expect(statesFact('tr', '8 ila 12 ay', RANGE)).toBe(true);
    expect(statesFact('tr', '1 yıl', RANGE)).toBe(false);
    expect(statesFact('tr', '1 yıl ila 8 ay', RANGE)).toBe(false);
  });

  it('leaves the words of a condition alone', () => {
    expect(statesFact('en', 'within 90 days', fact({ condition: 'Both must apply.' }))).toBe(true);
  });
});

describe('suggestWords', () => {
  it('keeps the writer’s ending where the language allows it', () => {
    expect(suggestWords('de', '60 Tagen', fact({ value: 'P90D' }))).toBe('90 Tagen');
    expect(suggestWords('ru', '2 недели', fact({ value: 'P5W' }))).toBe('5 недель');
    expect(suggestWords('fr', 'soixante jours', fact({ value: 'P90D' }))).toBe('90 jours');
  });

  it('prefers the nearest accepted wording that is right', () => {
    const value = fact({ value: 'P90D', phrases: { de: ['60 Tagen', '90 Tage', '90 Tagen'] } });
    expect(suggestWords('de', '60 Tagen', value)).toBe('90 Tagen');
  });
});

describe('phraseKey', () => {
  it('forgives no-break spaces and a capital letter at the beginning', () => {
    expect(phraseKey('tr', 'İki\u00a0haklı  ihtar')).toBe(phraseKey('tr', 'iki haklı ihtar'));
    expect(phraseKey('de', 'ab rechtskraft')).not.toBe(phraseKey('de', 'ab Rechtskraft'));
  });
});
