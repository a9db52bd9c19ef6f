/**
 * Splits the site's style sheet: documents inline the styles of the first screen and link the complete sheet after it, and print has its
 * own.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../core/cache.ts';
import { shortenProperties } from './properties.ts';
import { minify } from './prune.ts';

export interface StyleSheets {
  /** All styles except print; inlined styles are a subset. */
  readonly screenCss: string;
  /** Address of the sheet with every rule. Documents link it after the first screen; the application adds it to the head. */
  readonly stylesPathname: string;
  /** Address of the print sheet, which browsers load last and without blocking. */
  readonly printPathname: string;
}

/** The layer order must be declared first: the first screen may lack rules of one layer, and the complete sheet comes later. */
export const LAYER_ORDER = '@layer reset,tokens,base,layout,parts,pages,print;';
const FONT_FACES = /@font-face\{[^}]*\}/g;

/** Writes the two files into `assetsDir`, with content hashes in their names. `scripts` are the texts that may use custom properties. */
export async function writeSheets(assetsDir: string, css: string, scripts: readonly string[]): Promise<StyleSheets> {
  const kept = new Set(scripts.flatMap((script) => [...script.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name)));
  const { screen, print } = divide(shortenProperties(minify(css), kept));
  const write = async (name: string, text: string) => {
    const fileName = `${name}-${hashText(text).slice(0, 8)}.css`;
    await writeFile(join(assetsDir, fileName), text);
    return `/assets/${fileName}`;
  };
  return {
    screenCss: screen,
    // Every document already declares the font faces; if they were declared again, a browser might swap the font while the visitor reads.
    stylesPathname: await write('styles', minify(LAYER_ORDER + screen.replace(FONT_FACES, ''))),
    printPathname: await write('print', print),
  };
}

function divide(css: string): { screen: string; print: string } {
  const start = css.indexOf('@layer print{');
  if (start < 0) throw new Error('The style sheet has no layer for paper.');
  const end = closingBrace(css, start);
  return { screen: css.slice(0, start) + css.slice(end + 1), print: css.slice(start, end + 1) };
}

/** Index of the closing brace of the block that begins at `start`. */
function closingBrace(css: string, start: number): number {
  let depth = 0;
  for (let index = css.indexOf('{', start); index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('A block of the style sheet has no end.');
}
