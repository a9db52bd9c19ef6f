/** About the practice: the bridge between its offices opens the text. */
import { dynamicLabel } from '../components/dynamicLabel.ts';
import { Route } from '../components/Route/Route.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function AboutLayout({ context, article }: LayoutProps) {
  const cities = context.manifest.site.offices.map((office) => dynamicLabel(context.t, 'city', office.id));
  return <DocumentLayout context={context} article={article} before={<Route cities={cities} />} />;
}
