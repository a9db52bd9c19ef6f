/** A fact's value is taken as a person types it, in any language of the figures. */
import { expect, it } from 'vitest';
import { readTypedValue } from './typedValue.ts';

it.each([
  ['P120D', 'P120D'],
  [' 120 days ', 'P120D'],
  ['120 gün', 'P120D'],
  ['4 Monate', 'P4M'],
  ['drei Monate', 'P3M'],
  ['2 недели', 'P2W'],
  ['5 minutes', 'PT5M'],
  ['%25', '25%'],
  ['25 %', '25%'],
  ['1/4', '1/4'],
  ['1 January 2002', '2002-01-01'],
  ['20 juillet', '07-20'],
  ['30 ha', '30 ha'],
  ['15', '15'],
  ['P8M/P1Y', 'P8M/P1Y'],
  ['8 months / 1 year', 'P8M/P1Y'],
])('%s is %s', (typed, value) => {
  expect(readTypedValue(typed)).toEqual({ value });
});

it.each([
  ['soon', 'soon'],
  ['', ''],
  ['120 days or so', '120 days or so'],
  ['100 €', '100 €'],
  ['P8M/soon', 'soon'],
])('"%s" is no value', (typed, wrong) => {
  expect(readTypedValue(typed)).toEqual({ wrong });
});
