/**
 * Inserts the article's HTML into a layout. At build time this is the only component that inserts raw HTML; it comes from src/mdx, never
 * from a visitor.
 */
import type { JSX } from 'react';

export interface HtmlProps {
  html: string;
  as?: 'div' | 'ul' | 'ol' | 'span';
  className?: string | undefined;
  id?: string | undefined;
}

/** Renders nothing for an empty region. */
export function Html({ html, as: Tag = 'div', className, id }: HtmlProps): JSX.Element | null {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components from checked content.
  return <Tag className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
