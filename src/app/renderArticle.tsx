/** Renders a compiled article to HTML and splits it into its regions. Runs only at build time and in the development server. */
import type { ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article, PageContext } from '../layouts/pageContext.ts';
import { createMdxComponents } from '../mdx/createMdxComponents.tsx';
import { missingFirstDay } from '../model/deadline.ts';
import type { ArticleSource } from '../model/render.ts';
import { collectFactSentences } from './factSentences.ts';
import { linkTerms } from './linkTerms.ts';

interface ArticleModule {
  readonly default: ComponentType<{ components: ReturnType<typeof createMdxComponents> }>;
}

/**
 * The article's regions as HTML. `code` is the output of @mdx-js/rollup. Throws if a component throws; the caller adds the page's name.
 */
export function renderArticle(code: string, source: ArticleSource, context: PageContext): Article {
  // Run as a function, not imported: Node never releases an imported module, and a large site has thousands of articles.
  const { default: Content } = new Function(code)(runtime) as ArticleModule;
  const html = renderToStaticMarkup(<Content components={createMdxComponents(context)} />);
  const regions = new Map(
    [...html.matchAll(/<x-region data-name="(\w+)">([\s\S]*?)<\/x-region>/g)].map((match) => [match[1], match[2] ?? '']),
  );
  const region = (name: string) => regions.get(name)?.trim() ?? '';
  const facts = source.factIds.map(context.factOf).filter((fact) => fact !== undefined);
  const { regions: marked, sentences } = collectFactSentences(
    { lead: region('lead'), today: region('today'), highlights: region('highlights'), body: region('body'), faq: region('faq') },
    facts,
    context.factAnchorOf,
    (name, value) => context.t('labelled', { name, value }),
    ({ deadline }, text) => deadline && missingFirstDay(deadline, context.locale.code, text),
  );
  const { glossary } = context.manifest;
  // The glossary explains its own words. The page of questions is the largest, and its answers lead to pages that explain them.
  if (!glossary || context.page.listsTerms || context.page.kind === 'faq') return { ...marked, headings: source.headings, sentences };
  const { highlights, ...texts } = marked;
  return { ...linkTerms(texts, glossary, context.locale.code), highlights, headings: source.headings, sentences };
}
