import { describe, expect, it } from 'vitest';
import { reasons as de } from './de/reasons.ts';
import { reasons as en } from './en/reasons.ts';
import { reasons as tr } from './tr/reasons.ts';

/** A value for each name that a reason may have. */
const VALUES = {
  message: 'Too small',
  type: 'bigint',
  most: 640,
  names: ['alpha', 'beta', 'gamma'],
  codes: 'tr, de',
  what: 'article',
  name: 'old-name',
  now: 'new-name',
  example: 'https://reports.example.org',
  id: 'some-id',
  ids: 'ramazan',
  value: 'P3M',
  right: 'same-day',
  key: 'bar',
  host: 'evil.example',
  year: '2027',
};

function all(catalogue: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(catalogue).map(([key, write]) => [key, (write as (values: unknown) => string)(VALUES)]);
}

describe.each(Object.entries({ tr, de }))('reasons in %s', (_, catalogue) => {
  it.each(all(catalogue).filter(([key]) => key !== 'other'))('%s has words of its own and every value: %s', (key, words) => {
    const english = new Map(all(en)).get(key) ?? '';
    expect(words).not.toBe(english);
    expect(words).not.toMatch(/undefined|NaN/);
    for (const value of Object.values(VALUES).flat().map(String)) {
      if (value !== VALUES.what && english.includes(value)) expect(words).toContain(value);
    }
  });
});
