import { describe, expect, it } from 'vitest';
import { encodeTerms, type SearchIndex, termsOf } from './search.ts';
import { askedTerms, loudWords, vocabularyOf } from './searchQuery.ts';

function vocabularyIn(code: string, title: string, text: string, quiet: string) {
  const index: SearchIndex = {
    pages: [['/page', title, title]],
    sections: [[0, '', '']],
    ...encodeTerms([new Set(termsOf(text, code))]),
    quiet,
  };
  return vocabularyOf(index, code);
}

const german = vocabularyIn('de', 'Vollmacht für den Mieter', 'Konsulat Gericht verkaufen', 'wie bitte der');
const termsIn = (question: string) => [...askedTerms(question, 'de', german).keys()];

describe('a question', () => {
  it.each([
    ['one letter too few', 'Konslat'],
    ['one letter too many', 'Konnsulat'],
    ['a wrong letter', 'Konsubat'],
    ['two swapped letters', 'Kosnulat'],
  ])('with %s asks for the known word', (_, typed) => {
    expect(termsIn(typed)).toContain('konsu');
  });

  it.each(['Mieter', 'Gericht', 'Miat'])('leaves a known or short word as it is: %s', (typed) => {
    expect(new Set(termsIn(typed))).toEqual(new Set([typed.toLowerCase().slice(0, 5), typed.toLowerCase()]));
  });

  it('gives words that most questions have less weight, unless it has no others', () => {
    const asked = askedTerms('Bitte, wie geht die Vollmacht?', 'de', german);
    expect(asked.get('bitte')?.weight).toBeLessThan(asked.get('vollmacht')?.weight ?? 0);
    expect(loudWords('Bitte, wie geht die Vollmacht?', 'de', german)).toEqual(['geht', 'die', 'vollmacht']);
    expect(loudWords('Wie bitte?', 'de', german)).toEqual(['wie', 'bitte']);
  });
});
