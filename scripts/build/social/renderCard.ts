/** Draws a card as PNG, with typefaces that are opened once. Neighbour: ./images.ts, which calls it when needed. */
import sharp from 'sharp';
import type { Card } from './card.ts';
import { CARD_WEIGHTS, type CardTypefaces, drawCard } from './drawCard.ts';
import { openTypeface } from './typeset.ts';

/**
 * A card has few colours: with antialiasing, 48 show no difference, while 16 lose the small brick stones. More effort costs twice the time
 * for 5 % fewer bytes.
 */
const PALETTE = { palette: true, colours: 48, dither: 0, effort: 1, compressionLevel: 6 } as const;

export async function renderCard(card: Card, typefaces: CardTypefaces): Promise<Buffer> {
  return sharp(Buffer.from(drawCard(card, typefaces)))
    .removeAlpha()
    .png(PALETTE)
    .toBuffer();
}

/** Opens each font at first use: with a full cache, none. */
export function rememberTypefaces(publicDir: string): (fontPathname: string) => Promise<CardTypefaces> {
  const opened = new Map<string, Promise<CardTypefaces>>();
  return (fontPathname) => {
    const known = opened.get(fontPathname) ?? openTypefaces(publicDir, fontPathname);
    opened.set(fontPathname, known);
    return known;
  };
}

async function openTypefaces(publicDir: string, fontPathname: string): Promise<CardTypefaces> {
  const [title, small] = await Promise.all([
    openTypeface(publicDir, fontPathname, CARD_WEIGHTS.title),
    openTypeface(publicDir, fontPathname, CARD_WEIGHTS.small),
  ]);
  return { title, small };
}
