/** Addresses of the ways to reach the practice. */

/**
 * A chat with a greeting already written (WhatsApp's click-to-chat format: digits only, text percent-encoded).
 * Letters outside of ASCII stay as they are (URL Standard, URL code points): browsers encode them, and each document carries them.
 */
export function whatsappUrl(number: string, greeting: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${greeting.replace(ENCODED, encodeURIComponent)}`;
}

/** Blanks that do not break too: many programs end an address at them. */
const ENCODED = /[\p{ASCII}\p{Z}]+/gu;

/** RFC 3966. */
export function phoneUrl(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** RFC 6068. */
export function emailUrl(address: string): string {
  return `mailto:${address}`;
}
