/** The registers of the site itself: words that must be found, and sentences of honest pages that must not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { conductSchema, glossarySchema } from '../content/schema/registers.ts';
import { createFinder } from './phrases.ts';

const contentDir = join(import.meta.dirname, '../../content');
const read = (name: string): unknown => parse(readFileSync(join(contentDir, name), 'utf8'));
const glossary = Object.values(glossarySchema.parse(read('glossary.yaml')));
const conduct = Object.values(conductSchema.parse(read('conduct.yaml')));

const findTerm = (localeCode: string, text: string): string[] =>
  createFinder(
    localeCode,
    glossary.flatMap(({ avoid }) => (avoid[localeCode] ?? []).map(({ words, unless }) => ({ words, unless, about: '' }))),
  )(text).map(({ found }) => found);

const findClaim = (localeCode: string, text: string): string[] =>
  createFinder(
    localeCode,
    conduct.flatMap(({ words, unless }) =>
      words[localeCode] ? [{ words: words[localeCode], unless: unless[localeCode], about: '' }] : [],
    ),
  )(text).map(({ found }) => found);

describe('content/glossary.yaml', () => {
  it.each([
    ['de', 'Es gilt die Zugewinngemeinschaft.', 'Zugewinngemeinschaft'],
    ['de', 'Sie unterschreiben das Protokoll der Scheidung.', 'Protokoll'],
    ['de', 'Danach kommt der Mahnbescheid.', 'Mahnbescheid'],
    ['de', 'Die Schlichtung ist Pflicht.', 'Schlichtung'],
    ['de', 'Unsere Rechtsanwältinnen helfen.', 'Rechtsanwältinnen'],
    ['fr', 'La communauté réduite aux acquêts s’applique.', 'communauté réduite aux acquêts'],
    ['fr', 'Vous demandez une prestation compensatoire.', 'prestation compensatoire'],
    ['fr', 'Votre avocat vous représente.', 'avocat'],
    ['nl', 'Uw advocaat dient de zaak in.', 'advocaat'],
    ['nl', 'Er is gemeenschap van goederen.', 'gemeenschap van goederen'],
    ['ru', 'Это мнимая сделка.', 'мнимая сделка'],
    ['ru', 'Суд решает, кому достанутся родительские права.', 'родительские права'],
    ['en', 'Ask a solicitor about probate.', 'solicitor'],
    ['tr', 'Verasetname nasıl alınır?', 'Verasetname'],
    ['tr', 'Konsolosluk sizi boşar.', 'Konsolosluk sizi boşar'],
    ['en', 'The consulate divorces you.', 'consulate divorces'],
  ])('finds in %s: %s', (localeCode, text, word) => {
    expect(findTerm(localeCode, text)[0]).toBe(word);
  });

  it.each([
    ['de', 'Anders als die deutsche Zugewinngemeinschaft teilt das türkische Recht nur den Wert.'],
    ['de', 'Ein deutsches Standesamt ist damit vergleichbar.'],
    ['fr', 'Un avocat turc vous représente ; interrogez aussi un avocat en Allemagne.'],
    ['fr', 'La Mavi Kart (carte bleue turque) donne ces droits.'],
    ['nl', 'Een Turkse advocaat vertegenwoordigt u.'],
    ['ru', 'Притворная сделка скрывает дарение.'],
    ['en', 'The consulate does not divorce anyone; it registers a foreign divorce.'],
    ['tr', 'Konsolosluk boşanma kararı vermez; yurt dışındaki boşanmayı tescil eder.'],
  ])('lets stand in %s: %s', (localeCode, text) => {
    expect(findTerm(localeCode, text)).toEqual([]);
  });
});

describe('content/conduct.yaml', () => {
  it.each([
    ['tr', 'En iyi avukatlar.'],
    ['tr', 'Miras hukuku uzmanıyız.'],
    ['tr', 'Kesin sonuç alırız.'],
    ['tr', 'İlk görüşme ücretsizdir; ücretsiz arayın.'],
    ['tr', 'Hemen arayın!'],
    ['en', 'We guarantee a result.'],
    ['en', 'Book a free consultation.'],
    ['en', 'Specialized in Turkish law.'],
    ['de', 'Die führende Kanzlei.'],
    ['de', 'Kostenlose Erstberatung.'],
    ['de', 'Fachanwalt für Erbrecht.'],
    ['nl', 'Gegarandeerd resultaat.'],
    ['nl', 'Wij zijn gespecialiseerd in huurrecht.'],
    ['fr', 'Le meilleur cabinet.'],
    ['fr', 'Consultation gratuite.'],
    ['fr', 'Nous sommes spécialistes du droit turc.'],
    ['ru', 'Лучшие юристы.'],
    ['ru', 'Гарантируем результат.'],
    ['ru', 'Бесплатная консультация.'],
  ])('finds in %s: %s', (localeCode, text) => {
    expect(findClaim(localeCode, text)).not.toEqual([]);
  });

  it.each([
    ['tr', 'Mahkeme bir bilirkişi, yani uzman görüşü alır.'],
    ['tr', 'Süreler deneyime dayanır; sonuç garanti edilemez.'],
    ['en', 'The court expert values the house.'],
    ['en', 'The judge decides in the best interests of the child.'],
    ['de', 'Das Gericht bestellt Sachverständige; am besten fragen Sie vorher.'],
    ['nl', 'De deskundige van de rechtbank schat de waarde.'],
    ['fr', 'Un expert judiciaire évalue le bien.'],
    ['ru', 'Судебный эксперт оценивает дом. Лучше проверить срок заранее.'],
  ])('lets stand in %s: %s', (localeCode, text) => {
    expect(findClaim(localeCode, text)).toEqual([]);
  });
});

describe('content/spelling', () => {
  it.each(readdirSync(join(contentDir, 'spelling')))('%s holds one word on a line, none twice, sorted in its groups', (name) => {
    const lines = readFileSync(join(contentDir, 'spelling', name), 'utf8')
      .trim()
      .split('\n');
    const words = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(words.filter((word) => !/^[\p{L}\p{M}º’-]+\*?$/u.test(word))).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    const small = (word: string) => word.replace('*', '').toLowerCase();
    const unsorted = lines.filter((line, index) => {
      const before = lines[index - 1] ?? '';
      return line !== '' && before !== '' && !line.startsWith('#') && !before.startsWith('#') && small(before) > small(line);
    });
    expect(unsorted).toEqual([]);
  });
});
