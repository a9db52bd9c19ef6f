/** The header of an inner page: breadcrumbs, title and lead on a colour field, with a drawing for the page type. */
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Html } from '../Html.tsx';

export interface PageHeaderProps {
  field: string;
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  title: string;
  /** HTML. */
  lead: string;
  /** Below the lead. */
  actions?: ReactNode;
  /** Drawing at the lower edge. */
  art?: ReactNode;
}

export function PageHeader({ field, crumbs, crumbsLabel, title, lead, actions, art }: PageHeaderProps) {
  return (
    <header className={`page-header field-${field}`}>
      <div className="wrap">
        <Breadcrumbs label={crumbsLabel} crumbs={crumbs} />
        <div className="page-header-text">
          <h1>{title}</h1>
          <Html className="lead" html={lead} />
          {actions}
        </div>
        {art}
      </div>
    </header>
  );
}
