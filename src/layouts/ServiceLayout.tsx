/** A service: half an arch, waiting for its keystone. */
import { UnfinishedArch } from '../components/HeaderArt/HeaderArt.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function ServiceLayout({ context, article }: LayoutProps) {
  return <DocumentLayout context={context} article={article} art={<UnfinishedArch />} />;
}
