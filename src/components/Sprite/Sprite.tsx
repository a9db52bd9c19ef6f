/** SVG symbols of the two drawings that a page uses more than once: the arch of five stones and WhatsApp's logo. */
import { ARCH, STONE_FILLS } from '../../model/drawings.ts';

const ARCH_BOX = `0 0 ${ARCH.width} ${ARCH.height}`;

export function Sprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {/* The stones take their colours from custom properties where the arch is used; the third is the keystone. */}
      <symbol id="arch" viewBox={ARCH_BOX}>
        {ARCH.stones.map((path, index) => (
          <path key={path} fill={STONE_FILLS[index]} d={path} />
        ))}
      </symbol>
      <symbol id="whatsapp" viewBox="0 0 24 24">
        <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" d="M2.6 21.4l1.5-4.7A9.4 9.4 0 1 1 7.6 20z" />
        <path
          fill="currentColor"
          d="M8.7 7.1c.5-.4 1.1-.3 1.4.3l.7 1.6c.2.4.1.8-.2 1.1l-.6.8c.8 1.4 1.8 2.4 3.2 3.1l.8-.7c.3-.3.7-.4 1.1-.2l1.6.8c.6.3.7.9.3 1.4-1.1 1.3-2.8 1.4-4.6.6-2.3-1-4-2.8-4.8-5-.6-1.6-.2-2.8 1.1-3.8z"
        />
      </symbol>
    </svg>
  );
}

/** The arch with the colours of its context. Decorative: the text beside it has the meaning. */
export function Arch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox={ARCH_BOX} aria-hidden="true">
      <use href="#arch" />
    </svg>
  );
}
