/**
 * Reads the data of the page from the document: the JSON for the application, and the pathnames of the other languages from their links.
 */
import type { LocaleCode } from '#generated/types.ts';
import type { PageData } from '../model/shell.ts';

/** Undefined in a document of another site. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById('page-data')?.textContent;
  return text ? { ...(JSON.parse(text) as Omit<PageData, 'alternates'>), alternates: readAlternates() } : undefined;
}

/** Every language of this page with its pathname, this one included. */
export function readAlternates(): PageData['alternates'] {
  return [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')].map((link) => ({
    // Written by LanguageLinks from the site's locales.
    localeCode: link.hreflang as LocaleCode,
    pathname: link.pathname,
  }));
}
