/** The line that offers a page in another language: one small file per language, fetched only when needed. */

import type { LabelKey, LocaleCode } from '#generated/types.ts';
import type { LabelTexts } from './label.ts';

export interface LanguageOffer {
  /** The line's HTML; its link leads nowhere yet. */
  readonly html: string;
}

/** Folder of these files. */
export const OFFERS_FOLDER = '/_offers/';

export function offerPathname(localeCode: LocaleCode): string {
  return `${OFFERS_FOLDER}${localeCode}.json`;
}

/** Every text of the line is a label. */
export function deriveLanguageOffer(localeCode: LocaleCode, labels: LabelTexts): LanguageOffer {
  const text = (key: LabelKey) => escapeHtml(labels[key] ?? '');
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
