/** Text that is written into HTML or XML. */

/** Fits between tags, and in an attribute with double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
