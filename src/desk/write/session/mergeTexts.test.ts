import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mergeTexts } from './mergeTexts.ts';

const BASE = '---\ntitle: Kira\n---\n\nBir cümle. İkinci cümle. Üçüncü cümle.\n\n- bir\n- iki\n';

it.each([
  ['neighbours in one line', ['Bir cümle', 'Tek cümle'], ['İkinci cümle', 'Öteki cümle']],
  ['a field and a sentence', ['title: Kira', 'title: Kira hukuku'], ['Üçüncü', 'Son']],
  ['a new item and a changed paragraph', ['- iki\n', '- iki\n- üç\n'], ['Bir cümle.', 'Bir söz.']],
  ['the same change twice', ['İkinci', 'Öteki'], ['İkinci', 'Öteki']],
  ['a sentence taken out and a field changed', [' İkinci cümle.', ''], ['title: Kira', 'title: Kira hukuku']],
] as const)('keeps both: %s', (_, [a, b], [c, d]) => {
  const [mine, theirs] = [BASE.replace(a, b), BASE.replace(c, d)];
  expect(mergeTexts(BASE, mine, theirs)).toBe(a === c ? mine : mine.replace(c, d));
  expect(mergeTexts(BASE, theirs, mine)).toBe(a === c ? mine : mine.replace(c, d));
});

it('leaves it to a person when both have changed one sentence', () => {
  expect(mergeTexts(BASE, BASE.replace('İkinci cümle', 'Öteki cümle'), BASE.replace('İkinci cümle', 'İkinci söz'))).toBeUndefined();
  expect(mergeTexts(BASE, BASE.replace(' İkinci cümle.', ''), BASE.replace('İkinci', 'Öteki'))).toBeUndefined();
  expect(
    mergeTexts(BASE, BASE.replace('Bir cümle.', 'Bir cümle. Ek bir.'), BASE.replace('Bir cümle.', 'Bir cümle. Başka ek.')),
  ).toBeUndefined();
});

it('changes no byte where only one has written', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../content/pages/rent/kira-takip/tr.mdx'), 'utf8');
  const edited = text.replace(/\n\n## /, '\n\nYeni bir paragraf; iki parçalı: evet!\n\n## ');
  expect(mergeTexts(text, edited, text)).toBe(edited);
  expect(mergeTexts(text, text, edited)).toBe(edited);
});
