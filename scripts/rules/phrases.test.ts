import { describe, expect, it } from 'vitest';
import { createFinder } from './phrases.ts';

const find = (localeCode: string, words: string[], text: string, unless?: string[]) =>
  createFinder(localeCode, [{ words, unless, about: 'x' }])(text).map(({ found }) => found);

describe('createFinder', () => {
  it('finds words with endings and ignores longer words that contain them', () => {
    expect(find('de', ['Rechtsanwalt*'], 'Der Rechtsanwalt, die Rechtsanwaltskanzlei, kein Nichtrechtsanwalt.')).toEqual([
      'Rechtsanwalt',
      'Rechtsanwaltskanzlei',
    ]);
    expect(find('fr', ['avocat'], 'Un avocat, des avocats, l’avocat.')).toEqual(['avocat', 'avocat']);
  });

  it('folds case by the language’s rule', () => {
    expect(find('tr', ['ihtar'], 'İHTAR ve IHTAR')).toEqual(['İHTAR']);
    expect(find('ru', ['опека'], 'ОПЕКА')).toEqual(['ОПЕКА']);
  });

  it('accepts any space, and up to three words for …', () => {
    expect(find('en', ['free consultation'], 'a free\u00a0consultation')).toEqual(['free\u00a0consultation']);
    expect(find('en', ['consulate … divorce'], 'The consulate can grant a divorce.')).toEqual(['consulate can grant a divorce']);
    expect(find('en', ['consulate … divorce'], 'The consulate will look at every foreign divorce.')).toEqual([]);
    expect(find('en', ['consulate … divorce'], 'Ask the consulate. A divorce is final.')).toEqual([]);
  });

  it('allows words if an exception is in the same sentence', () => {
    const words = ['Zugewinn*'];
    expect(find('de', words, 'Anders als beim deutschen Zugewinn. Der Zugewinn zählt.', ['deutsch*'])).toEqual(['Zugewinn']);
  });

  it('looks for exceptions also in what the text masks', () => {
    const finder = createFinder('fr', [{ words: ['carte bleue'], unless: ['Mavi'], about: 'x' }]);
    expect(finder('la carte bleue (\ufffc\ufffc\ufffc\ufffc)', 'la carte bleue (Mavi)')).toEqual([]);
    expect(finder('la carte bleue')).toHaveLength(1);
  });
});
