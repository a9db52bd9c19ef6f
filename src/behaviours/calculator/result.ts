/** Shows the result of the calculator: first and last day, how it was counted, what to watch out for, and ways to keep it. */
import { dateLocale } from '../../i18n/format.ts';
import type { ToolTranslate } from '../../i18n/translate.ts';
import { type Calendar, isDayOff, isHalfDay } from '../../model/calendar.ts';
import { type Day, daysBetween, shift } from '../../model/day.ts';
import { findLastDay, type LastDay } from '../../model/period.ts';
import { writeCalendarFile } from './calendarFile.ts';
import type { DeadlineData } from './deadlineRow.ts';
import { element } from './element.ts';

export interface Result {
  readonly data: DeadlineData;
  readonly start: Day;
  /** The chosen first day in words. */
  readonly startWords: string;
  readonly calendar: Calendar;
}

const WEEK = 7;
/** Mode of the next print, on the root element: styles/printDeadlines.css. */
const PRINT_MODE = 'result';
const ARCH =
  '<svg viewBox="0 0 100 50" aria-hidden="true"><path d="M4.5 50a45.5 45.5 0 0 1 91 0" pathLength="300" stroke-dasharray="97.5 3.75" /></svg>';

/** The content of the result, in reading order. `today` decides which notes there are. */
export function renderResult({ data, start, startWords, calendar }: Result, today: Day, t: ToolTranslate): readonly HTMLElement[] {
  const found = findLastDay(data.period, start, calendar);
  const { last } = found;
  const term = element('dl', { className: 'term', innerHTML: ARCH });
  const [first, end] = data.period.isBack ? [last, start] : [start, last];
  const entry = (name: string, day: Day) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, time(day), element('small', {}, wordsFor(day, { weekday: 'long' }))));
  if (data.period.isBack) term.append(entry(t('calculator.last'), first), entry(startWords, end));
  else term.append(entry(t('calculator.first'), first), entry(t('calculator.last'), end));
  const notes = notesOn(found, data, calendar, today, t);
  const others = data.starts.filter((words) => words !== startWords);
  return [
    element('p', { className: 'term-act' }, data.act),
    term,
    // Before the account: a visitor who stops reading here must not have missed them.
    ...notes.map(([kind, heading, text]) => element('p', { className: `date-note ${kind}` }, element('strong', {}, heading), text)),
    ...(last > today ? [element('p', { className: 'days-left' }, daysLeft(last, today, t))] : []),
    element('h4', {}, t('calculator.counted')),
    element('p', {}, whatCounted(data, startWords, t), ' ', howCounted(found, data, calendar, t)),
    ...(others.length > 0 ? [element('ul', {}, ...others.map((words) => element('li', {}, `${words}.`)))] : []),
    ...(data.after === '–' ? [] : [element('h4', {}, t('deadlines.after')), element('p', {}, data.after)]),
    actions(found, data, notes, t),
  ];
}

function daysLeft(last: Day, today: Day, t: ToolTranslate): string {
  return t('labelled', { name: t('calculator.left'), value: String(daysBetween(today, last)) });
}

/** The length and the day from which, or before which, it is counted. */
function whatCounted({ length, period }: DeadlineData, startWords: string, t: ToolTranslate): string {
  const first = t('labelled', { name: t('calculator.first'), value: startWords });
  return period.isBack ? `${t('labelled', { name: length, value: startWords })}.` : `${length}. ${first}.`;
}

function howCounted({ counted, last, moved }: LastDay, { period }: DeadlineData, { basis }: Calendar, t: ToolTranslate): string {
  const { unit, isBack } = period;
  const how = {
    day: () => t('calculator.days'),
    workday: () => t('calculator.working'),
    week: () => t('calculator.weeks'),
    month: () => t('calculator.months'),
    year: () => t('calculator.years'),
  };
  const sentences = isBack ? [t('calculator.back')] : [how[unit]()];
  if (moved.includes('recess')) sentences.push(t('calculator.recess', { day: wordsFor(counted) }), inBrackets(basis.recess));
  if (moved.includes('holiday')) sentences.push(oneFullStop(t('calculator.holiday', { day: wordsFor(last) })), inBrackets(basis.holiday));
  return sentences.filter(Boolean).join(' ');
}

/** A Russian date ends with an abbreviation: 2026 г. */
function oneFullStop(sentence: string): string {
  return sentence.replace(/\.\.$/, '.');
}

function inBrackets(basis: string): string {
  return basis && `(${basis})`;
}

/** Notes as kind, heading and text. */
function notesOn(
  { last, safe, unknownYears }: LastDay,
  { period }: DeadlineData,
  calendar: Calendar,
  today: Day,
  t: ToolTranslate,
): [string, string, string][] {
  const notes: [string, string, string][] = [];
  if (last < today) notes.push(['past', t('calculator.past'), t('calculator.pastText')]);
  else if (last === today) notes.push(['week', t('calculator.today'), t('calculator.weekText')]);
  else if (last < shift(today, WEEK)) notes.push(['week', t('calculator.week'), t('calculator.weekText')]);
  for (const year of unknownYears) notes.push(['off', '', t('calculator.unknown', { year })]);
  // The notes below help to plan, for which it is too late.
  if (last < today) return notes;
  const day = wordsFor(safe, { ...DATE, weekday: 'long' });
  if (isDayOff(calendar, last)) notes.push(['off', t('calculator.off'), oneFullStop(t('calculator.offText', { day }))]);
  else if (isHalfDay(calendar, last)) notes.push(['off', t('calculator.half'), oneFullStop(t('calculator.backText', { day }))]);
  else if (period.isBack) notes.push(['off', '', oneFullStop(t('calculator.backText', { day }))]);
  return notes;
}

/** What the visitor can keep; none of it holds more than the result shows. */
function actions({ last, safe }: LastDay, data: DeadlineData, notes: readonly (readonly string[])[], t: ToolTranslate): HTMLElement {
  const title = `${t('calculator.last')}: ${data.act}`;
  const lines = notes.map(([, heading, text]) => [heading, text].filter(Boolean).join(': '));
  const text = [`${title}: ${wordsFor(last, { ...DATE, weekday: 'long' })}`, ...lines].join('\n');
  const url = data.page ?? location.href.replace(/#.*/, '');
  const failed = element('p', { className: 'term-error' });
  failed.setAttribute('role', 'alert');
  const calendar = element('button', { type: 'button', className: 'button' }, t('calculator.calendar'));
  calendar.addEventListener('click', () => {
    const file = new Blob([writeCalendarFile({ day: safe, title, text, url }, new Date())], { type: 'text/calendar' });
    const href = URL.createObjectURL(file);
    element('a', { href, download: `${last}.ics` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  });
  const print = element('button', { type: 'button', className: 'button' }, t('calculator.print'));
  print.addEventListener('click', () => {
    const { dataset } = document.documentElement;
    dataset.print = PRINT_MODE;
    addEventListener('afterprint', () => delete dataset.print, { once: true });
    try {
      window.print();
    } catch {
      delete dataset.print;
      failed.textContent = t('calculator.printFailed');
    }
  });
  const send = element(
    'a',
    { href: `https://wa.me/?text=${encodeURIComponent(text)}`, rel: 'noopener', className: 'button' },
    t('calculator.send'),
  );
  const page = data.page ? [element('a', { href: data.page }, t('calculator.page'))] : [];
  return element('div', { className: 'term-acts' }, calendar, print, send, ...page, failed);
}

function time(day: Day): HTMLElement {
  return element('time', { dateTime: day }, wordsFor(day));
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function wordsFor(day: Day, options: Intl.DateTimeFormatOptions = DATE): string {
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(dateLocale(lang), { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
