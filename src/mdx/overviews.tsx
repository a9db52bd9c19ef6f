/** Lists of pages that writers insert with one component: the areas of law, all services by situation, the general guides by situation. */
import { AreaGlyph } from '../components/AreaGlyph/AreaGlyph.tsx';
import { AreaList } from '../components/AreaList/AreaList.tsx';
import { dynamicLabel } from '../components/dynamicLabel.ts';
import { Situations } from '../components/Situations/Situations.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { isGeneralGuide, pagesOf } from '../model/manifest.ts';

export function Areas({ context }: { context: PageContext }) {
  return (
    <AreaList
      areas={areasWithPages(context).map(({ id, field, name, areaPage, services }) => ({
        id,
        field,
        name,
        hint: dynamicLabel(context.t, 'areaHint', id),
        pathname: areaPage?.pathname,
        pages: services,
      }))}
    />
  );
}

export function Services({ context }: { context: PageContext }) {
  return areasWithPages(context).map(({ id, field, name, areaPage, services }) => (
    <div className="service-group" key={id}>
      <AreaGlyph area={id} field={field} />
      <h3>{areaPage ? <a href={areaPage.pathname}>{name}</a> : name}</h3>
      {/* If the area has no services, its list contains the area's own page. */}
      <Situations pages={services.length > 0 ? services : areaPage ? [areaPage] : []} />
    </div>
  ));
}

export function Guides({ context: { manifest, locale } }: { context: PageContext }) {
  const guides = pagesOf(manifest, locale.code).filter(isGeneralGuide);
  return guides.length > 0 && <Situations pages={guides} />;
}

function areasWithPages({ manifest, locale, t }: PageContext) {
  const pages = pagesOf(manifest, locale.code);
  return manifest.site.areas.map(({ id, field }) => {
    const own = pages.filter((page) => page.area === id);
    const areaPage = own.find((page) => page.kind === 'area');
    return {
      id,
      field,
      areaPage,
      name: areaPage?.shortTitle ?? dynamicLabel(t, 'areaName', id),
      services: own.filter((page) => page !== areaPage),
    };
  });
}
