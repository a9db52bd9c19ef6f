/** The languages of a site: their codes, names and address prefixes. Configured in content/site.yaml. */

import type { LocaleCode } from '#generated/types.ts';

export interface Locale {
  /** Code used in file names, addresses and labels: `de`. */
  readonly code: LocaleCode;
  /** BCP 47 tag with region, used for Intl and Open Graph: `de-DE`. */
  readonly iso: string;
  /** The language's own name: `Deutsch`. */
  readonly language: string;
  /** English name, for editors: `German`. */
  readonly name: string;
  /** Country code of the flag image: `us`. */
  readonly flag: string;
  /** Writing direction. */
  readonly direction: 'ltr' | 'rtl';
}

/** Open Graph writes locales with an underscore (ogp.me): `de_DE`. */
export function openGraphLocale(locale: Locale): string {
  return locale.iso.replace('-', '_');
}
