/** What went wrong, and the ways on: the keystone has fallen beside the arch. Also shown in the browser when a page cannot be loaded. */
import type { Translate } from '../../i18n/translate.ts';
import { FallenArch } from '../FallenArch/FallenArch.tsx';
import { type Way, WaysOn } from '../WaysOn/WaysOn.tsx';

export interface ErrorNoticeProps {
  status: number;
  title: string;
  message: string;
  /** The address that no page answers; absent in a file, where the browser supplies it (src/behaviours/notFound.ts). */
  pathname?: string | undefined;
  /** The language's root. */
  homePathname: string;
  /** Areas and questions, where the address is unknown; else empty. */
  ways: readonly Way[];
  t: Translate;
}

/** Where the address goes in a file. */
const PATH_PLACE = '%path%';

export function ErrorNotice({ status, title, message, pathname, homePathname, ways, t }: ErrorNoticeProps) {
  return (
    <section className="error">
      <div className="wrap">
        <FallenArch status={status} />
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        {status === 404 && <MissingPath pathname={pathname} t={t} />}
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
