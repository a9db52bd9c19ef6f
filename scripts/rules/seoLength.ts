/** Rules seo-length and seo-twice: titles and descriptions have a length that search results can show, and no two pages share them. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import { pixelWidth } from '../../src/model/pixelWidth.ts';
import { SEO_LIMITS, TITLE_WIDTH } from '../../src/model/searchResult.ts';
import type { Content } from '../content/load.ts';
import { error, type Rule } from './rule.ts';

export const seoLength: Rule = { id: 'seo-length', check: checkLengths, scopes: ['file'] };
export const seoTwice: Rule = { id: 'seo-twice', check: checkTwice };

function checkLengths({ pages, fileOf }: Content): Issue[] {
  return pages.flatMap((page) =>
    (['title', 'description'] as const).flatMap((key) => {
      const { length } = page.frontmatter.seo[key];
      const { min, max } = SEO_LIMITS[key];
      const width = key === 'title' ? Math.ceil(pixelWidth(page.frontmatter.seo.title, TITLE_WIDTH.fontSize)) : 0;
      const isWide = width > TITLE_WIDTH.pixels;
      if (length >= min && length <= max && !isWide) return [];
      const position = fileOf.get(page)?.yaml.positionOf(['seo', key]);
      if (!position) return [];
      const isLong = length > max || isWide;
      return [
        error(
          'seo-length',
          position,
          length >= min && length <= max
            ? says('seo-length.wide', { key, width, pixels: TITLE_WIDTH.pixels, isLong })
            : says('seo-length.count', { key, length, min, max, isLong }),
        ),
      ];
    }),
  );
}

function checkTwice({ pages, fileOf }: Content): Issue[] {
  const seen = new Map<string, Page>();
  return pages.flatMap((page) =>
    (['title', 'description'] as const).flatMap((key) => {
      const id = `${page.localeCode}\n${key}\n${page.frontmatter.seo[key]}`;
      const first = seen.get(id);
      if (!first) {
        seen.set(id, page);
        return [];
      }
      const position = fileOf.get(page)?.yaml.positionOf(['seo', key]);
      const firstPosition = fileOf.get(first)?.yaml.positionOf(['seo', key]);
      if (!position || !firstPosition) return [];
      return [error('seo-twice', position, says('seo-twice', { key }), [firstPosition])];
    }),
  );
}
