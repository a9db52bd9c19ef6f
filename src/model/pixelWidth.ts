/**
 * Width of a text in a search result. Uses the advance widths of Arial, the font of search results, taken from the metrically equal Arimo.
 */

/** Width in pixels in Arial. A letter that the table does not contain counts as a capital M. */
export function pixelWidth(text: string, fontSize: number): number {
  let units = 0;
  for (const letter of text.normalize('NFC')) units += ADVANCES.get(letter) ?? WIDE;
  return (units * fontSize) / UNITS_PER_EM;
}

const UNITS_PER_EM = 2048;
const WIDE = 1706;

/**
 * Letters by advance width, in fractions of an em: Latin with Turkish and neighbouring alphabets, Cyrillic, and the punctuation of titles.
 */
const WIDTHS: readonly (readonly [number, string])[] = [
  [284, '\u202f'],
  [391, "'"],
  [455, 'ijlįĵĺļłſіј‘’‚'],
  [532, '|¦'],
  [569, ' !,./:;I[\\]ft\u00a0ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧІЇї'],
  [597, 'ľ'],
  [682, '()-`r¡¨²³´·¸¹ŕŗř“”„‹›'],
  [684, '{}ŀ'],
  [727, '"'],
  [747, 'гѓ'],
  [748, 'º'],
  [758, 'ª'],
  [768, 'ť'],
  [797, '*'],
  [819, '°'],
  [896, 'кќ'],
  [909, 'ĳ'],
  [938, 'т'],
  [939, 'з'],
  [961, '^'],
  [1024, 'JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżžЈсухѕў'],
  [1045, 'эє'],
  [1067, 'чь'],
  [1088, 'в'],
  [1100, '¶'],
  [1109, 'ЃГпя'],
  [1124, '±÷'],
  [1130, 'џ'],
  [1131, '¯н'],
  [1139, '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħĹĻĽĿŁńņňŋōŏőũūŭůűųаеорѐёђћ–€'],
  [1144, 'ийѝ'],
  [1173, 'бц'],
  [1180, 'µ'],
  [1193, 'ЌК'],
  [1195, 'дл'],
  [1196, '+<=>~¬×'],
  [1237, 'ŉЗ'],
  [1251, 'FTZ¿ßøŢŤŦŹŻŽТ'],
  [1259, 'ď'],
  [1280, 'ъ'],
  [1301, 'ЎУ'],
  [1344, 'БЛЬ'],
  [1365, 'Ч'],
  [1366, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸЀЅАВЕРХ'],
  [1367, 'Ё'],
  [1370, 'ж'],
  [1387, 'Д'],
  [1408, 'м'],
  [1472, 'ЄЍЏИЙПЭы'],
  [1479, 'CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵНСЯ'],
  [1481, 'Ŋ'],
  [1505, 'Ĳ'],
  [1509, '©®'],
  [1515, 'Ц'],
  [1536, 'ю'],
  [1557, 'Ф'],
  [1593, 'GOQÒÓÔÕÖØĜĞĠĢŌŎŐО'],
  [1621, 'Ъ'],
  [1643, 'ш'],
  [1664, 'њ'],
  [1685, 'фщ'],
  [1706, 'MmМ'],
  [1708, '¼½¾'],
  [1749, 'Ћ'],
  [1771, 'Ђ'],
  [1813, 'Ы'],
  [1821, '%æ'],
  [1856, 'љ'],
  [1877, 'Ш'],
  [1891, 'Ж'],
  [1920, 'Щ'],
  [1933, 'WœŴ'],
  [2048, 'ÆŒ—…'],
  [2069, 'ЊЮ'],
  [2079, '@'],
  [2165, 'Љ'],
  [2197, '№'],
];

const ADVANCES: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
