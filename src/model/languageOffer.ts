/** The one-line offer of a page in another language: one small file per language, fetched only when needed. */

import type { LabelKey, LocaleCode } from '#generated/types.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { CLICK_HERE, type LabelTexts } from './label.ts';

export interface LanguageOffer {
  /** HTML of the line; its link has no href yet. */
  readonly html: string;
}

/** Folder of these files. */
export const OFFERS_FOLDER = '/_offers/';

export function offerPathname(localeCode: LocaleCode): string {
  return `${OFFERS_FOLDER}${localeCode}.json`;
}

/**
 * Every text of the line is a label. The entire line is a link. The deck has room for a few words, so only screen readers get the sentence
 * with the label clickHere; they announce it when it appears (role status).
 */
export function deriveLanguageOffer(localeCode: LocaleCode, labels: LabelTexts): LanguageOffer {
  const text = (key: LabelKey) => escapeMarkup(labels[key] ?? '');
  const sentence = text('offer.text').replace(CLICK_HERE, text('clickHere'));
  const link = `<a hreflang="${localeCode}"><span class="unseen">${sentence} </span>${text('offer.link')}</a>`;
  const button = `<button type="button" aria-label="${text('offer.dismiss')}">×</button>`;
  return { html: `<div class="offer" role="status" lang="${localeCode}">${link}${button}</div>` };
}
