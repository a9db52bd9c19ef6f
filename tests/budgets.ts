/** Limits for the bytes that a visitor has to fetch, compressed as the build does it (scripts/build/compress.ts). */

const KIB = 1024;

export const BUDGETS = {
  /** A document with its response's headers: what one round trip carries (RFC 6928: ten segments of 1,460 bytes). */
  firstFlight: 14_600,
  /** The complete style sheet, which all pages share. */
  styles: 10 * KIB,
  /** The script that runs before the visitor reaches for anything. */
  startScript: 3 * KIB,
  /** A heading font; a page fetches one. */
  font: 30 * KIB,
  /** All scripts that the first intent loads. */
  application: 18 * KIB,
  /** A language's data of the frame, fetched with the application. */
  frame: 1.65 * KIB,
  /** A language's texts of tools, fetched with the first tool that has texts. */
  toolTexts: 2 * KIB,
  /** A tool of a page, such as the calculator, which loads on that page only. */
  tool: 15 * KIB,
  /** A language's search index, which the first result waits for. */
  searchIndex: 30 * KIB,
  /** All files of a language's search, without the script. */
  search: 60 * KIB,
  /** A language's build manifest: which addresses there are, fetched with the application. */
  buildManifest: 2 * KIB,
  /** A page's payload, as a multiple of its article's HTML. */
  payloadRatio: 1.3,
} as const;
