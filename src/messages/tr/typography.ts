/** Turkish: what is wrong in the signs of a text, as complete sentences. */
import type { typography as english } from '../en/typography.ts';

const BLANKS = { wide: 'bölünmez boşluk (U+00A0)', narrow: 'dar bölünmez boşluk (U+202F)' };
const PERCENT = {
  before: 'sayının önüne, boşluksuz yazılır',
  behind: 'sayının hemen arkasına yazılır',
  spaced: 'bölünmez boşluktan (U+00A0) sonra yazılır',
};

export const typography: typeof english = {
  ellipsis: () => 'Üç nokta tek karakterdir: … (U+2026).',
  dash: ({ sign, isTied }) =>
    `Bu dilin uzun çizgisi ${sign}; ${isTied ? 'önüne bölünmez boşluk (U+00A0) konur' : 'iki yanında boşluk olur'}.`,
  separator: ({ number, isGroup }) => `“${number}” başka bir dilin ${isGroup ? 'binlik ayırıcısını' : 'ondalık ayırıcısını'} taşıyor.`,
  percent: ({ how }) => `Yüzde işareti ${PERCENT[how]}.`,
  range: ({ range }) => `“${range}” bir aralık: Sayıların arasına boşluksuz kısa çizgi (–) yazın.`,
  quotes: ({ sign, outer, inner }) => `${sign} bu dilin tırnağı değil; bu dilde ${outer}, iç içe olanlarda ${inner} yazılır.`,
  'quotes-spaced': () => '« ve » işaretlerinin içine bölünmez boşluk yazın.',
  'quotes-tight': ({ opening, closing }) => `${opening} ve ${closing} işaretlerinin içine boşluk yazmayın.`,
  straight: ({ right }) => `Kesme işareti ve tırnak düz olmaz: ${right} yazın.`,
  'double-space': () => 'Burada iki boşluk var.',
  bound: ({ words }) => `“${words}” aynı satırda kalmalı; arasına bölünmez boşluk (U+00A0) yazın.`,
  'mark-spaced': ({ signs, blank }) => `${signs} işaretinden önce ${BLANKS[blank]} yazın.`,
  'mark-tight': ({ signs }) => `${signs} işaretinden önce boşluk yazmayın.`,
  pair: ({ words }) => `“${words}” içinde bölünmez boşluk (U+00A0) olmalı.`,
};
