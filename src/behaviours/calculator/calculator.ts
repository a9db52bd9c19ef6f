/**
 * The calculator of last days above the table of all deadlines. Loaded on the first intent, only on a page with that table; sends and stores
 * nothing. `#<fact-id>` chooses a deadline and leads to the field for its first day, `#<fact-id>=<YYYY-MM-DD>` shows its result.
 */
import type { ToolTranslate } from '../../i18n/translate.ts';
import type { Day } from '../../model/day.ts';
import { type DeadlineData, readCalendar, readDeadlines } from './deadlineRow.ts';
import { element } from './element.ts';
import { firstDayProblem, OLDEST, readDay, todayInTurkey } from './firstDay.ts';
import { renderResult } from './result.ts';

/** The character between deadline and day; the second one is how some messengers encode it. */
const FRAGMENT = /^#(?<id>[a-z0-9-]+)(?:(?:=|%3d)(?<day>.*))?$/i;

/** Adds the form to the current page once. */
export function showTool(t: ToolTranslate): void {
  const place = document.querySelector<HTMLElement>('.deadline-groups');
  if (!place || place.previousElementSibling?.matches('.calculator')) return;
  const calendar = readCalendar(place);
  const groups = readDeadlines(place);
  const all = new Map(groups.flatMap(({ deadlines }) => deadlines).map((data) => [data.id, data]));

  const what = element('select', { id: 'calculator-what' }, element('option', { value: '' }, t('calculator.choose')));
  for (const { heading, deadlines } of groups) {
    const options = deadlines.map(({ id, act, length }) => element('option', { value: id }, `${act} (${length})`));
    what.append(element('optgroup', { label: heading }, ...options));
  }
  const which = element('select', { id: 'calculator-case' });
  const date = element('input', { id: 'calculator-date', type: 'date', min: OLDEST, autocomplete: 'off' });
  const whatField = field(t('calculator.what'), what);
  const caseField = field(t('calculator.case'), which);
  const dateField = field(t('calculator.date'), date, t('calculator.hint'));
  const button = element('button', { className: 'button' }, t('calculator.submit'));
  const form = element('form', { noValidate: true }, whatField.box, caseField.box, dateField.box, button);
  const output = element('output', { id: 'calculator-result', hidden: true, tabIndex: -1 });
  output.setAttribute('for', 'calculator-what calculator-case calculator-date');
  const box = element(
    'section',
    { className: 'calculator' },
    element('h3', { id: 'calculator' }, t('calculator.title')),
    element('p', { className: 'term-hint' }, t('calculator.intro')),
    form,
    output,
  );

  const show = (data: DeadlineData, day: Day) => {
    output.replaceChildren(...renderResult({ data, start: day, startWords: startWords(data), calendar }, todayInTurkey(new Date()), t));
    output.hidden = false;
  };
  const startWords = ({ starts }: DeadlineData) => starts[Number(which.value)] ?? starts[0] ?? '';
  const onChoice = () => {
    const data = all.get(what.value);
    which.replaceChildren(
      ...(data?.starts ?? []).map((words, index) =>
        element(
          'option',
          { value: String(index) },
          index === 0 && data && data.starts.length > 1 ? `${t('calculator.usual')}: ${words}` : words,
        ),
      ),
    );
    caseField.box.hidden = (data?.starts.length ?? 0) < 2;
    describe(data);
  };
  const describe = (data: DeadlineData | undefined) => {
    dateField.hint.textContent = [data && startWords(data), t('calculator.hint')].filter(Boolean).join('. ');
    output.hidden = true;
  };
  const calculate = () => {
    const data = all.get(what.value);
    const day = readDay(date.value);
    const entered = { text: date.value, isIncomplete: date.validity.badInput };
    const problem = data && firstDayProblem(entered, data.period.isBack, new Date());
    whatField.say(data ? '' : t('calculator.errorWhat'));
    dateField.say(problem ? t(problem) : '');
    output.hidden = true;
    const wrong = [whatField, dateField].find(({ isWrong }) => isWrong());
    if (wrong) wrong.control.focus();
    else if (data && day) show(data, day);
  };
  const open = () => {
    const { id = '', day } = FRAGMENT.exec(location.hash)?.groups ?? {};
    if (!all.has(id)) return;
    what.value = id;
    onChoice();
    date.value = readDay(day ?? '') ?? '';
    if (day !== undefined) calculate();
    // A date field refuses to hold a day that does not exist.
    if (day !== undefined && !date.value) dateField.say(t('calculator.errorDate'));
    box.scrollIntoView({ behavior: 'instant' });
    (output.hidden ? date : output).focus({ preventScroll: true });
  };

  what.addEventListener('change', onChoice);
  which.addEventListener('change', () => describe(all.get(what.value)));
  // A result beside another day would be wrong.
  date.addEventListener('input', () => {
    output.hidden = true;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    calculate();
    if (!output.hidden) output.focus();
  });
  // The notes depend on the day, which may change while the page is open. Another page has replaced the form if it is no longer connected.
  const onVisible = () => {
    const data = all.get(what.value);
    const day = readDay(date.value);
    if (!box.isConnected) stop();
    else if (!output.hidden && data && day) show(data, day);
  };
  const onHash = () => (box.isConnected ? open() : stop());
  const stop = () => {
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('hashchange', onHash);
  };
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('hashchange', onHash);
  onChoice();
  place.before(box);
  open();
}

interface Field {
  readonly box: HTMLElement;
  readonly control: HTMLElement;
  readonly hint: HTMLElement;
  /** Shows a mistake above the control; empty text removes it. */
  readonly say: (mistake: string) => void;
  readonly isWrong: () => boolean;
}

function field(name: string, control: HTMLSelectElement | HTMLInputElement, help = ''): Field {
  const error = element('p', { id: `${control.id}-error`, className: 'term-error' });
  const hint = element('p', { id: `${control.id}-hint`, className: 'term-hint' }, help);
  control.setAttribute('aria-describedby', `${hint.id} ${error.id}`);
  return {
    box: element('div', {}, element('label', { htmlFor: control.id }, name), hint, error, control),
    control,
    hint,
    say(mistake) {
      error.textContent = mistake;
      control.ariaInvalid = mistake ? 'true' : 'false';
    },
    isWrong: () => error.textContent !== '',
  };
}
