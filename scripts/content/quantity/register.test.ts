/** The register's values: read, compared and written in words. */
import { describe, expect, it } from 'vitest';
import { isSameQuantity, type Quantity } from './quantity.ts';
import { expectedQuantities, parseRegisterValue } from './register.ts';
import { writeQuantities } from './write.ts';

function parse(value: string): Quantity {
  const quantity = parseRegisterValue(value);
  if (!quantity) throw new Error(`${value} cannot be read.`);
  return quantity;
}

describe('parseRegisterValue', () => {
  it.each([
    ['P90D', { kind: 'duration', amount: 90, unit: 'day' }],
    ['P1.5M', { kind: 'duration', amount: 1.5, unit: 'month' }],
    ['PT5M', { kind: 'duration', amount: 5, unit: 'minute' }],
    ['5 working days', { kind: 'duration', amount: 5, unit: 'workday' }],
    ['2002-01-01', { kind: 'date', date: '2002-01-01' }],
    ['07-20', { kind: 'date', date: '07-20' }],
    ['1/4', { kind: 'share', part: 1, whole: 4 }],
    ['25%', { kind: 'percent', amount: 25 }],
    ['30 ha', { kind: 'measure', amount: 30, unit: 'hectare' }],
    ['2023', { kind: 'count', amount: 2023 }],
  ])('reads %s', (value, expected) => {
    expect(parseRegisterValue(value)).toEqual(expected);
  });

  it.each(['1 day', 'P90', 'P1Y6M', '13-01', '2002-13-01', '1/0', ''])('refuses "%s"', (value) => {
    expect(parseRegisterValue(value)).toBeUndefined();
  });
});

describe('saysSame', () => {
  it('keeps units apart, but a year is twelve months', () => {
    expect(isSameQuantity(parse('P12M'), parse('P1Y'))).toBe(true);
    expect(isSameQuantity(parse('P1.5M'), parse('P1M'))).toBe(false);
    expect(isSameQuantity(parse('P14D'), parse('P2W'))).toBe(false);
    expect(isSameQuantity(parse('P5D'), parse('5 working days'))).toBe(false);
    expect(isSameQuantity(parse('2/4'), parse('1/2'))).toBe(true);
    expect(isSameQuantity(parse('25%'), parse('1/4'))).toBe(false);
    expect(isSameQuantity(parse('P15Y'), parse('15'))).toBe(true);
    expect(isSameQuantity(parse('15'), parse('P15Y'))).toBe(false);
  });
});

describe('writeQuantities', () => {
  const write = (localeCode: string, fact: { value?: string; min?: string; max?: string }) =>
    writeQuantities(localeCode, expectedQuantities(fact));

  it('follows each language', () => {
    expect(write('de', { value: 'P90D' })).toBe('90 Tage');
    expect(write('ru', { value: 'P2W' })).toBe('2 недели');
    expect(write('tr', { value: '25%' })).toBe('%25');
    expect(write('fr', { value: '07-20' })).toBe('20 juillet');
    expect(write('tr', { value: '2002-01-01' })).toBe('1 Ocak 2002');
    expect(write('en', { min: 'P8M', max: 'P1Y' })).toBe('8 months to 1 year');
    expect(write('nl', { min: 'P8M', max: 'P12M' })).toBe('8–12 maanden');
    expect(write('en', { value: '2023' })).toBe('2023');
  });
});
