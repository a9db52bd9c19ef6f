/** Drawings at the lower edge of a page's header, one for each page type. Neighbour: PageHeader. */
import { ARCH, PLANNED_STONES } from '../../model/drawings.ts';
import { AreaGlyph } from '../AreaGlyph/AreaGlyph.tsx';
import { Arch } from '../Sprite/Sprite.tsx';

/** Half an arch without its keystone; the dotted stones are not built yet. */
export function UnfinishedArch() {
  const [first, second, keystone] = ARCH.stones;
  return (
    <svg className="header-arch" viewBox={`0 0 ${ARCH.width} ${ARCH.height}`} aria-hidden="true">
      <path d={first + second} />
      <path className="keystone" d={keystone} />
      <path className="planned" d={PLANNED_STONES} />
    </svg>
  );
}

/** The complete arch; its keystone is green, because it represents a message on WhatsApp. */
export function MessageArch() {
  return <Arch className="header-arch message-arch" />;
}

/** A row of complete arches, one for each area of law. */
export function ArchRow({ count }: { count: number }) {
  return (
    <div className="header-arches" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical drawings in a fixed order.
        <Arch key={index} />
      ))}
    </div>
  );
}

/** The area's drawing. */
export function HeaderGlyph({ area }: { area: string }) {
  return (
    <div className="header-glyph">
      <AreaGlyph area={area} />
    </div>
  );
}
