/** On the error page 404: redirects a near miss if the host does not, and lists the pages with the nearest titles. */
import type { LocaleCode } from '#generated/types.ts';
import { nearestTitles, type TitledPage, titlesPathname } from '../model/nearestTitles.ts';
import { decodePathname, findFolded, meantPathname } from '../model/nearMiss.ts';
import type { Http } from './http.ts';
import { missingTarget } from './notFound.ts';
import { readAlternates, readPageData } from './pageData.ts';

/** Returns the pathname that the visitor is redirected to; undefined if there is none. Rejects if the titles cannot be loaded. */
export async function nameNearTitles(http: Http, defaultLocale: LocaleCode): Promise<string | undefined> {
  const missing = decodePathname(location.pathname);
  const meant = meantPathname({ defaultLocale }, missing);
  const first = meant.split('/')[1]?.toLowerCase();
  // A host without rules may serve the default language's error page for all languages.
  const code = readAlternates().find(({ localeCode }) => localeCode === first)?.localeCode ?? defaultLocale;
  const pages = await http.get<readonly TitledPage[]>(titlesPathname(code));
  const addresses = pages.flatMap(([, ...own]) => own);
  const target = findFolded(addresses, meant) ?? missingTarget(meant.toLowerCase(), readPageData() ?? {}, defaultLocale);
  if (target && target !== missing) {
    location.replace(target + location.search);
    return target;
  }
  const container = document.querySelector<HTMLElement>('[data-nearest]');
  const items = nearestTitles(pages, meant).map(([title, pathname]) => {
    const link = Object.assign(document.createElement('a'), { href: pathname, textContent: title });
    if (code !== document.documentElement.lang) link.lang = code;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  container?.querySelector('ul')?.replaceChildren(...items);
  if (container) container.hidden = items.length === 0;
  return undefined;
}
