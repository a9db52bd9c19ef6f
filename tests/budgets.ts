/** How many bytes a visitor may be made to fetch, compressed with Brotli at its best (quality 11). */

const KIB = 1024;

export const BUDGETS = {
  /** A document with the styles in it: what one round trip carries (RFC 6928: ten segments) less the response's headers. */
  document: 14 * KIB,
  /** The script that runs before the visitor reaches for anything. */
  startScript: 3 * KIB,
  /** A heading font; a page fetches one. */
  font: 30 * KIB,
  /** All scripts that the first intent loads. */
  application: 72 * KIB,
  /** A page's payload, as a multiple of its article's HTML. */
  payloadRatio: 1.3,
} as const;

/** Documents that are larger, with the bytes that they may have until they are cut. */
export const KNOWN_EXCEPTIONS: Readonly<Record<string, number>> = {
  // All questions of the site in the script that takes the most bytes: text alone is 5.5 KB.
  'ru/sikca-sorulan-sorular.html': 15_000,
};

/** Payloads that are larger than their article allows, with the ratio that they may have until then. */
export const KNOWN_RATIOS: Readonly<Record<string, number>> = {
  // The shortest article; its head alone is a third of it.
  '_payload/en/hizmetler.json': 1.33,
};
