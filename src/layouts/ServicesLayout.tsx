/** All services, with a row of complete arches in the header: one for each area. */
import { ArchRow } from '../components/HeaderArt/HeaderArt.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function ServicesLayout({ context, article }: LayoutProps) {
  return (
    <DocumentLayout context={context} article={article} art={<ArchRow count={context.manifest.site.areas.length} />} className="overview" />
  );
}
