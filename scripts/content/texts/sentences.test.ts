import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (localeCode: string, text: string) => splitSentences(localeCode, text).map((sentence) => sentence.text.trim());

describe('splitSentences', () => {
  it.each([
    ['tr', 'Dayanak TBK m. 344 hükmüdür. Süre 5. yıldan sonra başlar.', 2],
    ['en', 'See art. 166 and no. 3, e.g. the form. The answer is no. You can appeal.', 3],
    ['de', 'Das gilt z. B. ab dem 1. Januar nach Art. 5. Danach nicht mehr, d. h. nie.', 2],
    ['nl', 'Het gaat om art. 5, d.w.z. om de huur. Dat is bijv. zo bij nr. 3.', 2],
    ['fr', 'Le loyer (art. 344) change. Cela vaut par ex. pour un bail.', 2],
    ['ru', 'Это ст. 344, т. е. норма закона. Срок идёт с 1 января 2002 г. Дальше нет.', 2],
  ])('keeps abbreviations of %s inside their sentence', (localeCode, text, count) => {
    expect(split(localeCode, text)).toHaveLength(count);
  });

  it('tells where each sentence begins', () => {
    const text = 'Erster Satz. Zweiter Satz? Dritter.';
    expect(splitSentences('de', text).map(({ start }) => text.slice(start, start + 3))).toEqual(['Ers', 'Zwe', 'Dri']);
  });

  it('takes a heading for one sentence and leaves out what has no words', () => {
    expect(split('de', 'Kosten und Fristen')).toEqual(['Kosten und Fristen']);
    expect(split('de', '…')).toEqual([]);
  });
});
