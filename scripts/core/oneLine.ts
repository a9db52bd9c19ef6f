/** A text as a reader sees it in one line. */

/** Spaces, no-break spaces and line ends are one space each, and none stands at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
