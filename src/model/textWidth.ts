/** Width of a text in search results, and truncation by pixels, as search engines do it, for all scripts of the site. */

import { pixelWidth } from './pixelWidth.ts';

/** The space for a text in a search result: font size and width in CSS pixels. */
export interface ResultRoom {
  readonly size: number;
  readonly limit: number;
}

/**
 * Space for title and description. Search engines publish no figures: these values fit their current pages, with the title in one line on a
 * computer or two on a phone, and the description in two lines or three.
 */
export const RESULT_ROOM = {
  desktop: { title: { size: 20, limit: 580 }, description: { size: 14, limit: 920 } },
  phone: { title: { size: 18, limit: 620 }, description: { size: 14, limit: 680 } },
} as const satisfies Readonly<Record<string, Readonly<Record<'title' | 'description', ResultRoom>>>>;

/** Width in CSS pixels, rounded to the nearest. */
export function measureText(text: string, size: number): number {
  return Math.round(pixelWidth(text.replace(/\s/g, ' '), size));
}

/** The text, truncated after the last complete word that fits and followed by three dots. */
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
