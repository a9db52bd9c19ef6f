/** One line, in the visitor's own language, that offers the page in it. Shown below the page's edge, so that nothing moves; never a redirect. */

import { type LanguageOffer, offerPathname } from '../model/languageOffer.ts';
import { LOCALE_COOKIE } from '../model/limits.ts';
import type { PageData } from '../model/shell.ts';
import { writeCookie } from './cookies.ts';
import { preferredLocale } from './locale.ts';

/** Fetches the line's words only when there is something to offer. */
export async function offerLanguage(page: PageData, currentLocale: string): Promise<void> {
  const preferred = preferredLocale(page.alternates.map((alternate) => alternate.localeCode));
  const target = page.alternates.find((alternate) => alternate.localeCode === preferred);
  if (!target || preferred === currentLocale) return;
  const response = await fetch(offerPathname(target.localeCode)).catch(() => undefined);
  if (!response?.ok) return;
  const words = (await response.json()) as LanguageOffer;
  document.body.append(createLine(words, target, currentLocale));
}

function createLine(words: LanguageOffer, target: PageData['alternates'][number], currentLocale: string): HTMLElement {
  const line = document.createElement('aside');
  line.className = 'offer';
  line.lang = target.localeCode;
  line.setAttribute('aria-label', words.label);
  const text = document.createElement('p');
  const link = document.createElement('a');
  link.href = target.pathname;
  link.hreflang = target.localeCode;
  link.textContent = words.clickHere;
  text.append(`${words.text} `, link);
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = words.dismiss;
  dismiss.addEventListener('click', () => {
    // Staying here is a choice of language too, and is remembered as one.
    writeCookie(LOCALE_COOKIE.name, currentLocale, LOCALE_COOKIE.days);
    line.remove();
  });
  line.append(text, dismiss);
  return line;
}
