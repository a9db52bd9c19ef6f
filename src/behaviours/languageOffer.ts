/** One line, in the visitor's own language, that offers the page in it. Lies over the page's edge, so that nothing moves; never a redirect. */
import { type LanguageOffer, offerPathname } from '../model/languageOffer.ts';
import { LOCALE_COOKIE } from '../model/limits.ts';
import { writeCookie } from './cookies.ts';
import type { Http } from './http.ts';
import { preferredAlternate } from './locale.ts';
import { addStyles } from './styles.ts';

/** Fetches the line only when there is something to offer. Rejects when it cannot be had. */
export async function offerLanguage(http: Http, currentLocale: string, stylesPathname: string): Promise<void> {
  const target = preferredAlternate();
  if (!target || target.localeCode === currentLocale) return;
  const { html } = await http.get<LanguageOffer>(offerPathname(target.localeCode));
  await addStyles(stylesPathname);
  document.body.insertAdjacentHTML('beforeend', html);
  const line = document.body.lastElementChild;
  line?.querySelector('a')?.setAttribute('href', target.pathname);
  line?.querySelector('button')?.addEventListener('click', () => {
    // Staying here is a choice of language too, and is remembered as one.
    writeCookie(LOCALE_COOKIE.name, currentLocale, LOCALE_COOKIE.days);
    line.remove();
  });
}
