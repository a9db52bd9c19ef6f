/** The languages of the site, for the views of the desk and for answers of its forms. */
import type { DeskLocale } from '../../../src/model/desk.ts';
import type { Site } from '../../../src/model/site.ts';

export function deriveLocales({ locales }: Pick<Site, 'locales'>): DeskLocale[] {
  return locales.map(({ code, name, language, direction }) => ({ code, name, language, direction }));
}
