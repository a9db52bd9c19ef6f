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

export function ErrorNotice({ status, title, message, homePathname, t }: ErrorNoticeProps) {
  return (
    <section className="error">
      <div className="wrap">
        <FallenArch status={status} />
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        <a className="button" href={homePathname}>
          {t('errors.goHome')}
        </a>
      </div>
    </section>
  );
}
