/** Creates one social image per page and language: named by content before the pages are written, drawn only if not cached. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SocialImage } from '../../../src/model/head.ts';
import type { Labels } from '../../../src/model/label.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { hashText, openCache } from '../../core/cache.ts';
import type { Config } from '../../core/config.ts';
import { inParallel } from '../../core/inParallel.ts';
import { readPalette } from '../emit/tokens.ts';
import { CARD_SIZE, type Card, deriveCard, describeCard } from './card.ts';

/** Inputs of the drawing besides the card itself. */
const DRAWING_CODE = ['scripts/build/social', 'scripts/build/subsetFont.ts', 'src/model/drawings.ts', 'public/fonts'] as const;

export interface SocialCard extends SocialImage {
  readonly card: Card;
  /** Path of the image in the cache, present or future. */
  readonly cachePath: string;
}

/** Cards by the page's canonical pathname. Draws nothing yet, so that heads can reference the images. */
export function listSocialCards(config: Config, manifest: Manifest, labels: Labels): ReadonlyMap<string, SocialCard> {
  const palette = readPalette(config);
  const cache = openCache(config, 'social', DRAWING_CODE);
  return new Map(
    manifest.pages.map((page) => {
      const card = deriveCard(manifest, page, labels, palette);
      const cachePath = cache.pathOf([JSON.stringify(card)], 'png');
      const pathname = `/assets/social/${page.localeCode}-${page.pageId}-${hashText(cachePath.slice(config.cacheDir.length)).slice(0, 8)}.png`;
      return [page.pathname, { pathname, ...CARD_SIZE, alt: describeCard(manifest, page), card, cachePath }];
    }),
  );
}

/** The fields of the cards that heads use. */
export function describeImages(cards: ReadonlyMap<string, SocialCard>): Readonly<Record<string, SocialImage>> {
  return Object.fromEntries([...cards].map(([page, { pathname, width, height, alt }]) => [page, { pathname, width, height, alt }]));
}

/**
 * Draws the images that the cache lacks; returns their number. libvips draws in its own threads, so that pages are rendered meanwhile.
 * Throws when the heading font lacks a letter of a title.
 */
export async function drawSocialImages(config: Config, cards: readonly SocialCard[]): Promise<number> {
  const cache = openCache(config, 'social', DRAWING_CODE);
  // Most builds draw nothing, and importing the drawing libraries takes longer than the rest of this phase.
  const openDrawing = async () => {
    const { rememberTypefaces, renderCard } = await import('./renderCard.ts');
    const open = rememberTypefaces(join(config.root, 'public'));
    return async (card: Card) => renderCard(card, await open(card.fontPathname));
  };
  let drawing: ReturnType<typeof openDrawing> | undefined;
  let fresh = 0;
  // A third card keeps two cores busy.
  await inParallel(cards, 3, async ({ card, cachePath }) => {
    if (cache.readBytes(cachePath)) return;
    fresh += 1;
    drawing ??= openDrawing();
    cache.write(cachePath, await (await drawing)(card));
  });
  return fresh;
}

/** Writes the drawn images into `dir`. */
export async function writeSocialImages(config: Config, cards: readonly SocialCard[], dir: string): Promise<void> {
  const cache = openCache(config, 'social', DRAWING_CODE);
  for (const { cachePath, pathname } of cards) {
    const target = join(dir, pathname);
    const picture = cache.readBytes(cachePath);
    if (!picture) throw new Error(`The cache is damaged at ${cachePath}. It is fixed when you run the command again.`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, picture);
  }
}
