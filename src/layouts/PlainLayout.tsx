/** A page that consists of text only, such as the privacy policy: no drawing and no call to action. */
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function PlainLayout({ context, article }: LayoutProps) {
  return <DocumentLayout context={context} article={article} withCall={false} />;
}
