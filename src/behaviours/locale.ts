/** The visitor's language: where a visit starts, which language is offered, and what is remembered once it is chosen. */
import { LOCALE_COOKIE } from '../model/limits.ts';
import type { PageData } from '../model/shell.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readAlternates } from './pageData.ts';

/** What the events around a change of language tell. */
export interface LocaleSwitch {
  readonly from: string;
  readonly to: string;
}

/** Fired on the window before the language changes; preventDefault keeps the visitor where they are. */
export const BEFORE_LOCALE_SWITCH = 'locale:before-switch';
/** Fired once the choice is stored, just before the browser leaves for the other language's page. */
export const LOCALE_SWITCHED = 'locale:switched';

/** This page in the visitor's language: a saved choice wins, then the browser's languages in order; undefined when the page has none of them. */
export function preferredAlternate(): PageData['alternates'][number] | undefined {
  const alternates = readAlternates();
  const wanted = [readCookie(LOCALE_COOKIE.name), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const code = wanted.find((candidate) => alternates.some(({ localeCode }) => localeCode === candidate));
  return alternates.find(({ localeCode }) => localeCode === code);
}

/** Remembers the language of any language link that is followed, and tells who listens on the window. */
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

/** False for who follows a link of this site, and so has chosen its language. Our own pages always send the referrer (referrer-policy). */
export function isFromOutside(referrer: string): boolean {
  return !referrer.startsWith(`${location.origin}/`);
}

/** Crawlers run scripts too; they are shown the address that they asked for. */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i.test(userAgent);
}
