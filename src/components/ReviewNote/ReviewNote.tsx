/** Which day's law the page describes, whether a lawyer has signed it off, and what general information cannot do. */

import { formatDay, formatMonth } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';

export interface ReviewNoteProps {
  /** Day whose law the text describes, YYYY-MM-DD. */
  validAsOf: string;
  /** Day of the last legal review; only while nothing has changed since. */
  legalReview?: string | undefined;
  /** Who has signed it off, and where the site says more of them; only with `legalReview`. */
  reviewer?: { readonly name: string; readonly href: string } | undefined;
  localeIso: string;
  /** The page's short address, printed on paper, where it cannot be clicked. */
  url: string;
  t: Translate;
}

export function ReviewNote({ validAsOf, legalReview, reviewer, localeIso, url, t }: ReviewNoteProps) {
  return (
    <div className="review fine">
      <p>
        <Dated label={(date) => t('disclaimer', { date })} dateTime={validAsOf.slice(0, 7)} date={formatMonth(localeIso, validAsOf)} />
      </p>
      <p>
        {legalReview ? (
          <Dated label={(date) => t('lastReviewed', { date })} dateTime={legalReview} date={formatDay(localeIso, legalReview)} />
        ) : (
          <Dated label={(date) => t('validAsOf', { date })} dateTime={validAsOf} date={formatDay(localeIso, validAsOf)} />
        )}
      </p>
      {legalReview && reviewer && <Reviewer {...reviewer} t={t} />}
      <p className="on-paper">{url}</p>
    </div>
  );
}

function Reviewer({ name, href, t }: { name: string; href: string; t: Translate }) {
  const [before, after] = t('reviewedBy', { name: GAP }).split(GAP);
  return (
    <p>
      {before}
      <a href={href}>{name}</a>
      {after}
    </p>
  );
}

/** A label with its date in an element of its own. Languages put the date where they like, so the label is filled in with a mark first. */
function Dated({ label, dateTime, date }: { label: (date: string) => string; dateTime: string; date: string }) {
  const [before, after] = label(GAP).split(GAP);
  return (
    <>
      {before}
      <time dateTime={dateTime}>{date}</time>
      {after}
    </>
  );
}

const GAP = '\u0000';
