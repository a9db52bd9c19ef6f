/**
 * A table of deadlines: length, first day, consequence, legal basis and page of each. Complete without a script; the calculator
 * (behaviours/calculator) reads its data from here, so that the document says everything once.
 */

import type { LabelKey } from '#generated/types.ts';
import type { Translate } from '../../i18n/translate.ts';
import { type Deadline, firstDayWords } from '../../model/deadline.ts';
import { type Fact, machineValue } from '../../model/fact.ts';
import type { Locale } from '../../model/locale.ts';
import type { PageCard } from '../../model/manifest.ts';
import { parseStatute, writeOutStatute } from '../../model/statute.ts';
import { TableHead } from '../TableHead.tsx';
import { formatLength } from './formatLength.ts';

export interface DeadlineRow {
  readonly fact: Fact;
  readonly deadline: Deadline;
  /** The page that treats it. */
  readonly page?: PageCard | undefined;
}

export interface DeadlineTableProps {
  rows: readonly DeadlineRow[];
  /** Names of the statutes by short name. */
  actNames: Readonly<Record<string, string>>;
  /** Id of the heading that names the table. */
  headingId?: string | undefined;
  locale: Locale;
  t: Translate;
}

const COUNTED: Readonly<Record<Deadline['counted'], LabelKey>> = {
  'calendar-days': 'deadlines.calendarDays',
  'working-days': 'deadlines.workingDays',
  'same-day': 'deadlines.sameDate',
};

/** Weeks end on a weekday: "1 month, on the same weekday" would be four weeks. */
const COUNTED_WEEKS: Readonly<Record<Deadline['counted'], LabelKey>> = { ...COUNTED, 'same-day': 'deadlines.sameWeekday' };

export function DeadlineTable({ rows, actNames, headingId, locale, t }: DeadlineTableProps) {
  const heads = [t('deadlines.what'), t('deadlines.length'), t('deadlines.start'), t('deadlines.after'), t('deadlines.basis')] as const;
  return (
    <div className="table">
      <table className="cards deadlines" aria-labelledby={headingId}>
        <TableHead heads={heads} />
        <tbody>
          {rows.map((row) => (
            <Row {...row} heads={heads} actNames={actNames} locale={locale} t={t} key={row.fact.id} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends DeadlineRow {
  heads: readonly [string, string, string, string, string];
  actNames: Readonly<Record<string, string>>;
  locale: Locale;
  t: Translate;
}

function Row({ fact, deadline, page, heads, actNames, locale, t }: RowProps) {
  const { code } = locale;
  const { act, who, outcome, moves, exceptions, counted, direction, recess, calculated } = deadline;
  const [what, length, start, after, basis] = heads;
  const isBack = direction === 'before';
  const sentences = [outcome, ...moves].map((sentence) => sentence?.text[code]).filter(Boolean);
  return (
    <tr id={fact.id} data-back={isBack || undefined} data-recess={recess || undefined} data-off={!calculated || undefined}>
      <th scope="row" data-head={what}>
        {page ? <a href={page.pathname}>{act[code]}</a> : act[code]} <small>{who.text[code]}</small>
      </th>
      <td data-head={length}>
        <Length fact={fact} words={formatLength(locale.iso, fact.value ?? '')} />{' '}
        <small>
          {[t((fact.value?.endsWith('W') ? COUNTED_WEEKS : COUNTED)[counted]), recess && t('deadlines.recess')].filter(Boolean).join(', ')}
        </small>
      </td>
      <td data-head={start}>
        <span>{capitalize(code, isBack ? firstDayWords(deadline, code) : deadline.starts.words[code]?.day)}.</span>
        {exceptions.map(({ case: condition, starts }) => (
          <span key={condition.id}> {t('labelled', { name: condition.text[code] ?? '', value: starts.words[code]?.day ?? '' })}.</span>
        ))}
      </td>
      <td data-head={after}>{sentences.join(' ') || '–'}</td>
      <td data-head={basis}>
        {fact.basis.map((reference) => writeOutStatute(code, reference, actNames[parseStatute(reference)?.act ?? ''])).join(' · ')}
      </td>
    </tr>
  );
}

function Length({ fact, words }: { fact: Fact; words: string }) {
  const machine = machineValue(fact);
  return machine.element === 'time' ? <time dateTime={machine.dateTime}>{words}</time> : <data value={fact.value}>{words}</data>;
}

function capitalize(localeCode: string, words = ''): string {
  return words.charAt(0).toLocaleUpperCase(localeCode) + words.slice(1);
}
