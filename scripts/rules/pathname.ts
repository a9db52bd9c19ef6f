/** Rules pathname-taken and legacy-slug: each address belongs to one page, and no old slug hides a page or redirects to two. */

import type { LocaleCode } from '#generated/types.ts';
import { type Said, says } from '../../src/messages/findings.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import { buildPathname, foldCase } from '../../src/model/pathname.ts';
import type { Content } from '../content/load.ts';
import { error, type Rule } from './rule.ts';

export const pathname: Rule = { id: 'pathname-taken', check: checkPathnames };
export const legacySlug: Rule = { id: 'legacy-slug', check: checkLegacySlugs };

function checkPathnames(content: Content): Issue[] {
  const owners = new Map<string, { page: Page; position: () => Position; pathname: string }>();
  const issues: Issue[] = [];
  // Positions are computed only for issues, because each requires parsing a frontmatter.
  for (const page of content.pages) {
    const addresses = [
      { pathname: page.pathname, position: () => positionOfKey(content, page, 'slug') },
      ...page.aliases.map((alias) => ({ pathname: alias, position: () => positionOfKey(content, page, 'aliases') })),
    ];
    for (const { pathname: own, position } of addresses) {
      // Case-insensitive file systems and hosts treat these as one address; ı and İ fold to i.
      const key = foldCase(own);
      const owner = owners.get(key);
      if (!owner) owners.set(key, { page, position, pathname: own });
      else if (owner.page === page) issues.push(reportDuplicate(content, page, own, position()));
      else {
        issues.push(
          error(
            'pathname-taken',
            position(),
            says('pathname-taken.page', { own, other: owner.pathname === own ? undefined : owner.pathname }),
            [owner.position()],
          ),
        );
      }
    }
  }
  return issues;
}

/** Reports an alias that is the page's own address, or that is also in the source file's list. */
function reportDuplicate(content: Content, page: Page, pathname: string, position: Position): Issue {
  const source = content.pages.find(({ pageId, localeCode }) => pageId === page.pageId && localeCode === content.site.defaultLocale);
  const isShared = source && source !== page && source.frontmatter.aliases.some((alias) => isEnd(pathname, alias));
  return error(
    'pathname-taken',
    position,
    says('pathname-taken.own', { own: pathname }),
    isShared ? [positionOfKey(content, source, 'aliases')] : undefined,
  );
}

function isEnd(pathname: string, alias: string): boolean {
  return foldCase(pathname).endsWith(foldCase(alias));
}

/** Languages to which a page's list of old slugs applies: all languages for the source file's list. */
function localesOf({ site }: Content, { localeCode }: Page): readonly LocaleCode[] {
  return localeCode === site.defaultLocale ? site.locales.map(({ code }) => code) : [localeCode];
}

function checkLegacySlugs(content: Content): Issue[] {
  const { site, pages } = content;
  // The home pages' addresses are the language codes, which are reserved (./slugReserved.ts).
  const below = pages.filter(({ pathname: own, localeCode }) => own !== buildPathname(site, localeCode, ''));
  const pageAt = new Map(below.flatMap((page) => [page.pathname, ...page.aliases].map((pathname) => [foldCase(pathname), page])));
  const owners = new Map<string, { page: Page; position: Position }>();
  // The source files come first: their old slugs apply to all languages, so conflicts are reported in the other files.
  const inOrder = [...pages].sort((a, b) => Number(b.localeCode === site.defaultLocale) - Number(a.localeCode === site.defaultLocale));
  return inOrder.flatMap((page) =>
    page.frontmatter.legacySlugs.flatMap((slug, index): Issue[] => {
      const position = content.fileOf.get(page)?.yaml.positionOf(['legacySlugs', index]) ?? startOf(page);
      const addresses = localesOf(content, page).map((code) => buildPathname(site, code, slug));
      const hidden = addresses.map((pathname) => pageAt.get(foldCase(pathname))).find((other) => other !== undefined);
      const owner = addresses.map((pathname) => owners.get(pathname)).find((other) => other !== undefined);
      for (const pathname of addresses) owners.set(pathname, owners.get(pathname) ?? { page, position });
      if (hidden) {
        return [error('legacy-slug', position, says('legacy-slug.page', { slug }), [startOf(hidden)])];
      }
      if (!owner) return [];
      return [error('legacy-slug', position, describeOwner(slug, page, owner.page), [owner.position])];
    }),
  );
}

function describeOwner(slug: string, page: Page, owner: Page): Said {
  if (owner === page) return says('legacy-slug.twice', { slug });
  if (owner.pageId === page.pageId) return says('legacy-slug.source', { slug, file: `${owner.localeCode}.mdx` });
  return says('legacy-slug.other', { slug });
}

function positionOfKey(content: Content, page: Page, key: string): Position {
  return content.fileOf.get(page)?.yaml.positionOfKey([], key) ?? startOf(page);
}

function startOf(page: Page): Position {
  return { filePath: page.filePath, line: 1, column: 1 };
}
