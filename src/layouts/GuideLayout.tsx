/** A guide in steps. Looks like a service, but is a page kind of its own, because its structured data and its place in lists differ. */
import { UnfinishedArch } from '../components/HeaderArt/HeaderArt.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function GuideLayout({ context, article }: LayoutProps) {
  return <DocumentLayout context={context} article={article} art={<UnfinishedArch />} />;
}
