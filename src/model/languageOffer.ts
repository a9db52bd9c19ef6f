/** The line that offers a page in another language: one small file per language, fetched only when needed. */

export interface LanguageOffer {
  /** The line's HTML; its link leads nowhere yet. */
  readonly html: string;
}

export function offerPathname(localeCode: string): string {
  return `/_offers/${localeCode}.json`;
}

/** Every text of the line is a label. */
export function deriveLanguageOffer(localeCode: string, labels: Readonly<Record<string, string>>): LanguageOffer {
  const text = (key: string) => escapeHtml(labels[key] ?? '');
  // The whole line is the link: read out alone, "click here" would not say what it leads to.
  const link = `<a hreflang="${localeCode}">${text('offer.text')} ${text('clickHere')}</a>`;
  const button = `<button type="button">${text('offer.dismiss')}</button>`;
  return {
    html: `<aside class="offer" lang="${localeCode}" aria-label="${text('languages')}"><p>${link}</p>${button}</aside>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
