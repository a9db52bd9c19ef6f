/** The locales of a site: codes, names and address prefixes. Configured in content/site.yaml. */

import type { LocaleCode } from '#generated/types.ts';

export interface Locale {
  /** Code in file names, addresses and labels: `de`. */
  readonly code: LocaleCode;
  /** BCP 47 tag with region, for Intl and Open Graph: `de-DE`. */
  readonly iso: string;
  /** Name of the language in that language: `Deutsch`. */
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
