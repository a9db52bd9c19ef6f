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

/**
 * Every text of the line is a label. The whole line is the link; its place on the deck has room for a few words, so the sentence, which holds
 * the label clickHere, is there for screen readers. They are told of it as it comes (role status).
 */
export function deriveLanguageOffer(localeCode: LocaleCode, labels: LabelTexts): LanguageOffer {
  const text = (key: LabelKey) => escapeHtml(labels[key] ?? '');
  const sentence = text('offer.text').replace(CLICK_HERE, text('clickHere'));
  const link = `<a hreflang="${localeCode}"><span class="unseen">${sentence} </span>${text('offer.link')}</a>`;
  const button = `<button type="button" aria-label="${text('offer.dismiss')}">×</button>`;
  return { html: `<div class="offer" role="status" lang="${localeCode}">${link}${button}</div>` };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
