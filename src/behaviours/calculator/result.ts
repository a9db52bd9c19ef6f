/** Shows the result of the calculator: first and last day, how it was counted, what to watch out for, and ways to keep it. */
import type { Translate } from '../../i18n/translate.ts';
import { type Day, findLastDay, isDayOff, type LastDay, shift } from '../../model/period.ts';
import { formatStatute } from '../../model/statute.ts';
import { writeCalendarFile } from './calendarFile.ts';
import type { DeadlineData } from './deadlineRow.ts';
import { element } from './element.ts';

export interface Result {
  readonly data: DeadlineData;
  readonly start: Day;
  /** The chosen first day in words. */
  readonly startWords: string;
}

const WEEK = 7;
const ARCH =
  '<svg viewBox="0 0 100 50" aria-hidden="true"><path d="M4.5 50a45.5 45.5 0 0 1 91 0" pathLength="300" stroke-dasharray="97.5 3.75" /></svg>';

/** The content of the result, in reading order. `today` decides which notes there are. */
export function renderResult({ data, start, startWords }: Result, today: Day, t: Translate): readonly HTMLElement[] {
  const found = findLastDay(data.period, start);
  const { last } = found;
  const term = element('dl', { className: 'term', innerHTML: ARCH });
  const [first, end] = data.period.isBack ? [last, start] : [start, last];
  const entry = (name: string, day: Day) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, time(day), element('small', {}, wordsFor(day, { weekday: 'long' }))));
  if (data.period.isBack) term.append(entry(t('calculator.last'), first), entry(startWords, end));
  else term.append(entry(t('calculator.first'), first), entry(t('calculator.last'), end));
  const notes = notesOn(found, data, today, t);
  const others = data.starts.filter((words) => words !== startWords);
  return [
    element('p', { className: 'term-act' }, data.act),
    term,
    element('h4', {}, t('calculator.counted')),
    element('p', {}, [data.length, startWords].join(': '), '. ', howCounted(found, data, t)),
    ...notes.map(([kind, heading, text]) => element('p', { className: `term-note ${kind}` }, element('strong', {}, heading), text)),
    ...(others.length > 0 ? [element('ul', {}, ...others.map((words) => element('li', {}, `${words}.`)))] : []),
    ...(data.after === '–' ? [] : [element('h4', {}, t('deadlines.after')), element('p', {}, data.after)]),
    actions(found, data, notes, t),
  ];
}

function howCounted({ counted, last, moved }: LastDay, { period }: DeadlineData, t: Translate): string {
  const { unit, isBack } = period;
  const how = unit === 'day' ? t('calculator.days') : unit === 'workday' ? t('calculator.working') : t('calculator.same');
  const sentences = isBack ? [t('calculator.back')] : [how];
  if (moved.includes('recess')) sentences.push(`${t('calculator.recess', { day: wordsFor(counted) })} ${basis('HMK 104')}`);
  if (moved.includes('holiday')) sentences.push(`${t('calculator.holiday', { day: wordsFor(last) })} ${basis('HMK 93')}`);
  return sentences.join(' ');
}

/** A statute in brackets, as a sentence of its own. */
function basis(reference: string): string {
  return `(${formatStatute(document.documentElement.lang, reference)})`;
}

/** Notes as kind, heading and text. */
function notesOn({ last, safe, unknownYears }: LastDay, { period }: DeadlineData, today: Day, t: Translate): [string, string, string][] {
  const notes: [string, string, string][] = [];
  if (last < today) notes.push(['past', t('calculator.past'), t('calculator.pastText')]);
  else if (last < shift(today, WEEK)) notes.push(['week', t('calculator.week'), t('calculator.weekText')]);
  const day = wordsFor(safe, { ...DATE, weekday: 'long' });
  if (isDayOff(last)) notes.push(['off', t('calculator.off'), t('calculator.offText', { day })]);
  else if (period.isBack) notes.push(['off', '', t('calculator.backText', { day })]);
  for (const year of unknownYears) notes.push(['off', '', t('calculator.unknown', { year })]);
  return notes;
}

/** What the visitor can keep; none of it holds more than the result shows. */
function actions({ last, safe }: LastDay, data: DeadlineData, notes: readonly (readonly string[])[], t: Translate): HTMLElement {
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
    try {
      window.print();
    } catch {
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
  // The texts are in British English.
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
