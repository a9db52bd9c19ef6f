/** Figures of every kind that Intl formats in each language are parsed between words to the same values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quantity, TimeUnit } from '../../scripts/content/quantity/quantity.ts';
import { isSameQuantity } from '../../scripts/content/quantity/quantity.ts';
import { readQuantities } from '../../scripts/content/quantity/readQuantities.ts';
import { writeQuantity } from '../../scripts/content/quantity/write.ts';
import { runs } from '../long.ts';

/** Words around a figure that contain no figure. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  tr: ['Bu yol ', ' sürer.'],
  en: ['The way takes ', ' in most cases.'],
  de: ['Der Weg dauert ', ' lang.'],
  nl: ['De weg duurt ', ' lang.'],
  fr: ['La voie dure ', ' en principe.'],
  ru: ['Путь занимает ', ' обычно.'],
};

const amount = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.integer({ min: 1, max: 40 }).map((half) => half + 0.5),
);
const unit = fc.constantFrom<TimeUnit>('second', 'minute', 'hour', 'day', 'week', 'month', 'year');
const day = fc
  .date({ min: new Date('1926-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const quantity: fc.Arbitrary<Quantity> = fc.oneof(
  fc.record({ kind: fc.constant('duration' as const), amount, unit }),
  day.map((date) => ({ kind: 'date' as const, date })),
  day.map((date) => ({ kind: 'date' as const, date: date.slice(5) })),
  fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('measure' as const), amount: fc.integer({ min: 2, max: 500 }), unit: fc.constant('hectare' as const) }),
  fc
    .record({ part: fc.integer({ min: 1, max: 7 }), whole: fc.integer({ min: 2, max: 8 }) })
    .filter(({ part, whole }) => part < whole)
    .map((own) => ({ kind: 'share' as const, ...own })),
);

describe('a figure is read as it was written', () => {
  it.each(Object.entries(AROUND))('in %s', (localeCode, [before, after]) => {
    fc.assert(
      fc.property(quantity, fc.boolean(), (written, isBound) => {
        const plain = writeQuantity(localeCode, written);
        const figure = isBound ? plain.replaceAll(' ', '\u00a0') : plain;
        const readings = readQuantities(localeCode, before + figure + after);
        const found = readings.map((reading) => reading.quantity);
        expect(found, figure).toHaveLength(1);
        expect(found[0] && isSameQuantity(found[0], written), `${figure} was read as ${JSON.stringify(found)}`).toBe(true);
      }),
      runs(100, 400),
    );
  });

  it('and any text is read without an error, with positions inside it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(AROUND)), fc.string({ unit: 'binary', maxLength: 60 }), (localeCode, text) => {
        for (const { start, end } of readQuantities(localeCode, text)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      runs(250, 1000),
    );
  });
});
