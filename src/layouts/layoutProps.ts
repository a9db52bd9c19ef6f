/** The properties of every layout. */
import type { Article, PageContext } from './pageContext.ts';

export interface LayoutProps {
  readonly context: PageContext;
  readonly article: Article;
}
