/** An area of law: first links to its pages, each with the sentence that a visitor would say, then the overview. */
import { HeaderGlyph } from '../components/HeaderArt/HeaderArt.tsx';
import { Situations } from '../components/Situations/Situations.tsx';
import { pagesOf } from '../model/manifest.ts';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function AreaLayout({ context, article }: LayoutProps) {
  const { manifest, locale, page } = context;
  const services = pagesOf(manifest, locale.code).filter((other) => other.area === page.area && other.pageId !== page.pageId);
  return (
    <DocumentLayout
      context={context}
      article={article}
      art={<HeaderGlyph area={page.area} />}
      before={services.length > 0 && <Situations pages={services} />}
    />
  );
}
