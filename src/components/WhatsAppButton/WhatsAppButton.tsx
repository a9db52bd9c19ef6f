/** The primary action, a link to WhatsApp: two stones with a joint, the first one green. */

export interface WhatsAppButtonProps {
  href: string;
  label: string;
  /** Number in readable form; print shows it after the label. */
  number: string;
}

export function WhatsAppButton({ href, label, number }: WhatsAppButtonProps) {
  return (
    <a className="whatsapp" href={href} rel="noopener" data-whatsapp="">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href="#whatsapp" />
      </svg>
      <span data-number={number}>{label}</span>
    </a>
  );
}
