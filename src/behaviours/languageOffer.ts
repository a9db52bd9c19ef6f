/** One line, in the visitor's own language, that offers the page in it. Lies over the page's edge, so that nothing moves; never a redirect. */
import { type LanguageOffer, offerPathname } from '../model/languageOffer.ts';
import { LOCALE_COOKIE } from '../model/limits.ts';
import { writeCookie } from './cookies.ts';
import { preferredAlternate } from './locale.ts';
import { addStyles } from './styles.ts';

/** Fetches the line only when there is something to offer. */
export async function offerLanguage(currentLocale: string, stylesPathname: string): Promise<void> {
  const target = preferredAlternate();
  if (!target || target.localeCode === currentLocale) return;
  const response = await fetch(offerPathname(target.localeCode)).catch(() => undefined);
  if (!response?.ok) return;
  const { html } = (await response.json()) as LanguageOffer;
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
