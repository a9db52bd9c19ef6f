/** Addresses of the ways to reach the practice. */

/** A chat with a greeting already written (WhatsApp's click-to-chat format: digits only, text percent-encoded). */
export function whatsappUrl(number: string, greeting: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}

/** RFC 3966. */
export function phoneUrl(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** RFC 6068. */
export function emailUrl(address: string): string {
  return `mailto:${address}`;
}
