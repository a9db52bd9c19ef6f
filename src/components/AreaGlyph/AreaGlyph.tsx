/** The drawing of an area of law: lines on a half-disc in the area's colour, with one keystone. Decorative. */
import { AREA_BOX, areaDrawing } from '../../model/drawings.ts';

export function AreaGlyph({ area, field }: { area: string; field?: string | undefined }) {
  const { lines, keystone } = areaDrawing(area);
  return (
    <svg
      className={field ? `glyph field-${field}` : 'glyph'}
      viewBox={`0 0 ${AREA_BOX.width} ${AREA_BOX.height}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <path d={lines} />
      <path className="keystone" d={keystone} />
    </svg>
  );
}
