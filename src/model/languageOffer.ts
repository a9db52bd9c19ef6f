/** The line that offers a page in another language: one small file per language, fetched only when needed. */

import type { LabelKey, LocaleCode } from '#generated/types.ts';
import { CLICK_HERE, type LabelTexts } from './label.ts';

export interface LanguageOffer {
  /** The line's HTML; its link leads nowhere yet. */
  readonly html: string;
}

/** Folder of these files. */
export const OFFERS_FOLDER = '/_offers/';

export function offerPathname(localeCode: LocaleCode): string {
  return `${OFFERS_FOLDER}${localeCode}.json`;
}

/** Every text of the line is a label. The link stands where the sentence says {clickHere}. */
export function deriveLanguageOffer(localeCode: LocaleCode, labels: LabelTexts): LanguageOffer {
  const text = (key: LabelKey) => escapeHtml(labels[key] ?? '');
  const sentence = text('offer.text');
  // Read out alone, "click here" would not say what it leads to (WCAG 2.4.9).
  const name = `${text('clickHere')}: ${sentence.replace(CLICK_HERE, '').trim()}`;
  const link = `<a hreflang="${localeCode}" aria-label="${name}">${text('clickHere')}</a>`;
  const button = `<button type="button">${text('offer.dismiss')}</button>`;
  return {
    html: `<aside class="offer" lang="${localeCode}" aria-label="${text('languages')}"><p>${sentence.replace(CLICK_HERE, link)}</p>${button}</aside>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
