/**
 * Status of a redirect, the same on every host. An address of a translation that leads to the page in the source language is temporary: the
 * translation is missing or withheld today and may come. Search engines must not forget its address, and browsers must not keep the redirect.
 */
import { type AddressRules, parsePathname } from './pathname.ts';

export type RedirectStatus = 301 | 302;

/** `from` and `to` are pathnames in the spelling of the site. */
export function redirectStatus(site: AddressRules, from: string, to: string): RedirectStatus {
  const isOfTranslation = parsePathname(site, from).localeCode !== site.defaultLocale;
  return isOfTranslation && parsePathname(site, to).localeCode === site.defaultLocale ? 302 : 301;
}
