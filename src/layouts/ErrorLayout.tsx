/** The error page's main: the notice with the way to the language's root. */
import { ErrorNotice } from '../components/ErrorNotice/ErrorNotice.tsx';
import { formPathname } from '../model/pathname.ts';
import type { PageContext } from './pageContext.ts';

export interface ErrorLayoutProps {
  context: PageContext;
  status: number;
  title: string;
  message: string;
}

export function ErrorLayout({ context, status, title, message }: ErrorLayoutProps) {
  const homePathname = formPathname(context.manifest.site, context.locale.code, '');
  return <ErrorNotice status={status} title={title} message={message} homePathname={homePathname} t={context.t} />;
}
