/** One drawing per area of law: lines on a half-disc of the area's colour, one keystone in each. Decorative. */

interface Drawing {
  readonly lines: string;
  readonly keystone: string;
}

/** Gap with a waiting keystone, nested generations, door with its knob, arcade house. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
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

/** A plain arch, for an area that has no drawing yet. */
const PLAIN: Drawing = { lines: 'M12 44a28 28 0 0 1 56 0M22 44a18 18 0 0 1 36 0M5 44h70', keystone: 'M35.5 13h9l-2.2 14h-4.6z' };

export function AreaGlyph({ area, field }: { area: string; field?: string | undefined }) {
  const { lines, keystone } = DRAWINGS[area] ?? PLAIN;
  return (
    <svg className={field ? `glyph field-${field}` : 'glyph'} viewBox="0 0 80 46" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path d={lines} />
      <path className="keystone" d={keystone} />
    </svg>
  );
}
