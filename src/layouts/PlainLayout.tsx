/** A page of text alone, such as the privacy policy: no drawing and no invitation. */
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function PlainLayout({ context, article }: LayoutProps) {
  return <DocumentLayout context={context} article={article} withCall={false} />;
}
