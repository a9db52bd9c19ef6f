/** Draws the motif on the deck of a social image: the drawing of the page's header. Neighbour: src/model/drawings.ts. */
import { ARCH, AREA_BOX, areaDrawing, PLANNED_STONES } from '../../../src/model/drawings.ts';
import type { CardColours, Motif } from './card.ts';

/** Position of a drawing, in pixels: its left edge, its width, and the height of the ground at x. */
export interface Stand {
  readonly x: number;
  readonly width: number;
  readonly ground: (x: number) => number;
}

export function drawMotif(motif: Motif, stand: Stand, colours: CardColours): string {
  const { paper, ink, brick, go } = colours;
  switch (motif.type) {
    case 'unfinished':
      return placeBox(stand, ARCH, drawUnfinished(colours));
    case 'whole':
      return placeBox(stand, ARCH, drawArch(paper, brick));
    case 'message':
      return placeBox(stand, ARCH, drawArch(paper, go));
    case 'row':
      return drawRow(motif.count, stand, () => drawArch(paper, brick));
    case 'bridge':
      return drawRow(colours.areas.length, stand, (index) => drawOpening(colours.areas[index] ?? paper) + drawArch(ink, brick));
    case 'area':
      return drawArea(motif.area, stand, colours);
  }
}

export function drawArch(stones: string, keystone: string): string {
  return ARCH.stones.map((path, index) => `<path fill="${index === 2 ? keystone : stones}" d="${path}"/>`).join('');
}

/** Scales a drawing to a width and sets its lower edge into the ground, which is not level. */
export function placeBox({ x, width, ground }: Stand, box: { readonly width: number; readonly height: number }, drawing: string): string {
  const scale = width / box.width;
  const y = Math.max(ground(x), ground(x + width)) + 2 - box.height * scale;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${drawing}</g>`;
}

/** An unfinished arch: the keystone is not set yet, and dotted stones are not built yet. */
function drawUnfinished({ paper, brick }: CardColours): string {
  const [first, second, keystone] = ARCH.stones;
  return [
    `<path fill="${paper}" d="${first}${second}"/>`,
    `<path fill="${brick}" transform="translate(0 -5)" d="${keystone}"/>`,
    `<path fill="none" stroke="${brick}" stroke-width=".8" stroke-dasharray=".8 2.4" stroke-linecap="round" d="${PLANNED_STONES}"/>`,
  ].join('');
}

/** The lit opening of an arch. */
function drawOpening(fill: string): string {
  return `<path fill="${fill}" d="M22 66a38 38 0 0 1 76 0z"/>`;
}

function drawRow(count: number, { x, width, ground }: Stand, draw: (index: number) => string): string {
  const gap = (0.12 * width) / count;
  const each = (width - gap * (count - 1)) / count;
  const stands = Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gap), width: each, ground }));
  return stands.map((stand, index) => placeBox(stand, ARCH, draw(index))).join('');
}

/** On a half-disc in the paper colour, as on the page; its ground line is hidden by the deck. */
function drawArea(area: string, stand: Stand, { paper, ink, brick }: CardColours): string {
  const { lines, keystone } = areaDrawing(area);
  const disc = placeBox(stand, { width: 2, height: 1 }, `<path fill="${paper}" d="M0 1a1 1 0 0 1 2 0z"/>`);
  const width = 0.8 * stand.width;
  const inner = { x: stand.x + (stand.width - width) / 2, width, ground: stand.ground };
  const stroke = ((STROKE * AREA_BOX.width) / width).toFixed(2);
  const art = `<path fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round" d="${lines}"/><path fill="${brick}" d="${keystone}"/>`;
  return disc + placeBox(inner, { width: AREA_BOX.width, height: GROUND_LINE }, art);
}

/** Stroke width, in pixels. */
const STROKE = 3.6;
/** Height of the ground line in the area drawings, in their own units. */
const GROUND_LINE = 44;
