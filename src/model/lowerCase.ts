/** Lower case by the rules of a language, for comparing words. */

/** Converts to lower case by the rules of the language: Turkish has ı and i. Typographic apostrophes become `'`. */
export function lowerCaseOf(localeCode: string, text: string): string {
  const folded = localeCode === 'tr' ? text.toLocaleLowerCase('tr') : text.replaceAll('İ', 'i').toLowerCase();
  return folded.replaceAll('’', "'");
}
