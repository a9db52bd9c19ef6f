/**
 * A last day as a calendar file (RFC 5545) with reminders four weeks and one week before. Written here: the
 * package `ics` brings three further packages (yup, nanoid, runes2), for a file of fifteen lines.
 */
import { type Day, shift } from '../../model/day.ts';

export interface CalendarEntry {
  readonly day: Day;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** `now` is the time of writing, which the format requires. */
export function writeCalendarFile({ day, title, text, url }: CalendarEntry, now: Date): string {
  const alarm = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ];
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//deadlines//EN', 'BEGIN:VEVENT'],
    `UID:${day}-${hash(title)}@${new URL(url).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${shift(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    ...alarm('P28D'),
    ...alarm('P7D'),
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return lines.map(fold).join('\r\n');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Lines have at most 75 bytes; a continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 74) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

/** Distinguishes two deadlines of the same day. */
function hash(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return sum.toString(36);
}
