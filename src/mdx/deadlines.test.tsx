/** The table of all deadlines, as readers without a script get it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../layouts/pageContext.ts';
import { type Calendar, EMPTY_CALENDAR } from '../model/calendar.ts';
import type { Deadline, NamedText } from '../model/deadline.ts';
import type { Fact } from '../model/fact.ts';
import { Deadlines } from './deadlines.tsx';

const text = (id: string, en: string): NamedText => ({ id, text: { en } });
const RENT = text('rent', 'Rent');
const HEIR: Deadline = {
  situation: text('inheritance', 'Inheritance'),
  situationOrder: 0,
  calculated: true,
  act: { en: 'Renouncing' },
  who: text('heir', 'Heir'),
  starts: { id: 'death', words: { en: { day: 'the day you learn of the death' } } },
  direction: 'after',
  counted: 'same-day',
  recess: false,
  outcome: text('kept', 'You can no longer renounce.'),
  exceptions: [{ case: text('will', 'If a will names you'), starts: { id: 'will', words: { en: { day: 'the day it is served' } } } }],
  moves: [text('court', 'The court can extend it.')],
};
const NOTICE: Deadline = {
  ...HEIR,
  situation: RENT,
  situationOrder: 1,
  act: { en: 'Notice' },
  starts: { id: 'year', words: { en: { day: 'the first day', before: 'before the first day of the year' } } },
  direction: 'before',
  counted: 'calendar-days',
  outcome: undefined,
  exceptions: [],
  moves: [],
};
const fact = (id: string, value: string, deadline: Deadline): Fact => ({
  ...{ id, value, basis: ['TMK 606'], status: 'statute', pages: [], reviewed: '2026-09-26' },
  deadline,
});

const CALENDAR: Calendar = { ...EMPTY_CALENDAR, off: ['04-23'], basis: { recess: 'HMK 104', holiday: 'HMK 93' } };

const context = {
  locale: { code: 'en', iso: 'en-GB' },
  t: (key: string, values?: { name: string; value: string }) => (values ? `${values.name}: ${values.value}` : key),
  deadlines: {
    entries: [{ fact: fact('notice', 'P30D', NOTICE) }, { fact: fact('renouncing', 'P3M', HEIR), pageId: 'reddi-miras' }],
    calendar: CALENDAR,
    actNames: { TMK: 'Turkish Civil Code', HMK: 'Turkish Code of Civil Procedure' },
  },
  find: () => ({ pathname: '/en/reddi-miras', shortTitle: 'Renouncing an inheritance' }),
} as unknown as PageContext;

const html = renderToStaticMarkup(<Deadlines context={context} />);
const rowOf = (id: string) => new RegExp(`<tr id="${id}".*?</tr>`).exec(html)?.[0] ?? '';

describe('the table of deadlines', () => {
  it('has a heading and a table for each situation, in the order of the register', () => {
    expect([...html.matchAll(/<h3 id="([\w-]+)">(\w+)/g)].map(([, id, words]) => [id, words])).toEqual([
      ['deadlines-inheritance', 'Inheritance'],
      ['deadlines-rent', 'Rent'],
    ]);
    expect(html.match(/<table class="cards deadlines" aria-labelledby="deadlines-rent">/g)).toHaveLength(1);
  });

  it('says length, first day, other first days, consequence, basis and page in a row with the id of the fact', () => {
    const row = rowOf('renouncing').replace(/<[^>]+>/g, '|');
    for (const words of ['Renouncing', 'Heir', '3 months', 'The day you learn of the death.', 'If a will names you: the day it is served.'])
      expect(row).toContain(words);
    expect(row).toContain('You can no longer renounce. The court can extend it.');
    expect(row).toContain('Turkish Civil Code, art.\u00a0606');
    expect(rowOf('renouncing')).toContain('<a href="/en/reddi-miras">Renouncing</a>');
    expect(rowOf('renouncing')).toContain('<data value="P3M">');
  });

  it('says of a deadline that is counted back before which day it ends', () => {
    expect(rowOf('notice')).toContain('data-back="true"');
    expect(rowOf('notice')).toContain('Before the first day of the year.');
    expect(rowOf('notice')).toContain('<time dateTime="P30D">30 days</time>');
  });

  it('says below a length in weeks that it ends on the same weekday, and below months or years on the same date', () => {
    const noteOf = (value: string) => {
      const entries = [{ fact: fact('objection', value, HEIR) }];
      const shown = renderToStaticMarkup(
        <Deadlines context={{ ...context, deadlines: { ...context.deadlines, entries } } as PageContext} />,
      );
      return /<\/data> <small>([^<]*)/.exec(shown)?.[1];
    };
    expect(['P2W', 'P3M', 'P1Y'].map(noteOf)).toEqual(['deadlines.sameWeekday', 'deadlines.sameDate', 'deadlines.sameDate']);
  });

  it('has the holidays for the calculator, and the statutes on the last day with their names', () => {
    const attribute = /data-calendar="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(attribute.replaceAll('&quot;', '"'))).toEqual({
      ...CALENDAR,
      basis: { recess: 'Turkish Code of Civil Procedure, art.\u00a0104', holiday: 'Turkish Code of Civil Procedure, art.\u00a093' },
    });
  });
});
