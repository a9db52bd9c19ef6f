/** Lists the compiled articles of the published pages. Neighbours: scripts/content/analyze.ts, which compiles, and src/app/renderArticle.tsx. */
import type { Content } from '../content/load.ts';

/** As src/app/renderArticle.tsx reads it; scripts do not import the application. */
export interface ArticleSource {
  /** Absolute path of the compiled module. */
  readonly modulePath: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Ids of the facts it quotes, in order of first use. */
  readonly factIds: readonly string[];
}

/** Articles by file path. Throws when the content was loaded without compiling. */
export function listArticles(content: Content): Readonly<Record<string, ArticleSource>> {
  const published = content.pages.filter((page) => !page.frontmatter.draft);
  return Object.fromEntries(
    published.map((page) => {
      const modulePath = content.modulePathOf.get(page);
      if (!modulePath) throw new Error(`${page.filePath} has not been compiled.`);
      const headings = page.outline.headings.filter((heading) => heading.depth === 2).map(({ id, text }) => ({ id, text }));
      const factIds = [...new Set(page.outline.facts.map((fact) => fact.id))];
      return [page.filePath, { modulePath, headings, factIds }];
    }),
  );
}
