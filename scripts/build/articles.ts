/** Compiles the published pages' MDX and lists where each compiled module lies. Neighbour: src/app/renderArticle.tsx. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache } from '../content/cache.ts';
import type { Content } from '../content/load.ts';
import { createMdxReader } from '../content/mdx/compile.ts';

/** As src/app/renderArticle.tsx reads it; scripts do not import the application. */
interface ArticleSource {
  readonly modulePath: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly factIds: readonly string[];
}

/** Writes articles.json into `generatedDir`. Only pages whose text changed are compiled. */
export async function compileArticles(content: Content, cache: Cache, generatedDir: string): Promise<{ compiled: number; total: number }> {
  const reader = createMdxReader();
  const articles: Record<string, ArticleSource> = {};
  let compiled = 0;
  for (const page of content.pages) {
    const parsed = content.fileOf.get(page);
    if (!parsed || page.frontmatter.draft) continue;
    const modulePath = cache.pathOf(['module', page.filePath, page.hash], 'mjs');
    if ((await cache.read(modulePath)) === undefined) {
      const { code } = await reader.compile(parsed);
      if (code === undefined) throw new Error(`${page.filePath} could be checked but not compiled.`);
      await cache.write(modulePath, code);
      compiled += 1;
    }
    articles[page.filePath] = {
      modulePath,
      headings: page.outline.headings.filter((heading) => heading.depth === 2).map(({ id, text }) => ({ id, text })),
      factIds: [...new Set(page.outline.facts.map((fact) => fact.id))],
    };
  }
  await writeFile(join(generatedDir, 'articles.json'), JSON.stringify(articles));
  return { compiled, total: Object.keys(articles).length };
}
