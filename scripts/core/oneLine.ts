/** Formats a text as one line, as readers see it. */

/** Replaces each run of spaces, no-break spaces and line breaks by one space, and trims the text. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
