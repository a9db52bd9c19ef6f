import { describe, expect, it } from 'vitest';
import { createDetector } from './detector.ts';

const detect = createDetector(['tr', 'en', 'de', 'nl', 'fr', 'ru']);
const SENTENCES: Readonly<Record<string, string>> = {
  tr: 'Mahkeme, kirayı emsal kiralara göre yeniden belirleyebilir.',
  en: 'The court may set the rent anew, based on comparable rents.',
  de: 'Das Gericht kann die Miete anhand vergleichbarer Mieten neu festsetzen.',
  nl: 'De rechter kan de huurprijs opnieuw vaststellen op basis van vergelijkbare huurprijzen.',
  fr: 'Le tribunal peut fixer un nouveau loyer d’après les loyers comparables.',
  ru: 'Суд может заново установить размер аренды на основе сопоставимой платы.',
};

describe('createDetector', () => {
  const pairs = Object.keys(SENTENCES).flatMap((written) => Object.keys(SENTENCES).map((expected) => [written, expected] as const));

  it.each(pairs)('knows a %s sentence in a %s file', (written, expected) => {
    expect(detect(SENTENCES[written] ?? '', expected)).toBe(written === expected ? undefined : written);
  });

  it.each([
    ['Miras nasıl paylaşılır?', 'de', 'tr'],
    ['How long does it take?', 'tr', 'en'],
    ['Что делать?', 'en', 'ru'],
    ['Was ist das?', 'ru', 'de'],
  ])('knows the short text "%s" in a %s file', (text, expected, found) => {
    expect(detect(text, expected)).toBe(found);
  });

  it.each([
    ['Contact', 'nl'],
    ['WhatsApp', 'ru'],
    ['e-Devlet, Konya', 'ru'],
    ['Not', 'tr'],
    ['Quelle', 'de'],
    ['Executie of rechter', 'nl'],
    ['Hamburg · Istanbul · Ankara', 'fr'],
    ['', 'de'],
  ])('says nothing about "%s" in a %s file', (text, expected) => {
    expect(detect(text, expected)).toBeUndefined();
  });

  it.each([
    ['تستغرق المحكمة وقتا', 'tr', 'ar'],
    ['Суд', 'ar', undefined],
    ['Что делать?', 'ar', 'ru'],
    ['裁判所はいつ決めますか', 'ar', undefined],
  ])('knows "%s" by its letters in a %s file of a site with scripts of three kinds', (text, expected, found) => {
    expect(createDetector(['tr', 'ru', 'ar', 'ja'])(text, expected)).toBe(found);
  });
});
