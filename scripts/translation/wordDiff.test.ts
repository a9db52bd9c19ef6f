/** Changes are named in the words that a reader would name. */
import { describe, expect, it } from 'vitest';
import { diffSentences, diffWords, likeness, type Span } from './wordDiff.ts';

function show(spans: readonly Span[]): string {
  return spans.map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`)).join('');
}

function textOf(spans: readonly Span[], left: Span['kind']): string {
  return spans
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');
}

describe('diffWords', () => {
  it.each([
    ['tr', 'Başvuru için 90 gün vardır.', 'Başvuru için 120 gün vardır.', 'Başvuru için [-90-][+120+] gün vardır.'],
    ['tr', 'Türkiye’de dava açılır.', 'Türkiye’den dava açılır.', '[-Türkiye’de-][+Türkiye’den+] dava açılır.'],
    ['ru', 'Срок составляет три месяца.', 'Срок составляет шесть месяцев.', 'Срок составляет [-три месяца-][+шесть месяцев+].'],
    ['de', 'Sie unterschreiben dort.', 'Sie unterschreiben persönlich dort.', 'Sie unterschreiben [+persönlich +]dort.'],
    ['nl', 'Neem uw paspoort mee.', 'Neem mee.', 'Neem [-uw paspoort -]mee.'],
    ['fr', 'Le délai court.', 'Le délai court.', 'Le délai court.'],
  ])('%s: %s', (localeCode, before, after, expected) => {
    expect(show(diffWords(localeCode, before, after))).toBe(expected);
  });

  it('contains both complete texts', () => {
    const before = 'Der Antrag, den Sie stellen, wird (meist) in 2 Wochen bearbeitet.';
    const after = 'Ihr Antrag wird meist in 3 Wochen, selten später bearbeitet!';
    const spans = diffWords('de', before, after);
    expect(textOf(spans, 'added')).toBe(before);
    expect(textOf(spans, 'removed')).toBe(after);
  });

  it('has nothing to say about two empty texts', () => {
    expect(diffWords('tr', '', '')).toEqual([]);
  });
});

describe('diffSentences', () => {
  it('sets a changed sentence beside its old form, and names new ones and lost ones', () => {
    const before = 'Dava açılır. Belgeler toplanır. Karar kesinleşir.';
    const after = 'Dava açılır. Karar üç ay sonra kesinleşir. Tapuya gidilir.';
    expect(diffSentences('tr', before, after).map((change) => [change.before, change.after])).toEqual([
      ['Dava açılır.', 'Dava açılır.'],
      ['Belgeler toplanır.', undefined],
      ['Karar kesinleşir.', 'Karar üç ay sonra kesinleşir.'],
      [undefined, 'Tapuya gidilir.'],
    ]);
  });

  it('does not call two different sentences one that was changed', () => {
    const changes = diffSentences('en', 'The court decides about custody.', 'Bring your passport to the consulate.');
    expect(changes).toHaveLength(2);
  });
});

describe('likeness', () => {
  it('is 1 for the same words, 0 for others, and ignores punctuation', () => {
    expect(likeness('tr', 'İki tanık gerekir.', 'iki tanık gerekir')).toBe(1);
    expect(likeness('tr', 'İki tanık gerekir.', 'Mahkeme karar verir.')).toBe(0);
  });
});
