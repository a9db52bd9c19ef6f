/** The WhatsApp button that is always in view. On phones it has its own deck, so that it never covers text. */

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
