/** Draws a social image as SVG, with all text as outlines. Neighbour: images.ts, which makes a PNG of it. */
import { ARCH } from '../../../src/model/drawings.ts';
import { CARD_SIZE, type Card } from './card.ts';
import { drawArch, drawMotif, placeBox } from './drawMotif.ts';
import { breakLines, type TextStyle, type Typeface } from './typeset.ts';

const MARGIN = 72;
/** The deck's upper edge: its height at both sides, and its rise in the middle. */
const DECK = { y: 534, rise: 18 } as const;
const TITLE = { sizes: [78, 70, 64, 58, 52, 46], top: 158, lineHeight: 1.1, style: { tracking: -0.015, wordSpacing: 0.06 } } as const;
/** Boxes of the title and the drawing: beside each other, or a row of arches below the title. */
const BESIDE = { title: { width: 640, height: 340 }, motif: { x: 742, width: 386 } } as const;
const BELOW = { title: { width: 1056, height: 180 }, motif: { x: MARGIN, width: 1056 } } as const;
const BRAND = { y: 604, mark: 58, size: 36 } as const;

export function drawCard(card: Card, typeface: Typeface): string {
  const { width, height } = CARD_SIZE;
  const { colours, motif } = card;
  const room = motif.type === 'row' || motif.type === 'bridge' ? BELOW : BESIDE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.field}" d="M0 0h${width}v${height}H0z"/>`,
    drawMotif(motif, { ...room.motif, ground: deckHeight }, colours),
    `<path fill="${colours.deep}" d="M0 ${DECK.y}Q${width / 2} ${DECK.y - 2 * DECK.rise} ${width} ${DECK.y}V${height}H0z"/>`,
    drawTitle(card, room.title, typeface),
    drawBrand(card, typeface),
    '</svg>',
  ].join('');
}

/** Height of the deck's upper edge at x; the same curve as the path above. */
function deckHeight(x: number): number {
  const at = x / CARD_SIZE.width;
  return DECK.y - 4 * DECK.rise * at * (1 - at);
}

function drawTitle(card: Card, room: Room, typeface: Typeface): string {
  const { lines, style } = fitTitle(card.title, room, typeface);
  const baseline = (index: number) => TITLE.top + style.size * (0.78 + index * TITLE.lineHeight);
  return [
    fill(card.colours.soft, typeface.outline(card.kicker, MARGIN, 104, { size: 30, wordSpacing: 0.04 })),
    ...lines.map((line, index) => fill(card.colours.ink, typeface.outline(line, MARGIN, baseline(index), style))),
  ].join('');
}

/** The practice's logo and name on the deck, and the site's host. */
function drawBrand({ colours, siteName, host }: Card, typeface: Typeface): string {
  const { y, mark, size } = BRAND;
  const hostStyle: TextStyle = { size: 26 };
  const hostX = CARD_SIZE.width - MARGIN - typeface.measure(host, hostStyle);
  return [
    placeBox({ x: MARGIN, width: mark, ground: () => y - 2 }, ARCH, drawArch(colours.onDeep, colours.onDeepBrick)),
    fill(colours.onDeep, typeface.outline(siteName, MARGIN + mark + 16, y, { size })),
    fill(colours.onDeepSoft, typeface.outline(host, hostX, y, hostStyle)),
  ].join('');
}

function fill(colour: string, outline: string): string {
  return `<path fill="${colour}" d="${outline}"/>`;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The largest size at which the title fits; the smallest size is used even if it does not. */
function fitTitle(title: string, room: Room, typeface: Typeface): { readonly lines: readonly string[]; readonly style: TextStyle } {
  // Widths are proportional to the size, so each line is measured once, at size 1.
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? typeface.measure(line, { ...TITLE.style, size: 1 });
    widths.set(line, width);
    return width;
  };
  for (const size of TITLE.sizes) {
    const style: TextStyle = { ...TITLE.style, size };
    const lines = breakLines(title, room.width / size, measure);
    const fits = lines.length * size * TITLE.lineHeight <= room.height && lines.every((line) => measure(line) * size <= room.width);
    if (fits || size === TITLE.sizes.at(-1)) return { lines, style };
  }
  throw new Error('There is no size to try.');
}
