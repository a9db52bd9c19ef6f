/** Selects the layout for a page kind. */
import type { ReactElement } from 'react';
import type { PageKind } from '../model/page.ts';
import { AboutLayout } from './AboutLayout.tsx';
import { AreaLayout } from './AreaLayout.tsx';
import { ContactLayout } from './ContactLayout.tsx';
import { FaqLayout } from './FaqLayout.tsx';
import { FinderLayout } from './FinderLayout.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { PlainLayout } from './PlainLayout.tsx';
import { SearchLayout } from './SearchLayout.tsx';
import { ServiceLayout } from './ServiceLayout.tsx';
import { ServicesLayout } from './ServicesLayout.tsx';

export type Layout = (props: LayoutProps) => ReactElement;

const LAYOUTS: Readonly<Record<PageKind, Layout>> = {
  home: HomeLayout,
  services: ServicesLayout,
  about: AboutLayout,
  contact: ContactLayout,
  faq: FaqLayout,
  privacy: PlainLayout,
  search: SearchLayout,
  area: AreaLayout,
  service: ServiceLayout,
  guide: ServiceLayout,
  finder: FinderLayout,
};

export function layoutFor(kind: PageKind): Layout {
  return LAYOUTS[kind];
}
