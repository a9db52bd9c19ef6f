/** Rule slug-reserved: no page, alias or old ending takes an address that the site needs for itself. */
import type { Issue } from '../../src/model/issue.ts';
import { parsePathname, reservedReason } from '../../src/model/pathname.ts';
import type { Content } from '../content/load.ts';
import { error, type Rule } from './rule.ts';

export const slugReserved: Rule = { id: 'slug-reserved', check };

/** Long forms of addresses may stand below this folder, but no page at its own name. */
const LONG_FORM = /^services\/./;

function check({ site, pages, fileOf }: Content): Issue[] {
  return pages.flatMap((page) => {
    const yaml = () => fileOf.get(page)?.yaml;
    const { slug } = parsePathname(site, page.pathname);
    const isSource = page.localeCode === site.defaultLocale;
    // Places are looked up for findings only: each takes the parsing of a frontmatter.
    const named = [
      // Where the source's slug holds, the source alone is told.
      ...(isSource || page.frontmatter.slug !== undefined ? [{ slug, place: () => yaml()?.placeOfKey([], 'slug') }] : []),
      ...page.frontmatter.aliases.map((alias, index) => ({
        slug: alias.slice(1),
        place: () => yaml()?.placeOf(['aliases', index]),
      })),
      ...page.frontmatter.legacySlugs.map((old, index) => ({
        slug: old,
        place: () => yaml()?.placeOf(['legacySlugs', index]),
      })),
    ];
    return named.flatMap(({ slug: own, place }) => {
      const first = own.split('/')[0] ?? '';
      const reason = LONG_FORM.test(own) ? undefined : reservedReason(site, first);
      if (reason === undefined) return [];
      const where = place() ?? { filePath: page.filePath, line: 1, column: 1 };
      return [error('slug-reserved', where, `The address /${own} cannot be a page’s: "${first}" ${reason}.`, 'Choose another slug.')];
    });
  });
}
