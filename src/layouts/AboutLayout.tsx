/** The about page: an arch for each office in the header, and the bridge between them before the text. */
import { ArchRow } from '../components/HeaderArt/HeaderArt.tsx';
import { People } from '../components/People/People.tsx';
import { Route } from '../components/Route/Route.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function AboutLayout({ context, article }: LayoutProps) {
  const cities = context.manifest.site.contact.addresses.map(({ city }) => city);
  return (
    <DocumentLayout
      context={context}
      article={article}
      art={<ArchRow count={cities.length} />}
      before={<Route cities={cities} />}
      after={<People people={context.manifest.site.people} localeIso={context.locale.iso} t={context.t} />}
    />
  );
}
