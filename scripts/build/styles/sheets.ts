/** Divides the site's style sheet: what a kind of page needs stands in its documents, the whole comes with the application, paper has its own. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../core/cache.ts';
import { shortenProperties } from './properties.ts';
import { minify } from './prune.ts';

export interface StyleSheets {
  /** Everything but paper; what documents carry is cut from it. */
  readonly screenCss: string;
  /** Address of the sheet with every rule; the application adds it, because any page may follow. */
  readonly stylesPathname: string;
  /** Address of the sheet for paper, which browsers fetch last and without waiting for it. */
  readonly printPathname: string;
}

/** The order of the layers must be told first: a document may lack rules of one, and the whole sheet comes later. */
export const LAYER_ORDER = '@layer reset,tokens,base,layout,parts,pages,print;';
const FONT_FACES = /@font-face\{[^}]*\}/g;

/** Writes the two files into `assetsDir`; their names follow from what they say. `scripts` are the texts that may name custom properties. */
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
    // Faces are in every document already; told again, a browser might swap the font under the reader.
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

/** Index of the brace that closes the block which begins at `start`. */
function closingBrace(css: string, start: number): number {
  let depth = 0;
  for (let index = css.indexOf('{', start); index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('A block of the style sheet has no end.');
}
