import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTerms, encodeTerms, type SearchSection, termsOf, wordsOf } from './search.ts';

describe('words', () => {
  it.each([
    ['tr', 'İIıi', 'iiii'],
    ['tr', 'KIRACI ÇIKMIYOR', 'kiraci cikmiyor'],
    ['tr', 'şüphe, ağır, göç, kâğıt', 'suphe agir goc kagit'],
    ['de', 'Kündigung Kuendigung KÜNDIGUNG', 'kundigung kundigung kundigung'],
    ['de', 'Straße Strasse', 'strasse strasse'],
    ['fr', 'l’héritière, ŒUVRE', 'heritiere oeuvre'],
    ['ru', 'Её ребёнок', 'ее ребенок'],
    ['nl', 'ĳs ijs', 'ijs ijs'],
  ])('in %s "%s" are "%s"', (code, text, expected) => {
    expect(wordsOf(text, code).join(' ')).toBe(expected);
  });

  it('lose endings, soft hyphens and single letters', () => {
    expect(termsOf('kira\u00adcının, kiracım; kiracı', 'tr')).toEqual(['kirac', 'kirac', 'kirac']);
    expect(termsOf('l’avocat à 5 ans', 'fr')).toEqual(['avoca', '5', 'ans']);
  });
});

it('an index has the terms of every section', () => {
  const term = fc.string({ unit: fc.constantFrom(...'abcşий'), minLength: 1, maxLength: 4 });
  const sections = fc.array(fc.uniqueArray(term, { maxLength: 6 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(sections, (terms) => {
      const index = { ...encodeTerms(terms.map((own) => new Set(own))), sections: terms.map((_, at): SearchSection => [at, '', '']) };
      const decoded = decodeTerms(index);
      expect(decoded.map((own) => own.filter(Boolean).sort())).toEqual(terms.map((own) => [...own].sort()));
    }),
  );
});
