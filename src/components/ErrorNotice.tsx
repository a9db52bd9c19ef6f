/**
 * The error notice: message, further links, and the arch with its fallen keystone. Also rendered in the browser if a page cannot be loaded.
 */
import type { ReactNode } from 'react';
import type { FrameTranslate } from '../i18n/translate.ts';
import { FallenArch } from './FallenArch/FallenArch.tsx';
import { type Way, WaysOn } from './WaysOn/WaysOn.tsx';

export interface ErrorNoticeProps {
  status: number;
  title: string;
  message: string;
  /** The address that does not exist; absent in a prerendered file, where the browser fills it in (src/behaviours/notFound.ts). */
  pathname?: string | undefined;
  /** Pathname of the language's home page. */
  homePathname: string;
  /** Areas and questions for an unknown address; otherwise empty. */
  ways: readonly Way[];
  /** Further ways on, below the message. */
  children?: ReactNode;
  t: FrameTranslate;
}

/** Placeholder for the address in a prerendered file. */
const PATH_PLACE = '%path%';

export function ErrorNotice({ status, title, message, pathname, homePathname, ways, children, t }: ErrorNoticeProps) {
  return (
    <section className="error">
      <div className="wrap">
        <FallenArch status={status} />
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        {status === 404 && <MissingPath pathname={pathname} t={t} />}
        {children}
        <a className="button" href={homePathname}>
          {t('errors.goHome')}
        </a>
        {ways.length > 0 && <WaysOn ways={ways} t={t} />}
      </div>
    </section>
  );
}

function MissingPath({ pathname, t }: Pick<ErrorNoticeProps, 'pathname' | 't'>) {
  if (pathname !== undefined) return <p className="fine">{t('errors.pageNotFound', { path: pathname })}</p>;
  return <p className="fine" data-missing={t('errors.pageNotFound', { path: PATH_PLACE })} hidden />;
}
