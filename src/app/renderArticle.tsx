/** Renders a compiled article to HTML and cuts it at its regions. Runs at build time and in the development server only. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article, PageContext } from '../layouts/pageContext.ts';
import { createMdxComponents } from '../mdx/createMdxComponents.tsx';

/** Module that @mdx-js/rollup made of a page. */
export interface ArticleModule {
  readonly default: ComponentType<{ components: ReturnType<typeof createMdxComponents> }>;
}

/** What the content scripts know of an article beside its module. */
export interface ArticleSource {
  /** Absolute path of the compiled module. */
  readonly modulePath: string;
  readonly headings: Article['headings'];
  /** Ids of the facts it quotes, in order of first use. */
  readonly factIds: readonly string[];
}

/** The article's regions as HTML. Throws what a component throws; the caller names the page. */
export function renderArticle(module: ArticleModule, source: ArticleSource, context: PageContext): Article {
  const Content = module.default;
  const html = renderToStaticMarkup(<Content components={createMdxComponents(context)} />);
  const regions = new Map(
    [...html.matchAll(/<x-region data-name="(\w+)">([\s\S]*?)<\/x-region>/g)].map((match) => [match[1], match[2] ?? '']),
  );
  const region = (name: string) => regions.get(name)?.trim() ?? '';
  return {
    lead: region('lead'),
    highlights: region('highlights'),
    body: region('body'),
    faq: region('faq'),
    headings: source.headings,
    facts: source.factIds.map(context.factOf).filter((fact) => fact !== undefined),
  };
}
