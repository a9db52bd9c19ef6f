/** All services: a row of finished arches, one for each area, over the situations of the article. */
import { ArchRow } from '../components/HeaderArt/HeaderArt.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function ServicesLayout({ context, article }: LayoutProps) {
  return <DocumentLayout context={context} article={article} art={<ArchRow count={context.manifest.site.areas.length} />} isOverview />;
}
