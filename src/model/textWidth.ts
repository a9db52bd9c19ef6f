/** How wide a text is in a list of search results, and where it is cut: by the pixel, as search engines do, in any of the site's scripts. */

import { pixelWidth } from './pixelWidth.ts';

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
  return Math.round(pixelWidth(text.replace(/\s/g, ' '), size));
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
