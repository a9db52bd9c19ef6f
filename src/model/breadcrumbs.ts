/** The path from the language's home page to a page. */
import { type PageCard, type Pages, pagesOf } from './manifest.ts';

/** Includes both pages. */
export function breadcrumbsOf(manifest: Pages, page: PageCard): PageCard[] {
  const pages = pagesOf(manifest, page.localeCode);
  const home = pages.find((candidate) => candidate.kind === 'home');
  const area = pages.find((candidate) => candidate.kind === 'area' && candidate.area === page.area);
  const crumbs = [home, area, page].filter((crumb) => crumb !== undefined);
  return crumbs.filter((crumb, position) => crumbs.findIndex(({ pageId }) => pageId === crumb.pageId) === position);
}
