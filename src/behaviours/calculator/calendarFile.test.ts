/** The calendar file, as the format (RFC 5545) and calendars expect it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendarFile } from './calendarFile.ts';

const ENTRY = { day: '2026-12-31', title: 'Last day: Renouncing', text: 'One line', url: 'https://www.example.org/en/sureler' };
const write = (own: Partial<typeof ENTRY> = {}) => writeCalendarFile({ ...ENTRY, ...own }, new Date('2026-11-23T09:00:00.123Z'));
/** The lines as a calendar reads them: folded lines are joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  it('has one event of a whole day, in the order of the format', () => {
    expect(linesOf(write()).filter((line) => !/^(?:UID|DESCRIPTION)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//deadlines//EN',
      'BEGIN:VEVENT',
      'DTSTAMP:20261123T090000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Last day: Renouncing',
      'URL:https://www.example.org/en/sureler',
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P28D', 'END:VALARM'],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P7D', 'END:VALARM'],
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('reminds with the title, four weeks and one week before', () => {
    expect(linesOf(write()).filter((line) => line === 'DESCRIPTION:Last day: Renouncing')).toHaveLength(2);
  });

  it('names the same deadline the same each time, so that a calendar replaces it, and another one otherwise', () => {
    const uidOf = (own: Partial<typeof ENTRY>) => /^UID:(\S+)$/m.exec(write(own))?.[1];
    expect(uidOf({})).toMatch(/^2026-12-31-[0-9a-z]+@www\.example\.org$/);
    expect(uidOf({ text: 'Other notes' })).toBe(uidOf({}));
    expect(uidOf({ title: 'Last day: Objection' })).not.toBe(uidOf({}));
    expect(uidOf({ day: '2027-01-04' })).not.toBe(uidOf({}));
  });

  it('escapes what separates values', () => {
    const lines = linesOf(write({ title: 'A, b; c\\d', text: 'One\nTwo' }));
    expect(lines).toContain('SUMMARY:A\\, b\\; c\\\\d');
    expect(lines).toContain('DESCRIPTION:One\\nTwo');
  });

  it('has lines of at most 75 bytes in every script, and loses no letter', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ş', 'Ж', 'م', '€', '😀', ' '), minLength: 40, maxLength: 300 });
    fc.assert(
      fc.property(text, (words) => {
        const file = write({ text: words });
        expect(file).toMatch(/\r\n$/);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(linesOf(file)).toContain(`DESCRIPTION:${words}`);
      }),
    );
  });
});
