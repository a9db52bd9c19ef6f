/**
 * Offers the page in the visitor's own language, in one line on the deck or below the header, without layout shift. Never redirects.
 */
import { type LanguageOffer, offerPathname } from '../model/languageOffer.ts';
import type { Http } from './http.ts';
import { preferredAlternate } from './locale.ts';

/**
 * Key in sessionStorage. Its value is the language of the offer that the visitor closed in this tab; closing does not choose a language.
 */
const CLOSED = 'offer';

/** Fetches the offer only if the page exists in a preferred language. Rejects if the offer cannot be loaded. */
export async function offerLanguage(http: Http, currentLocale: string): Promise<void> {
  const target = preferredAlternate();
  if (!target || target.localeCode === currentLocale || closedOffer() === target.localeCode) return;
  const { html } = await http.get<LanguageOffer>(offerPathname(target.localeCode));
  // First in the reading order, after the skip link.
  const skip = document.querySelector('.skip');
  skip?.insertAdjacentHTML('afterend', html);
  const line = skip?.nextElementSibling;
  const link = line?.querySelector('a');
  const lead = () => {
    // Navigation may have changed the page since then.
    if (link) link.href = preferredAlternate()?.pathname ?? '';
  };
  lead();
  link?.addEventListener('click', lead);
  line?.querySelector('button')?.addEventListener('click', () => {
    line.remove();
    closedOffer(target.localeCode);
  });
}

/**
 * Stores `localeCode` if it is given, and returns the stored value; undefined if storage is blocked: the offer then returns with the next
 * document.
 */
function closedOffer(localeCode?: string): string | null | undefined {
  try {
    if (localeCode) sessionStorage.setItem(CLOSED, localeCode);
    return sessionStorage.getItem(CLOSED);
  } catch {
    return undefined;
  }
}
