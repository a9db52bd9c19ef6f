/** What went wrong, and one way on: the keystone has fallen beside the arch. Also shown in the browser when a page cannot be loaded. */
import type { Translate } from '../../i18n/translate.ts';
import { FallenArch } from '../FallenArch/FallenArch.tsx';

export interface ErrorNoticeProps {
  status: number;
  title: string;
  message: string;
  /** The language's root. */
  homePathname: string;
  t: Translate;
}

/** Where the address goes; only the browser knows it (src/behaviours/notFound.ts). */
const PATH_PLACE = '%path%';

export function ErrorNotice({ status, title, message, homePathname, t }: ErrorNoticeProps) {
  return (
    <section className="error">
      <div className="wrap">
        <FallenArch status={status} />
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        {status === 404 && <p className="fine" data-missing={t('errors.pageNotFound', { path: PATH_PLACE })} hidden />}
        <a className="button" href={homePathname}>
          {t('errors.goHome')}
        </a>
      </div>
    </section>
  );
}
