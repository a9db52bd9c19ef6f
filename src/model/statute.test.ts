import { describe, expect, it } from 'vitest';
import { formatStatute, parseStatute, writeOutStatute } from './statute.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('statutes', () => {
  it.each([
    ['tr', 'TMK m. 166/3'],
    ['en', 'TMK art. 166/3'],
    ['de', 'Art. 166 Abs. 3 TMK'],
    ['nl', 'art. 166 lid 3 TMK'],
    ['fr', 'TMK, art. 166, al. 3'],
    ['ru', 'ст. 166, ч. 3 TMK'],
  ])('are written as lawyers of %s write them', (localeCode, expected) => {
    expect(plain(formatStatute(localeCode, 'TMK 166/3'))).toBe(expected);
  });

  it('keeps an article that has a letter', () => {
    expect(parseStatute('5490 27/A')).toEqual({ act: '5490', article: '27/A', isProvisional: false, paragraph: '' });
    expect(plain(formatStatute('de', '5490 27/A'))).toBe('Art. 27/A Gesetz Nr. 5490');
  });

  it.each([
    ['tr', 'İİK m. 269/a', 'TBK geçici m. 1'],
    ['en', 'İİK art. 269/a', 'TBK provisional art. 1'],
    ['de', 'Art. 269/a İİK', 'Übergangsartikel 1 TBK'],
    ['nl', 'art. 269/a İİK', 'overgangsartikel 1 TBK'],
    ['fr', 'İİK, art. 269/a', 'TBK, art. provisoire 1'],
    ['ru', 'ст. 269/a İİK', 'временная ст. 1 TBK'],
  ])('of articles with a small letter and of provisional ones are written in %s too', (localeCode, lettered, provisional) => {
    expect(plain(formatStatute(localeCode, 'İİK 269/a'))).toBe(lettered);
    expect(plain(formatStatute(localeCode, 'TBK geçici 1'))).toBe(provisional);
  });

  it.each([
    ['tr', 'Türk Medeni Kanunu', 'Türk Medeni Kanunu, m. 166/3'],
    ['en', 'Turkish Civil Code', 'Turkish Civil Code, art. 166/3'],
    ['de', 'türkisches Zivilgesetzbuch', 'Türkisches Zivilgesetzbuch, Art. 166 Abs. 3'],
    ['nl', 'Turks Burgerlijk Wetboek', 'Turks Burgerlijk Wetboek, art. 166 lid 3'],
    ['fr', 'Code civil turc', 'Code civil turc, art. 166, al. 3'],
    ['ru', 'Гражданский кодекс Турции', 'Гражданский кодекс Турции, ст. 166, ч. 3'],
  ])('are written out in %s', (localeCode, name, expected) => {
    expect(plain(writeOutStatute(localeCode, 'TMK 166/3', name))).toBe(expected);
    expect(writeOutStatute(localeCode, 'TMK 166/3', undefined)).toBe(formatStatute(localeCode, 'TMK 166/3'));
    expect(writeOutStatute(localeCode, 'practice', name)).toBe('practice');
  });

  it('sets a range of paragraphs with an en dash', () => {
    expect(plain(formatStatute('de', 'TMK 166/1-2'))).toBe('Art. 166 Abs. 1–2 TMK');
    expect(plain(formatStatute('de', 'HUAK 18/A/15'))).toBe('Art. 18/A Abs. 15 HUAK');
  });

  it('counts German acts in sections in every language', () => {
    expect(plain(formatStatute('ru', 'BGB 1944'))).toBe('§ 1944 BGB');
  });

  it('leaves decisions and the practice’s own figures unchanged', () => {
    expect(formatStatute('de', 'practice')).toBe('practice');
    expect(formatStatute('de', 'HGK E. 2022/2-1205, K. 2023/1188')).toContain('HGK E. 2022/2-1205');
  });
});
