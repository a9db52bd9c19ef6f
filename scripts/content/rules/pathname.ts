/** Rules pathname-taken and legacy-slug: no two pages answer at one address, and no old ending hides a page or leads two ways. */
import type { Issue, Place } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { foldCase, parsePathname } from '../../../src/model/pathname.ts';
import type { Content } from '../load.ts';
import { error, type Rule } from './rule.ts';

export const pathname: Rule = { id: 'pathname-taken', check: checkPathnames };
export const legacySlug: Rule = { id: 'legacy-slug', check: checkLegacySlugs };

function checkPathnames(content: Content): Issue[] {
  const owners = new Map<string, { place: () => Place; pathname: string }>();
  const issues: Issue[] = [];
  // Places are looked up for findings only: each takes the parsing of a frontmatter.
  for (const page of content.pages) {
    const addresses = [
      { pathname: page.pathname, place: () => placeOfKey(content, page, 'slug') },
      ...page.aliases.map((alias) => ({ pathname: alias, place: () => placeOfKey(content, page, 'aliases') })),
    ];
    for (const { pathname: own, place } of addresses) {
      // Case-insensitive file systems and hosts would mix these up; ı and İ fold with i.
      const key = foldCase(own);
      const owner = owners.get(key);
      if (!owner) owners.set(key, { place, pathname: own });
      else {
        issues.push(
          error(
            'pathname-taken',
            place(),
            `The address ${own} belongs to another page already${owner.pathname === own ? '' : `, as ${owner.pathname}: upper and lower case count as the same, and so do I, ı, İ and i`}.`,
            'Give one of the two another slug, folder name or alias.',
            [owner.place()],
          ),
        );
      }
    }
  }
  return issues;
}

function checkLegacySlugs(content: Content): Issue[] {
  const { site, pages } = content;
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale);
  const slugs = new Map(pages.map((page) => [foldCase(parsePathname(site, page.pathname).slug), page]));
  const owners = new Map<string, Place>();
  const issues: Issue[] = [];
  for (const page of sources) {
    page.frontmatter.legacySlugs.forEach((slug, index) => {
      const place = content.fileOf.get(page)?.yaml.placeOf(['legacySlugs', index]) ?? startOf(page);
      const hidden = slugs.get(foldCase(slug));
      const owner = owners.get(slug);
      if (hidden) {
        issues.push(
          error('legacy-slug', place, `"${slug}" is the address of a page that exists.`, 'Remove it here, or rename that page.', [
            startOf(hidden),
          ]),
        );
      } else if (owner) {
        const message =
          owner.filePath === page.filePath ? `"${slug}" stands in this list twice.` : `"${slug}" leads to another page already.`;
        issues.push(error('legacy-slug', place, message, 'Keep one of the two.', [owner]));
      }
      owners.set(slug, owner ?? place);
    });
  }
  return issues;
}

function placeOfKey(content: Content, page: Page, key: string): Place {
  return content.fileOf.get(page)?.yaml.placeOfKey([], key) ?? startOf(page);
}

function startOf(page: Page): Place {
  return { filePath: page.filePath, line: 1, column: 1 };
}
