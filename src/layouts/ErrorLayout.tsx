/** The error page: the notice with links to the home page, the areas and the questions. */
import { ErrorNotice } from '../components/ErrorNotice.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import type { Way } from '../components/WaysOn/WaysOn.tsx';
import { NOT_FOUND } from '../model/errorStatus.ts';
import { buildPathname } from '../model/pathname.ts';
import { pageOfKind } from '../model/shell.ts';
import type { PageContext } from './pageContext.ts';

export interface ErrorLayoutProps {
  context: PageContext;
  status: number;
  title: string;
  message: string;
  ways: readonly Way[];
}

export function ErrorLayout({ context, status, title, message, ways }: ErrorLayoutProps) {
  const homePathname = buildPathname(context.manifest.site, context.locale.code, '');
  const searchPage = pageOfKind(context.manifest, context.locale.code, 'search');
  return (
    <ErrorNotice status={status} title={title} message={message} homePathname={homePathname} ways={ways} t={context.t}>
      {status === NOT_FOUND && searchPage && <SearchField label={context.t('search')} pathname={searchPage.pathname} t={context.t} />}
    </ErrorNotice>
  );
}
