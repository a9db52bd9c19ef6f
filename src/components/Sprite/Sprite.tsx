/** The two drawings that a page uses more than once, as SVG symbols: the arch of five stones and WhatsApp's sign. */

export function Sprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {/* Each stone takes its colour from a property of the place where the arch is used; the third is the keystone. */}
      <symbol id="arch" viewBox="0 0 120 66">
        <path fill="var(--v1)" d="M0 66A60 60 0 0 1 11 31.4L27.2 43.1A40 40 0 0 0 20 66z" />
        <path fill="var(--v2)" d="M11.9 30.1A60 60 0 0 1 40.7 9.2L46.9 28.2A40 40 0 0 0 28.1 41.8z" />
        <path fill="var(--v3)" d="M40.4 3A66 66 0 0 1 79.6 3L70.4 31.5A36 36 0 0 0 49.6 31.5z" />
        <path fill="var(--v4)" d="M79.3 9.2A60 60 0 0 1 108.1 30.1L91.9 41.8A40 40 0 0 0 73.1 28.2z" />
        <path fill="var(--v5)" d="M109 31.4A60 60 0 0 1 120 66L100 66A40 40 0 0 0 92.8 43.1z" />
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

/** The arch in the colours of its place. Decorative: the words beside it say what it stands for. */
export function Arch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 66" aria-hidden="true">
      <use href="#arch" />
    </svg>
  );
}
