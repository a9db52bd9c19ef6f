/** The WhatsApp button that stays in view. On phones it stands on a deck of its own, so that it never covers words. */

export function WhatsAppFloat({ href, label }: { href: string; label: string }) {
  return (
    <aside className="float" aria-label={label}>
      <a className="float-button" href={href} rel="noopener" data-whatsapp="">
        <span className="unseen">{label}</span>
        <b aria-hidden="true">WhatsApp</b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <use href="#whatsapp" />
        </svg>
      </a>
    </aside>
  );
}
