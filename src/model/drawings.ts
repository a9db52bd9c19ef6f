/** The site's drawings as SVG paths, shared by components and by scripts that render images. */

/** The arch of five stones in a box of 120 × 66, left to right; the third is the keystone. */
export const ARCH = {
  width: 120,
  height: 66,
  stones: [
    'M0 66A60 60 0 0 1 11 31.4L27.2 43.1A40 40 0 0 0 20 66z',
    'M11.9 30.1A60 60 0 0 1 40.7 9.2L46.9 28.2A40 40 0 0 0 28.1 41.8z',
    'M40.4 3A66 66 0 0 1 79.6 3L70.4 31.5A36 36 0 0 0 49.6 31.5z',
    'M79.3 9.2A60 60 0 0 1 108.1 30.1L91.9 41.8A40 40 0 0 0 73.1 28.2z',
    'M109 31.4A60 60 0 0 1 120 66L100 66A40 40 0 0 0 92.8 43.1z',
  ],
} as const;

/**
 * Colours of the stones: one custom property for all of them, which a single stone may override; the keystone has its own. Written out,
 * because the build keeps the name of a property only if a script contains it (scripts/build/styles/properties.ts).
 */
export const STONE_FILLS = [
  'var(--v1,var(--stones))',
  'var(--v2,var(--stones))',
  'var(--v3)',
  'var(--v4,var(--stones))',
  'var(--v5,var(--stones))',
] as const;

/** Outline of the two unbuilt stones right of the keystone. */
export const PLANNED_STONES = 'M79.3 9.2A60 60 0 0 1 120 66H100A40 40 0 0 0 73.1 28.2zM108.5 30.8 92.3 42.5';

/** Lines in a box of 80 × 46, based on its lower edge, and the one filled stone. */
export interface LineDrawing {
  readonly lines: string;
  readonly keystone: string;
}

/** Gap with a keystone above it, nested generations, door with its knob, house with arcades. */
const AREAS: Readonly<Record<string, LineDrawing>> = {
  divorce: {
    lines: 'M12 44A28 28 0 0 1 29.5 18L33.3 27.3A18 18 0 0 0 22 44M68 44A28 28 0 0 0 50.5 18L46.7 27.3A18 18 0 0 1 58 44M5 44h70',
    keystone: 'M33.5 4h13l-2.8 12h-7.4z',
  },
  inheritance: {
    lines: 'M10 44a30 30 0 0 1 60 0M19 44a21 21 0 0 1 42 0M28 44a12 12 0 0 1 24 0M5 44h70',
    keystone: 'M35 44a5 5 0 0 1 10 0z',
  },
  rent: {
    lines: 'M21 44V25a19 19 0 0 1 38 0v19M28 44V25a12 12 0 0 1 24 0v19M12 44h56',
    keystone: 'M43.8 33a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z',
  },
  'real-estate': {
    lines: 'M14 44V19L40 6l26 13v25M5 44h70M21 44V34a7 7 0 0 1 14 0v10M45 44V34a7 7 0 0 1 14 0v10',
    keystone: 'M36.8 15h6.4l-1.5 7.5h-3.4z',
  },
};

/** A plain arch for areas without a drawing. */
const PLAIN: LineDrawing = { lines: 'M12 44a28 28 0 0 1 56 0M22 44a18 18 0 0 1 36 0M5 44h70', keystone: 'M35.5 13h9l-2.2 14h-4.6z' };

export const AREA_BOX = { width: 80, height: 46 } as const;

/** The drawing of an area of law, by its id. */
export function areaDrawing(area: string): LineDrawing {
  return (Object.hasOwn(AREAS, area) ? AREAS[area] : undefined) ?? PLAIN;
}
