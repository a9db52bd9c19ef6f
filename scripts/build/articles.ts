/** Lists the compiled articles of the published pages. Neighbours: scripts/content/analyze.ts, which compiles, and src/app/renderArticle.tsx. */
import { LINK_SCHEMES } from '../../src/model/component.ts';
import type { Page } from '../../src/model/page.ts';
import type { ArticleSource, Articles } from '../../src/model/render.ts';
import type { Content } from '../content/load.ts';
import { sectionsOf } from '../content/pages/partIds.ts';

/** Articles by file path. Throws when the content was loaded without compiling. */
export function listArticles(content: Content): Articles {
  const published = content.pages.filter((page) => !page.frontmatter.draft);
  return Object.fromEntries(
    published.map((page) => {
      const codePath = content.codePathOf.get(page);
      if (!codePath) throw new Error(`${page.filePath} has not been compiled.`);
      return [page.filePath, describeArticle(page, codePath)];
    }),
  );
}

/** `codePath` is the file with its compiled code. */
export function describeArticle({ outline, partIds, oldIds }: Page, codePath: string): ArticleSource {
  const factIds = [...new Set(outline.facts.map((fact) => fact.id))];
  const official = outline.links.filter(({ target }) => target.startsWith(LINK_SCHEMES.official));
  const linkIds = [...new Set(official.map(({ target }) => target.slice(LINK_SCHEMES.official.length)))];
  const feeIds = [...new Set(outline.fees.map(({ id }) => id))];
  const hasCountries = outline.components.some(({ name }) => name === 'Countries');
  const hasDeeds = outline.components.some(({ name }) => name === 'PowerOfAttorney' || name === 'PowersOfAttorney');
  return { codePath, headings: sectionsOf(outline, partIds), partIds, oldIds, factIds, linkIds, feeIds, hasCountries, hasDeeds };
}
