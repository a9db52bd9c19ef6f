/** How wide a text is in a list of search results, and where it is cut: by the pixel, as search engines do, in any of the site's scripts. */

/** Advance widths of Arial (and of its metric twins Liberation Sans and Arimo) in 1/2048 of the font size, by width. */
const ADVANCES: Readonly<Record<number, string>> = {
  391: "'",
  455: 'ijl‘’‚',
  532: '|',
  569: ' !,./:;I[\\]ftıİîïÎÏíÍ·',
  682: '()-`r“”„‹›',
  684: '{}',
  717: '•',
  727: '"',
  747: 'г',
  797: '*',
  819: '°',
  896: 'к',
  938: 'т',
  939: 'з',
  961: '^',
  1024: 'Jcksvxyzçşÿсух',
  1045: 'э',
  1067: 'чь',
  1088: 'в',
  1109: 'Гпя',
  1131: 'н',
  1144: 'ий',
  1173: 'бц',
  1193: 'К',
  1195: 'дл',
  1196: '+<=>~×−',
  1237: 'З',
  1251: 'FTZßТ',
  1280: 'ъ',
  1301: 'У',
  1344: 'БЛЬ',
  1365: 'Ч',
  1366: '&ABEKPSVXYŞÄÉÈÊËÀÂŸÁÅАВЕРХ',
  1367: 'Ё',
  1370: 'ж',
  1387: 'Д',
  1408: 'м',
  1472: 'ИЙПЭы',
  1479: 'CDHNRUwÇÜÙÛÚÑНСЯ',
  1515: 'Ц',
  1536: 'ю',
  1557: 'Ф',
  1593: 'GOQĞÖÔÓО',
  1621: 'Ъ',
  1643: 'ш',
  1685: 'фщ',
  1706: 'MmМ',
  1813: 'Ы',
  1821: '%æ',
  1877: 'Ш',
  1891: 'Ж',
  1920: 'Щ',
  1933: 'Wœ',
  2048: 'ÆŒ—…',
  2069: 'Ю',
  2079: '@',
};
const UNITS = 2048;
/** Figures, most small letters, and whatever stands in no line above. */
const USUAL_ADVANCE = 1139;

const advanceOf = new Map(
  Object.entries(ADVANCES).flatMap(([advance, letters]) => [...letters].map((letter) => [letter, Number(advance)] as const)),
);

/** A line or a few lines of a result: font size and room in CSS pixels. */
export interface ResultRoom {
  readonly size: number;
  readonly limit: number;
}

/**
 * What search results show. Search engines publish no figures: these are what their pages have room for today, title in one line
 * of a computer's screen or two of a phone's, description in two lines or three.
 */
export const RESULT_ROOM = {
  desktop: { title: { size: 20, limit: 580 }, description: { size: 14, limit: 920 } },
  phone: { title: { size: 18, limit: 620 }, description: { size: 14, limit: 680 } },
} as const satisfies Readonly<Record<string, Readonly<Record<'title' | 'description', ResultRoom>>>>;

/** Width in CSS pixels, rounded to the nearest. */
export function measureText(text: string, size: number): number {
  let units = 0;
  for (const letter of text.normalize('NFC').replace(/\s/g, ' ')) units += advanceOf.get(letter) ?? USUAL_ADVANCE;
  return Math.round((units * size) / UNITS);
}

/** The text as far as it fits, whole words and three dots behind them. */
export function cutText(
  text: string,
  { size, limit }: ResultRoom,
): { readonly shown: string; readonly isCut: boolean; readonly width: number } {
  const width = measureText(text, size);
  if (width <= limit) return { shown: text, isCut: false, width };
  const words = text.split(/(?<=\s)/);
  while (words.length > 1 && measureText(`${words.join('').trimEnd()} …`, size) > limit) words.pop();
  return { shown: `${words.join('').trimEnd()} …`, isCut: true, width };
}
