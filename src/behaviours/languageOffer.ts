/** One line, in the visitor's own language, that offers the page in it. Stands on the deck or below the header, so that nothing moves; never a redirect. */
import { type LanguageOffer, offerPathname } from '../model/languageOffer.ts';
import type { Http } from './http.ts';
import { preferredAlternate } from './locale.ts';
import { addStyles } from './styles.ts';

/** Key in sessionStorage; its value is the language whose offer the visitor has closed in this tab. Closing chooses no language. */
const CLOSED = 'offer';

/** Fetches the line only when there is something to offer. Rejects when it cannot be had. */
export async function offerLanguage(http: Http, currentLocale: string, stylesPathname: string): Promise<void> {
  const target = preferredAlternate();
  if (!target || target.localeCode === currentLocale || closedOffer() === target.localeCode) return;
  const { html } = await http.get<LanguageOffer>(offerPathname(target.localeCode));
  await addStyles(stylesPathname);
  // First in the reading order, after the link that skips to the content.
  const skip = document.querySelector('.skip');
  skip?.insertAdjacentHTML('afterend', html);
  const line = skip?.nextElementSibling;
  const link = line?.querySelector('a');
  const lead = () => {
    // The page may have changed since.
    if (link) link.href = preferredAlternate()?.pathname ?? '';
  };
  lead();
  link?.addEventListener('click', lead);
  line?.querySelector('button')?.addEventListener('click', () => {
    line.remove();
    closedOffer(target.localeCode);
  });
}

/** Remembers the language, where one is given, and tells which one is remembered. Undefined where the browser refuses: the offer then comes again with the next document. */
function closedOffer(localeCode?: string): string | null | undefined {
  try {
    if (localeCode) sessionStorage.setItem(CLOSED, localeCode);
    return sessionStorage.getItem(CLOSED);
  } catch {
    return undefined;
  }
}
