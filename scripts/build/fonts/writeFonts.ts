/** Writes the heading fonts in public/fonts: Piazzolla reduced to the letters of the site and one weight, one file per script. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subsetFont } from '../subsetFont.ts';
import { joinFonts } from './joinFonts.ts';

const SOURCE = 'node_modules/@fontsource-variable/piazzolla';
const TARGET = 'public/fonts';

/** Printable ASCII. */
const BASIC = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const SIGNS = '\u00a0„“”‚‘’«»‹›–—…·§×°';
/** German, Dutch, French, English and the Turkish letters in Latin-1. */
const LATIN = `${BASIC}${SIGNS}€½ÄÖÜäöüßÉÈÊËéèêëÀÂàâÇçÎÏîïÔôÛÙûùŒœÆæÿıáíóúñ`;
const TURKISH = 'ĞğŞşİ';
const CYRILLIC = `${String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0x410 + index))}Ёё№`;
/** Latin characters of Russian pages: names, numbers and punctuation. */
const LATIN_IN_RUSSIAN = `${BASIC}${SIGNS}öüçıÖÜÇ`;

const FILES = [
  { name: 'piazzolla-latin', base: { part: 'latin', text: LATIN }, more: { part: 'latin-ext', text: TURKISH } },
  { name: 'piazzolla-cyrillic', base: { part: 'cyrillic', text: CYRILLIC }, more: { part: 'latin', text: LATIN_IN_RUSSIAN } },
];

/** Writes the fonts and their licence; returns a line for each font. */
export async function writeFonts(root: string): Promise<string[]> {
  const source = join(root, SOURCE);
  const target = join(root, TARGET);
  await mkdir(target, { recursive: true });
  const lines: string[] = [];
  for (const { name, base, more } of FILES) {
    const joined = joinFonts(await subset(source, base.part, base.text), await subset(source, more.part, more.text));
    // HarfBuzz rewrites the joined font, which validates and compacts it.
    const font = await subsetFont(joined, base.text + more.text, { targetFormat: 'woff2', noLayoutClosure: true });
    await writeFile(join(target, `${name}.woff2`), font);
    lines.push(`${name}.woff2  ${font.length} bytes`);
  }
  await copyFile(join(source, 'LICENSE'), join(target, 'OFL.txt'));
  return lines;
}

/**
 * The optical size is fixed at its maximum, which is designed for headings, and the weight at the one of headings. A font with a range of
 * weights is half as large again, and the site's weights (480 to 620) can hardly be told from each other.
 */
async function subset(source: string, part: string, text: string): Promise<Buffer> {
  const file = await readFile(join(source, 'files', `piazzolla-${part}-standard-normal.woff2`));
  const variationAxes = { opsz: 30, wght: 560 };
  return subsetFont(file, text, { targetFormat: 'truetype', variationAxes, noLayoutClosure: true });
}
