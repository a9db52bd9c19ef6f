/** The languages of the tools: of the desk, of findings and of what commands print. They are not the languages of the site. */

export const LANGUAGES = ['en', 'tr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in each language of the tools, for values that a rule writes out itself, such as a length of time. */
export type InEachLanguage = Readonly<Record<Language, string>>;

/** Calls `write` once per language. */
export function inEachLanguage(write: (language: Language) => string): InEachLanguage {
  return { en: write('en'), tr: write('tr'), de: write('de') };
}

/** The language of a tag such as `tr`, `de-AT` or `tr_TR.UTF-8`; undefined for every other, also for `C`. */
export function languageOf(tag: string): Language | undefined {
  const [code] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return LANGUAGES.find((language) => language === code);
}
