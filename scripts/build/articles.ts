/** Lists the compiled articles of the published pages. Neighbours: scripts/content/analyze.ts, which compiles, and src/app/renderArticle.tsx. */
import type { Articles } from '../../src/model/render.ts';
import type { Content } from '../content/load.ts';

/** Articles by file path. Throws when the content was loaded without compiling. */
export function listArticles(content: Content): Articles {
  const published = content.pages.filter((page) => !page.frontmatter.draft);
  return Object.fromEntries(
    published.map((page) => {
      const codePath = content.codePathOf.get(page);
      if (!codePath) throw new Error(`${page.filePath} has not been compiled.`);
      const headings = page.outline.headings.filter((heading) => heading.depth === 2).map(({ id, text }) => ({ id, text }));
      const factIds = [...new Set(page.outline.facts.map((fact) => fact.id))];
      return [page.filePath, { codePath, headings, factIds }];
    }),
  );
}
