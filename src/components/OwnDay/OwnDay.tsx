/**
 * A box with the way from a page that quotes deadlines to their last day: on the page of deadlines each link leads to its row, and with a
 * script to the calculator.
 */
import { Fragment } from 'react';
import { type Translate, withColon } from '../../i18n/translate.ts';
import type { OwnDay as Way } from '../../model/render.ts';

/** Without an address, nothing is rendered; without deadlines, a link to the table. */
export function OwnDay({ pathname, deadlines = [], t }: Partial<Way> & { t: Translate }) {
  if (pathname === undefined) return null;
  const title = t('calculator.title');
  return (
    <p className="remark own-day">
      {deadlines.length === 0 ? <a href={pathname}>{title}</a> : <b>{withColon(t, title)}</b>}
      {deadlines.map(({ id, act }, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : ' · '}
          <a href={`${pathname}#${id}`}>{act}</a>
        </Fragment>
      ))}
    </p>
  );
}
