/** Draws a card as PNG, with a typeface that is opened once. Neighbour: ./images.ts, which calls it when needed. */
import sharp from 'sharp';
import type { Card } from './card.ts';
import { drawCard } from './drawCard.ts';
import { openTypeface, type Typeface } from './typeset.ts';

/**
 * A card has few colours: with antialiasing, 48 show no difference, while 16 lose the small brick stones. More effort costs twice the time
 * for 5 % fewer bytes.
 */
const PALETTE = { palette: true, colours: 48, dither: 0, effort: 1, compressionLevel: 6 } as const;

export async function renderCard(card: Card, typeface: Typeface): Promise<Buffer> {
  return sharp(Buffer.from(drawCard(card, typeface)))
    .removeAlpha()
    .png(PALETTE)
    .toBuffer();
}

/** Opens each font at first use: with a full cache, none. */
export function rememberTypefaces(publicDir: string): (fontPathname: string) => Promise<Typeface> {
  const opened = new Map<string, Promise<Typeface>>();
  return (fontPathname) => {
    const known = opened.get(fontPathname) ?? openTypeface(publicDir, fontPathname);
    opened.set(fontPathname, known);
    return known;
  };
}
