/** Last days counted by hand with their rule, and properties that hold for every day. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Calendar, EMPTY_CALENDAR, isDayOff, isHalfDay } from './calendar.ts';
import { shift } from './day.ts';
import { type LastDay, type Period, parseLength, findLastDay as sought } from './period.ts';

/** The holidays of two years. The feasts begin on 30 March and 6 June 2025, on 20 March and 27 May 2026. */
const CALENDAR: Calendar = {
  off: [
    ...['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'],
    ...['2025-03-30', '2025-03-31', '2025-04-01', '2025-06-06', '2025-06-07', '2025-06-08', '2025-06-09'],
    ...['2026-03-20', '2026-03-21', '2026-03-22', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30'],
  ],
  half: ['10-28', '2025-03-29', '2025-06-05', '2026-03-19', '2026-05-26'],
  years: ['2025', '2026'],
  recess: { first: '07-20', last: '08-31', extension: 7 },
  basis: { recess: 'HMK 104', holiday: 'HMK 93' },
};

function findLastDay(value: string, start: string, own: Partial<Period> = {}, calendar = CALENDAR): LastDay {
  const length = parseLength(value);
  if (!length) throw new Error(`${value} is no length.`);
  return sought({ ...length, isBack: false, isProcedural: false, ...own }, start, calendar);
}

const PROCEDURAL = { isProcedural: true };
const BACK = { isBack: true };

describe('counted by hand', () => {
  it.each([
    ['renunciation, TMK 606: same day of the third month', 'P3M', '2026-09-14', {}, '2026-12-14'],
    ['the month has no such day: its last day (TBK 92)', 'P3M', '2026-11-30', {}, '2027-02-28'],
    ['the same in a leap year', 'P3M', '2027-11-30', {}, '2028-02-29'],
    ['31 August and one month: 30 September', 'P1M', '2026-08-31', {}, '2026-09-30'],
    ['inheritance tax, 7338 art. 9: four months over the turn of the year', 'P4M', '2026-10-31', {}, '2027-02-28'],
    ['six months', 'P6M', '2026-03-15', {}, '2026-09-15'],
    ['one year from 29 February: 28 February', 'P1Y', '2024-02-29', {}, '2025-02-28'],
    ['ten years, TBK 146', 'P10Y', '2016-02-29', {}, '2026-02-28'],
    ['twenty years, TMK 559', 'P20Y', '2006-01-10', {}, '2026-01-10'],
    ['second signature, 5490 27/A: the first day does not count', 'P90D', '2026-01-01', {}, '2026-04-01'],
    ['90 days over 29 February', 'P90D', '2028-01-01', {}, '2028-03-31'],
    ['payment order, İİK 62: seven days', 'P7D', '2026-11-20', {}, '2026-11-27'],
    ['six weeks end on the same weekday', 'P6W', '2026-11-02', {}, '2026-12-14'],
    ['appeal, HMK 345: two weeks', 'P2W', '2026-11-03', PROCEDURAL, '2026-11-17'],
    ['ends on a Sunday: Monday (HMK 93)', 'P7D', '2026-11-15', PROCEDURAL, '2026-11-23'],
    ['ends on 29 October: the next working day', 'P2W', '2026-10-15', PROCEDURAL, '2026-10-30'],
    ['ends on the first day of Kurban Bayramı 2026: Monday after it', 'P2W', '2026-05-13', PROCEDURAL, '2026-06-01'],
    ['ends on the first day of the recess: a week from its end (HMK 104)', 'P2W', '2026-07-06', PROCEDURAL, '2026-09-07'],
    ['ends on the last day of the recess: the same', 'P2W', '2026-08-17', PROCEDURAL, '2026-09-07'],
    ['a week from the recess is a Sunday in 2025 (7 September): Monday', 'P2W', '2025-08-01', PROCEDURAL, '2025-09-08'],
    [
      'ends the day before the recess, a Sunday in 2026: Monday, the earlier of two readings',
      'P2W',
      '2026-07-05',
      PROCEDURAL,
      '2026-07-20',
    ],
    ['ends the day after the recess: unchanged', 'P2W', '2026-08-18', PROCEDURAL, '2026-09-01'],
    ['substantive law in the recess: unchanged', 'P1M', '2026-07-01', {}, '2026-08-01'],
    ['notice 30 days before 1 January, TBK 345', 'P30D', '2027-01-01', BACK, '2026-12-02'],
    ['three months before 31 May: 28 February', 'P3M', '2026-05-31', BACK, '2026-02-28'],
    ['five working days from a Thursday before 29 October', '5 working days', '2026-10-22', {}, '2026-10-30'],
  ] as const)('%s', (_rule, value, start, own, expected) => {
    expect(findLastDay(value, start, own).last).toBe(expected);
  });
});

describe('the day to plan with', () => {
  it('is the working day before, where it is not certain that a holiday moves the end', () => {
    expect(findLastDay('P3M', '2026-09-12')).toMatchObject({ last: '2026-12-12', safe: '2026-12-11', moved: [] });
    expect(findLastDay('P1M', '2026-09-29')).toMatchObject({ last: '2026-10-29', safe: '2026-10-27' });
  });
  it('is a whole working day: on the eve of a feast offices close at midday', () => {
    expect(findLastDay('P2W', '2026-05-12', PROCEDURAL)).toMatchObject({ last: '2026-05-26', moved: [], safe: '2026-05-25' });
    expect(findLastDay('P1M', '2026-02-20')).toMatchObject({ last: '2026-03-20', safe: '2026-03-18' });
  });
  it('is a day earlier for a time that is counted back', () => {
    expect(findLastDay('P30D', '2027-01-01', BACK).safe).toBe('2026-12-01');
  });
  it('is the last day itself in procedural law, which says what moved it', () => {
    expect(findLastDay('P2W', '2026-08-01', PROCEDURAL)).toMatchObject({ counted: '2026-08-15', safe: '2026-09-07', moved: ['recess'] });
    expect(findLastDay('P2W', '2025-08-01', PROCEDURAL).moved).toEqual(['recess', 'holiday']);
  });
  // The calendar of 2027 has the feasts from 9 March and from 16 May.
  it.each([
    ['in a year that is known', '2026-09-14', []],
    ['far from every feast', '2027-02-05', []],
    ['on the first day of Ramazan Bayramı', '2027-02-09', ['2027']],
    ['on the day before it, a half day', '2027-02-08', ['2027']],
    ['on the third day of it, a Thursday', '2027-02-11', ['2027']],
    ['a week after it', '2027-02-18', []],
    ['on the third day of Kurban Bayramı', '2027-04-18', ['2027']],
    ['between the two', '2027-03-27', []],
  ] as const)('names a year whose religious holidays are unknown if one can fall on the last day: one month %s', (_where, start, years) => {
    expect(findLastDay('P1M', start).unknownYears).toEqual(years);
  });
  it('names such a year for working days if a feast can fall on one of them', () => {
    expect(findLastDay('5 working days', '2027-03-01').unknownYears).toEqual(['2027']);
    expect(findLastDay('5 working days', '2027-10-04').unknownYears).toEqual([]);
  });
  it('without any calendar is still no day of a weekend, and no period is extended', () => {
    expect(findLastDay('P2W', '2026-08-01', PROCEDURAL, EMPTY_CALENDAR)).toMatchObject({ last: '2026-08-17', unknownYears: [] });
    expect(findLastDay('P2W', '2026-05-13', PROCEDURAL, EMPTY_CALENDAR)).toMatchObject({ last: '2026-05-27', unknownYears: ['2026'] });
  });
  it('does not move a time that is counted back, not even in procedural law', () => {
    expect(findLastDay('P1W', '2026-08-08', { ...BACK, ...PROCEDURAL })).toMatchObject({ last: '2026-08-01', moved: [] });
  });
});

describe('for every day', () => {
  const day = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const own = fc.record({ isBack: fc.boolean(), isProcedural: fc.boolean() });
  const value = fc.constantFrom('P7D', 'P30D', 'P90D', 'P2W', 'P6W', 'P1M', 'P3M', 'P8M', 'P1Y', 'P10Y', '5 working days');

  /** Any days off, without a recess. */
  const calendars = fc
    .uniqueArray(
      fc
        .date({ min: new Date('2024-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(5, 10)),
      { minLength: 20, maxLength: 60 },
    )
    .map((off): Calendar => ({ ...EMPTY_CALENDAR, off, years: ['2024', '2025', '2026'] }));

  it('months keep the day of the month, or take the last one', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 240 }), (start, months) => {
        const { counted } = findLastDay(`P${months}M`, start);
        expect(counted.slice(8) === start.slice(8) || shift(counted, 1).endsWith('-01')).toBe(true);
        const from = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7));
        expect(Number(counted.slice(0, 4)) * 12 + Number(counted.slice(5, 7)) - from).toBe(months);
      }),
    );
  });

  it('the day to plan with is a working day as far as known, and never after the last day', () => {
    fc.assert(
      fc.property(day, value, own, (start, length, flags) => {
        const { last, safe, counted } = findLastDay(length, start, flags);
        expect(isDayOff(CALENDAR, safe)).not.toBe(true);
        expect(isHalfDay(CALENDAR, safe)).toBe(false);
        expect(safe <= last).toBe(true);
        expect(last >= counted).toBe(true);
      }),
    );
  });

  it('a procedural period never ends in the recess', () => {
    fc.assert(
      fc.property(day, value, (start, length) => {
        const { counted, last } = findLastDay(length, start, PROCEDURAL);
        if (counted.slice(5) >= '07-20' && counted.slice(5) <= '08-31') expect(last.slice(5) >= '09-07').toBe(true);
      }),
    );
  });

  it('a year is twelve months, and ends on 28 February where there is no 29th', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (start, years) => {
        const { counted } = findLastDay(`P${years}Y`, start);
        expect(findLastDay(`P${years * 12}M`, start).counted).toBe(counted);
        const isLeap = shift(`${counted.slice(0, 4)}-02-28`, 1).endsWith('-29');
        if (start.endsWith('-02-29')) expect(counted.slice(5)).toBe(isLeap ? '02-29' : '02-28');
        else expect(counted.slice(5)).toBe(start.slice(5));
      }),
      {
        examples: [
          ['2024-02-29', 4],
          ['2024-02-29', 1],
          ['1996-02-29', 4],
        ],
      },
    );
  });

  it('working days are counted one by one, with any holidays', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), calendars, (start, amount, calendar) => {
        const { last } = findLastDay(`${amount} working days`, start, {}, calendar);
        let worked = 0;
        for (let at = shift(start, 1); at <= last; at = shift(at, 1)) if (!isDayOff(calendar, at)) worked += 1;
        expect(worked).toBe(amount);
        expect(isDayOff(calendar, last)).not.toBe(true);
      }),
    );
  });

  it('a procedural period that ends on a holiday ends on the first working day after it, with any holidays', () => {
    fc.assert(
      fc.property(day, value, calendars, (start, length, calendar) => {
        const { counted, last, moved } = findLastDay(length, start, PROCEDURAL, calendar);
        for (let at = counted; at < last; at = shift(at, 1)) expect(isDayOff(calendar, at)).toBe(true);
        expect(isDayOff(calendar, last)).not.toBe(true);
        expect(moved).toEqual(last === counted ? [] : ['holiday']);
      }),
    );
  });

  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });
  it('no time zone changes the result', () => {
    const zones = fc.constantFrom('Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Istanbul', 'America/Sao_Paulo', 'Asia/Beirut');
    fc.assert(
      fc.property(day, value, zones, (start, length, other) => {
        process.env.TZ = 'UTC';
        const here = findLastDay(length, start);
        process.env.TZ = other;
        expect(findLastDay(length, start)).toEqual(here);
      }),
    );
  });
});

it('a length is one of the register’s', () => {
  expect(parseLength('P1.5M')).toBeUndefined();
  expect(parseLength('2002-01-01')).toBeUndefined();
});
