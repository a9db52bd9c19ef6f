/** Drawings at the lower edge of a page's header; each says what kind of page it is. Neighbour: PageHeader. */
import { AreaGlyph } from '../AreaGlyph/AreaGlyph.tsx';
import { Arch } from '../Sprite/Sprite.tsx';

/** Half an arch that waits for its keystone; what is dotted is still to be built. */
export function UnfinishedArch() {
  return (
    <svg className="header-arch" viewBox="0 0 120 66" aria-hidden="true">
      <path d="M0 66A60 60 0 0 1 11 31.4L27.2 43.1A40 40 0 0 0 20 66zM11.9 30.1A60 60 0 0 1 40.7 9.2L46.9 28.2A40 40 0 0 0 28.1 41.8z" />
      <path className="keystone" d="M40.4 3A66 66 0 0 1 79.6 3L70.4 31.5A36 36 0 0 0 49.6 31.5z" />
      <path className="planned" d="M79.3 9.2A60 60 0 0 1 120 66H100A40 40 0 0 0 73.1 28.2zM108.5 30.8 92.3 42.5" />
    </svg>
  );
}

/** The whole arch; its keystone is a message on WhatsApp, hence the green. */
export function MessageArch() {
  return <Arch className="header-arch message-arch" />;
}

/** A row of finished arches, one for each area of law. */
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

/** The area's own drawing. */
export function HeaderGlyph({ area }: { area: string }) {
  return (
    <div className="header-glyph">
      <AreaGlyph area={area} />
    </div>
  );
}
