import { describe, expect, it } from 'vitest';
import { encodeTerms, type SearchIndex, termsOf } from './search.ts';
import { createSearch, createSearchInSlices } from './searchEngine.ts';

const PAGES = [
  ['/reddi-miras', 'Reddi miras', 'Reddi miras Borçlu miras nasıl reddedilir? babamın borcu'],
  ['/kira-takip', 'Kira takibi', 'Kira takibi Kiramı kim izler?'],
] as const;
const TEXTS = [
  [0, '', '', 'Mirası sulh hukuk mahkemesine reddedersiniz.'],
  [0, 'sure', 'Üç ay ne zaman başlar?', 'Süre ölümü öğrendiğiniz gün başlar.'],
  [1, '', '', 'Ödemeleri her ay izleriz.'],
  [1, 'gecikme', 'Kiracı gecikirse', 'Noterden ihtar gönderilir.'],
] as const;

function indexOf(code: string): SearchIndex {
  return {
    pages: PAGES,
    sections: TEXTS.map(([page, id, heading]) => [page, id, heading]),
    ...encodeTerms(TEXTS.map(([, , , text]) => new Set(termsOf(text, code)))),
    quiet: 'nasil lutfen yardim',
  };
}

const search = createSearch(indexOf('tr'), 'tr');
const first = (question: string) => search(question).map(({ pathname, id }) => (id ? `${pathname}#${id}` : pathname))[0];

describe('a search', () => {
  it.each([
    ['reddi miras', '/reddi-miras'],
    ['BABAMIN BORÇLARI', '/reddi-miras'],
    ['olumu ogrenme', '/reddi-miras#sure'],
    ['noterdn ihtar', '/kira-takip#gecikme'],
    ['kiracım gecikiyor', '/kira-takip#gecikme'],
  ])('finds %s', (question, expected) => {
    expect(first(question)).toBe(expected);
  });

  it('finds the same when it was built in slices', async () => {
    const pages = PAGES.map(([pathname, shortTitle, words]) => [pathname, shortTitle, words] as const);
    // More sections than a slice has.
    const sections = Array.from({ length: 120 }, (_, index) => [index % 2, `part-${index}`, `Bölüm ${index}`] as const);
    const texts = sections.map(([, id]) => new Set(termsOf(`mahkeme ${id.replace('part-', 'sayi')}`, 'tr')));
    const index = { pages, sections, ...encodeTerms(texts), quiet: 'nasil lutfen yardim' };
    const inSlices = await createSearchInSlices(index, 'tr');
    for (const question of ['mahkeme', 'bolum 119', 'reddi miras', 'sayi7']) {
      expect(inSlices(question), question).toEqual(createSearch(index, 'tr')(question));
      expect(inSlices(question), question).not.toEqual([]);
    }
  });

  it('puts the page first whose short title is the question', () => {
    const pages = [
      ['/vekaletname-miras', 'Miras için', 'Miras vekâletname'],
      ['/vekaletname', 'Vekâletname', 'Vekâletname Yurt dışından nasıl verilir? Konsolosluk, noter, azil'],
    ] as const;
    const sections = [0, 1].map((page) => [page, '', ''] as const);
    const texts = [new Set(termsOf('vekaletname vekaletname miras', 'tr')), new Set(termsOf('randevu', 'tr'))];
    const find = createSearch({ pages, sections, ...encodeTerms(texts), quiet: 'nasil lutfen yardim' }, 'tr');
    for (const question of ['VEKALETNAME', 'vekalet', 'vekaletnamem'])
      expect(find(question).map(({ pathname }) => pathname)).toEqual(['/vekaletname', '/vekaletname-miras']);
    expect(find('vekaletname miras')[0]?.pathname).toBe('/vekaletname-miras');
  });

  it('finds the page by the words with which people ask', () => {
    const pages = [
      ['/help', 'İletişim', 'İletişim Size nasıl yardım ederiz?'],
      ['/reddi-miras', 'Reddi miras', 'Reddi miras'],
    ] as const;
    const index = { pages, sections: [0, 1].map((page) => [page, '', ''] as const), ...encodeTerms([new Set(), new Set()]) };
    const paths = (quiet: string) => createSearch({ ...index, quiet }, 'tr')('nasıl yardım miras').map(({ pathname }) => pathname);
    expect(paths('')[0]).toBe('/help');
    expect(paths('nasil lutfen yardim')[0]).toBe('/reddi-miras');
  });

  it('puts a place with all words of the question before one that has one of them more often', () => {
    const pages = [
      ['/often', 'Kira', 'Kira kira kira kira'],
      ['/both', 'Evrak', 'Evrak ve belgeler, kira ve konsolosluk için gereken her şey ve daha fazlası'],
    ] as const;
    const sections = [
      [0, '', ''],
      [1, '', ''],
    ] as const;
    const find = createSearch({ pages, sections, ...encodeTerms([new Set(), new Set()]), quiet: '' }, 'tr');
    expect(find('kira konsolosluk')[0]?.pathname).toBe('/both');
  });

  it('names each page once, by its best place', () => {
    expect(search('borçlu miras süre').map(({ pathname }) => pathname)).toEqual(['/reddi-miras']);
  });

  it('leaves out what has only one word of several, and finds nothing for other matters', () => {
    expect(search('reddi miras babamın borcu ölüm').map(({ pathname }) => pathname)).toEqual(['/reddi-miras']);
    expect(search('uçak bileti')).toEqual([]);
  });
});
