/** Turkish: findings about words: spelling, typography, terms, professional rules, readability. */
import type { wording as english } from '../en/wording.ts';
import { write } from '../values.ts';
import { typography } from './typography.ts';

export const wording: typeof english = {
  conduct: ({ words, why, instead }) => [`“${words}” denemez: ${why}`, instead],
  glossary: ({ words, term, why, use, id }) => [
    `“${words}”, “${term}” teriminin doğru karşılığı değil: ${why}`,
    `“${use}” yazın ya da content/glossary.yaml dosyasındaki ${id} maddesini değiştirin.`,
  ],
  spelling: ({ word, suggestions, code, isMarkable }) => [
    `“${word}” sözlükte yok.${suggestions.length > 0 ? ` Şunu mu demek istediniz: ${suggestions.join(', ')}?` : ''}`,
    `Düzeltin${isMarkable ? ', Türkçe kelimeyi <Term> ile işaretleyin' : ''} ya da doğruysa content/spelling/${code}.txt dosyasına ekleyin.`,
  ],
  'spelling.statute': ({ word, reference }) => [
    `“${word}” bir kanun adı ve <Law> ile işaretlenmemiş.`,
    `<Law ref="${reference}" /> yazın; her dil onu kendi biçimiyle gösterir.`,
  ],
  'spelling.english': ({ word, text, code }) => [
    `“${word}” sözlükte yok; metnin tamamı İngilizceye benziyor: “${text}”`,
    `Çevirin ya da kelime doğruysa content/spelling/${code}.txt dosyasına ekleyin.`,
  ],
  'typography.open-quote': ({ opening, closing }) => [`${opening} tırnağı kapanmamış.`, `Alıntının bittiği yere ${closing} yazın.`],
  typography: ({ problem, right }) => [
    write(typography, problem),
    `“${right}” yazın (␣ ve ⍽ bölünmez boşluktur) ya da şunu çalıştırın: npm run check -- --fix`,
  ],
  'readability.paragraph': ({ words, most }) => [
    `Bu paragraf ${words} kelime; en çok ${most} kelime kolay okunur.`,
    'Yeni bir düşüncenin başladığı yerde bölün ya da liste yapın.',
  ],
  'readability.sentence': ({ words, most, start }) => [
    `Bu cümle ${words} kelime; en çok ${most} kelime kolay okunur: “${start} …”`,
    'İki cümleye bölün.',
  ],
  hedge: ({ count, words, most, why, instead }) => [
    `Bu sayfada ${words.map((word) => `“${word}”`).join(', ')} gibi ${count} ifade var; uzunluğuna göre en çok ${most} olabilir: ${why}`,
    instead,
  ],
  'stock-sentence': ({ pages, quote }) => [
    `Bu cümle ${pages} sayfada geçiyor: “${quote}”`,
    'Bir kez ortak metin olarak yazın (content/passages) ya da her sayfada oraya özgü olanı söyleyin.',
  ],
  'term-unexplained': ({ word, gloss }) => [
    `“${word}” bu sayfada ilk kez burada geçiyor ve ne anlama geldiği söylenmiyor.`,
    `“${word} (${gloss})” ya da herkesin bildiği bir kelime yazın.`,
  ],
  'term-unexplained.turkish': ({ word }) => [
    `Bu sayfada Türkçe “${word}” kelimesi geçiyor, ama yanında çevirisi yok.`,
    'Çevirisini, arkasına da parantez içinde Türkçe kelimeyi yazın.',
  ],
  abbreviation: ({ id, name }) => [unwritten(id), `“${name} (${id})” yazın.`],
  'abbreviation.act': ({ id, name, reference }) => [unwritten(id), `<Law ref="${reference}" /> etiketinden önce “${name}, ” yazın.`],
  'country-bound': ({ words }) => [
    `“${words}” tek bir ülkedeki okurlara sesleniyor; ötekiler başka yerde yaşıyor.`,
    '“Yaşadığınız ülke” yazın ya da ülkeyi örnek olarak verin (“örneğin Almanya’da”).',
  ],
};

function unwritten(id: string): string {
  return `“${id}” bu sayfada ilk kez burada geçiyor ve açık adı yazılmamış.`;
}
