/** The visitor's language: which one the visit starts in, which one is offered, and how a choice is stored. */
import { LOCALE_COOKIE } from '../model/limits.ts';
import type { PageData } from '../model/shell.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readAlternates } from './pageData.ts';

/** Detail of the events around a change of language. */
export interface LocaleSwitch {
  readonly from: string;
  readonly to: string;
}

/** Window event before the language changes; preventDefault cancels the change. */
const BEFORE_LOCALE_SWITCH = 'locale:before-switch';
/** Window event after the choice is stored, just before the browser opens the page in the other language. */
const LOCALE_SWITCHED = 'locale:switched';

/**
 * This page in the visitor's language: the stored choice first, then the browser's languages in order; undefined if the page exists in none
 * of them.
 */
export function preferredAlternate(): PageData['alternates'][number] | undefined {
  const alternates = readAlternates();
  const wanted = [readCookie(LOCALE_COOKIE.name), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const code = wanted.find((candidate) => alternates.some(({ localeCode }) => localeCode === candidate));
  return alternates.find(({ localeCode }) => localeCode === code);
}

/** Stores the language of every language link that the visitor follows, and fires the events on the window. */
export function watchLocaleLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[hreflang]');
    const to = link?.getAttribute('hreflang');
    if (!to || event.defaultPrevented) return;
    const detail: LocaleSwitch = { from: document.documentElement.lang, to };
    if (!dispatchEvent(new CustomEvent(BEFORE_LOCALE_SWITCH, { detail, cancelable: true }))) {
      event.preventDefault();
      return;
    }
    writeCookie(LOCALE_COOKIE.name, to, LOCALE_COOKIE.days);
    dispatchEvent(new CustomEvent(LOCALE_SWITCHED, { detail }));
  });
}

/**
 * False if the visitor follows a link of this site and therefore has chosen its language. Our own pages always send the referrer
 * (referrer-policy).
 */
export function isFromOutside(referrer: string): boolean {
  return !referrer.startsWith(`${location.origin}/`);
}

/** Crawlers run scripts too; they get the address that they request, without a redirect. */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i.test(userAgent);
}
