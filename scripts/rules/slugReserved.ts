/** Rule slug-reserved: no slug, alias or old slug of a page may be an address that the site reserves. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { parsePathname, reservedReason } from '../../src/model/pathname.ts';
import type { Content } from '../content/load.ts';
import { error, type Rule } from './rule.ts';

export const slugReserved: Rule = { id: 'slug-reserved', check };

/** Long addresses may begin with `services/`, but no page may have the address `services`. */
const LONG_FORM = /^services\/./;

function check({ site, pages, fileOf }: Content): Issue[] {
  return pages.flatMap((page) => {
    const yaml = () => fileOf.get(page)?.yaml;
    const { slug } = parsePathname(site, page.pathname);
    const isSource = page.localeCode === site.defaultLocale;
    // Positions are computed only for issues, because each requires parsing a frontmatter.
    const named = [
      // If the source's slug applies, it is reported only for the source.
      ...(isSource || page.frontmatter.slug !== undefined ? [{ slug, position: () => yaml()?.positionOfKey([], 'slug') }] : []),
      ...page.frontmatter.aliases.map((alias, index) => ({
        slug: alias.slice(1),
        position: () => yaml()?.positionOf(['aliases', index]),
      })),
      ...page.frontmatter.legacySlugs.map((old, index) => ({
        slug: old,
        position: () => yaml()?.positionOf(['legacySlugs', index]),
      })),
    ];
    return named.flatMap(({ slug: own, position }) => {
      const first = own.split('/')[0] ?? '';
      const reason = LONG_FORM.test(own) ? undefined : reservedReason(site, first);
      if (reason === undefined) return [];
      const where = position() ?? { filePath: page.filePath, line: 1, column: 1 };
      return [error('slug-reserved', where, says('slug-reserved', { slug: own, first, reason }))];
    });
  });
}
