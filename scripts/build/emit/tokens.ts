/** Reads the colours from src/styles/tokens.css, their only source, for all output other than style sheets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Colour, FieldColours } from '../../../src/model/manifest.ts';
import { CALM_FIELD } from '../../../src/model/shell.ts';
import type { Site } from '../../../src/model/site.ts';
import type { Config } from '../../core/config.ts';

const TOKENS_FILE = 'src/styles/tokens.css';

/** Returns the colour of a custom property, named without its dashes. Throws when the style sheet has no such colour. */
export type Palette = (name: string) => Colour;

export function readPalette({ root }: Pick<Config, 'root'>): Palette {
  return parsePalette(readFileSync(join(root, TOKENS_FILE), 'utf8'));
}

/** Colours of the fields at the top of the site's pages. */
export function fieldColoursOf(palette: Palette, site: Pick<Site, 'areas'>): FieldColours {
  const fields = [CALM_FIELD, ...site.areas.map(({ field }) => field)];
  return Object.fromEntries(fields.map((field) => [field, palette(field)]));
}

/** Colours of the light scheme precede the first media query; those that differ in the dark scheme are inside its media query. */
function parsePalette(css: string): Palette {
  const [base = '', ...queries] = css.split('@media ');
  const light = coloursOf(base);
  const dark = coloursOf(queries.find((query) => query.startsWith('(prefers-color-scheme: dark)')) ?? '');
  return (name) => {
    const day = light.get(name);
    if (!day) throw new Error(`${TOKENS_FILE} has no colour --${name}.`);
    return { light: day, dark: dark.get(name) ?? day };
  };
}

function coloursOf(css: string): ReadonlyMap<string, string> {
  const long = (hex: string) => (hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex);
  return new Map([...css.matchAll(/--([\w-]+):\s*#([\da-f]{3}|[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, `#${long(hex)}`]));
}
