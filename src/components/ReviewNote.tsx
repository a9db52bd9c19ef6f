/** The date of the law that the page describes, the lawyer's sign-off, and the limits of general information. */

import { formatDay, formatMonth } from '../i18n/format.ts';
import type { Translate } from '../i18n/translate.ts';

export interface ReviewNoteProps {
  /** Day of the law that the text describes, YYYY-MM-DD. */
  validAsOf: string;
  /** Day of the last legal review, YYYY-MM-DD; undefined if the page has changed since. */
  legalReview?: string | undefined;
  /** The person who signed it off, with a link to more about them; only with `legalReview`. */
  reviewer?: { readonly name: string; readonly href: string } | undefined;
  localeIso: string;
  /** The page's short address for print, where links cannot be clicked. */
  url: string;
  /** Pathname of the QR code with that address, for the printed checklist; undefined on a page without one. */
  qrCode?: string | undefined;
  t: Translate;
}

export function ReviewNote({ validAsOf, legalReview, reviewer, localeIso, url, qrCode, t }: ReviewNoteProps) {
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
      {/* Lazy and not on the screen: browsers load it when they print the checklist. */}
      {qrCode && <img className="on-paper qr" src={qrCode} alt={`QR: ${url}`} width="96" height="96" loading="lazy" />}
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

/**
 * A label with its date in an element of its own. The position of the date depends on the language, so the label is first filled in with a
 * placeholder.
 */
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
