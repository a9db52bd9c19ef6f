/** Builds links to the practice: WhatsApp, phone and e-mail. */

/**
 * A WhatsApp chat with a prepared greeting (click-to-chat format: digits only, text percent-encoded). Letters outside ASCII are not encoded
 * (URL Standard, URL code points): browsers encode them, and every document contains this link.
 */
export function whatsappUrl(number: string, greeting: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${greeting.replace(ENCODED, encodeURIComponent)}`;
}

/** Includes no-break spaces: many programs end a link at them. */
const ENCODED = /[\p{ASCII}\p{Z}]+/gu;

/** RFC 3966. */
export function phoneUrl(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** RFC 6068. */
export function emailUrl(address: string): string {
  return `mailto:${address}`;
}
