/** What looks like a legal fact in each language, and what is left to the writers. */
import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../src/model/page.ts';
import { readQuantities } from '../content/quantity/readQuantities.ts';
import { looksLegal } from './factUnmarked.ts';
import { positionOfWords, proseOf } from './prose.ts';

function found(localeCode: string, text: string): string[] {
  return readQuantities(localeCode, text)
    .filter(looksLegal)
    .map((reading) => text.slice(reading.start, reading.end));
}

describe('looksLegal', () => {
  it.each([
    ['tr', 'Bir gün iki seçenek arasında kaldınız; bir süre beklediniz. 6698 sayılı Kanun, +90 500 000 00 00, 2007’den beri.'],
    ['en', 'One day you had two options; a third party may object under Act no. 6698 in 2007, in three of four cases.'],
    ['de', 'Eines Tages gab es zwei Wege; minderjährige Kinder, Art. 6 Abs. 1, § 107 FamFG, im Jahr 1995, 20095 Hamburg.'],
    ['nl', 'Op een dag waren er twee wegen; een derde maakt bezwaar. Artikel 27, 2 keer, minderjarige kinderen.'],
    ['fr', 'Un jour, deux options ; un tiers peut s’opposer, article 27, en 1995, à un moment.'],
    ['ru', 'Один день, два варианта; малолетние дети, статья 27, в 1995 году, оба супруга.'],
  ])('%s: leaves harmless figures alone', (localeCode, text) => {
    expect(found(localeCode, text)).toEqual([]);
  });

  it.each([
    ['tr', 'Üç ay içinde, 1 gün, %10 ve 500 TL.', ['Üç ay', '1 gün', '%10', '500 TL']],
    ['en', 'Within two weeks, by 1 July 2024, half of the value.', ['two weeks', '1 July 2024', 'half']],
    ['de', 'Die Dreimonatsfrist, die Hälfte, 25 Prozent.', ['Dreimonatsfrist', 'Hälfte', '25 Prozent']],
    ['nl', 'Binnen zes weken, een kwart.', ['zes weken', 'een kwart']],
    ['fr', 'Sous dix jours, la moitié.', ['dix jours', 'moitié']],
    ['ru', 'В течение трёх месяцев, половину.', ['трёх месяцев', 'половину']],
  ])('%s: names durations, dates, shares and sums', (localeCode, text, expected) => {
    expect(found(localeCode, text)).toEqual(expected);
  });
});

describe('proseOf', () => {
  const at = (line: number) => ({ filePath: 'x.mdx', line, column: 1 });
  const block: TextBlock = {
    type: 'paragraph',
    region: 'body',
    text: '2 in 5 yıl ay',
    segments: [
      { text: '2 ', position: at(1) },
      { text: '5 yıl', mark: 'fact', factId: 'a', position: at(2) },
      { text: ' ay', position: at(3) },
      { text: ' 3 gün', mark: 'link', position: at(4) },
    ],
    position: at(1),
  };

  it('removes marked words without joining the words around them', () => {
    const prose = proseOf(block);
    expect(found('tr', prose.text)).toEqual(['3 gün']);
    expect(prose.pieceAt(prose.text.indexOf('3')).position.line).toBe(4);
  });

  it('finds words again in a file that folds its lines', () => {
    const file = 'a: >-\n  bir üç\n  ay iki üç ay';
    expect(positionOfWords(file, { filePath: 'x', line: 2, column: 3 }, 'üç ay')).toMatchObject({ line: 2, column: 7 });
    expect(positionOfWords(file, { filePath: 'x', line: 3, column: 1 }, 'üç ay')).toMatchObject({ line: 3, column: 10 });
    expect(positionOfWords(file, { filePath: 'x', line: 3, column: 1 }, 'beş ay')).toMatchObject({ line: 3, column: 1 });
  });
});
