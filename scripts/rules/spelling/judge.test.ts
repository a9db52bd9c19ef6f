import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Dictionary, openDictionaries } from '../../content/dictionary.ts';
import { openCacheAt } from '../../core/cache.ts';
import { createJudge, respell } from './judge.ts';
import { wordsOf } from './words.ts';

let dictionaries: ReadonlyMap<string, Dictionary>;
beforeAll(async () => {
  dictionaries = await openDictionaries(['tr', 'en', 'de', 'nl', 'fr', 'ru', 'ja']);
});
const judge = (localeCode: string, wordList: string[] = []) =>
  createJudge(localeCode, dictionaries.get(localeCode) as Dictionary, wordList);

describe('createJudge', () => {
  it.each([
    [
      'tr',
      ['mirasçılarından', 'kiracılığımızın', 'Türkiye’dekiler', 'hâkim', 'hâlinizdeki', 'boşanmışsanız'],
      ['mirascılar', 'kiracilik', 'bosanma'],
    ],
    ['en', ['recognized', 'landlord’s', 'court-appointed'], ['recieve', 'landlrod']],
    ['de', ['Mietvertragsverlängerung', 'Anerkennungs-', 'Gerichtstermine'], ['Mietvetrag', 'Anerkenung']],
    ['nl', ['echtscheidingsconvenant', 'foto’s', 'huurprijs'], ['echtschieding', 'hurprijs']],
    ['fr', ['l’héritier', 'd’hérédité', 'entend-il'], ['héritié', 'sucession']],
    ['ru', ['приобретённый', 'наследника', 'суде'], ['наследнник', 'приобретеный']],
  ])('knows words of %s', (localeCode, right, wrong) => {
    const isRight = judge(localeCode);
    expect(right.filter((word) => !isRight(word))).toEqual([]);
    expect(wrong.filter((word) => isRight(word))).toEqual([]);
  });

  it('asks the list first, with any ending after an asterisk', () => {
    const isRight = judge('tr', ['tenfiz*', 'Webtapu']);
    expect(['tenfiz', 'Tenfizi', 'tenfizin', 'tenfizden', 'Webtapu’dan'].every(isRight)).toBe(true);
    expect(['tenfizxyz', 'tenfizkara', 'webtapu'].filter(isRight)).toEqual([]);
  });

  it('suggests the language’s letters for those that other keyboards have', () => {
    expect(respell('tr', 'kiracilik', judge('tr'))).toContain('kiracılık');
    expect(respell('de', 'Raeumung', judge('de'))).toContain('Räumung');
  });
});

describe('wordsOf', () => {
  it('leaves out what hangs on numbers, addresses and single letters', () => {
    const words = wordsOf('27/A m. 2002’den 90-day info@kopru.example https://a.example/b local_name Miet- und l’avocat ');
    expect(words.map(({ text }) => text)).toEqual(['Miet-', 'und', 'l’avocat']);
  });
});

describe('a dictionary', () => {
  it('gives in a later process the answers that the cache has, and is not loaded for them', async () => {
    const cache = openCacheAt(join(mkdtempSync(join(tmpdir(), 'answers-')), 'state'));
    const first = (await openDictionaries(['en'], cache)).get('en');
    expect([first?.isRight('lease'), first?.isRight('recieve'), first?.suggest('recieve')?.includes('receive')]).toEqual([
      true,
      false,
      true,
    ]);
    first?.save();
    const [name = ''] = readdirSync(cache.dir);
    const known = cache.read(join(cache.dir, name)) ?? '';
    // The cached result differs from the dictionary's, so that the answer shows its source.
    const copy = openCacheAt(`${cache.dir}-copy`);
    copy.write(join(copy.dir, name), known.replace('wrong', 'right').replace('["', '["reserve","'));
    const later = (await openDictionaries(['en'], copy)).get('en');
    expect([later?.isRight('lease'), later?.isRight('recieve'), later?.suggest('recieve')?.[0]]).toEqual([true, true, 'reserve']);
  });
});
