/** The languages of the site, for the views of the desk and for answers of its forms. */
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { DeskLocale } from '../../../src/model/desk.ts';
import type { Site } from '../../../src/model/site.ts';

/** `spoken` is the language of the desk. */
export function deriveLocales({ locales }: Pick<Site, 'locales'>, spoken: Language = 'en'): DeskLocale[] {
  const nameOf = (code: string, name: string) => (spoken === 'en' ? name : DESK_WORDS[spoken].languageNames(code));
  return locales.map(({ code, name, language, direction }) => ({ code, name: nameOf(code, name), language, direction }));
}
