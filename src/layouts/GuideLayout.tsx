/** A guide in steps. Like a service, but the reader does the work: the steps come before everything else in "on this page". */
import { UnfinishedArch } from '../components/HeaderArt/HeaderArt.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function GuideLayout({ context, article }: LayoutProps) {
  return <DocumentLayout context={context} article={article} art={<UnfinishedArch />} />;
}
