/** Reads deadlines and holidays from the table of all deadlines (mdx/deadlines.tsx), the only place with the data in a document. */
import { type Calendar, EMPTY_CALENDAR } from '../../model/calendar.ts';
import { type Period, parseLength } from '../../model/period.ts';

export interface DeadlineData {
  readonly id: string;
  readonly act: string;
  readonly period: Period;
  /** The length in words. */
  readonly length: string;
  /** First days in words: the usual one, then those of the exceptions. */
  readonly starts: readonly string[];
  readonly after: string;
  /** Address of the page that treats it. */
  readonly page?: string | undefined;
}

/** The holidays and the recess. */
export function readCalendar({ dataset }: HTMLElement): Calendar {
  return { ...EMPTY_CALENDAR, ...(JSON.parse(dataset.calendar ?? '{}') as Partial<Calendar>) };
}

/** The table's deadlines with the headings above them, in order; without those that a reader cannot act by. */
export function readDeadlines(root: ParentNode): { readonly heading: string; readonly deadlines: readonly DeadlineData[] }[] {
  return [...root.querySelectorAll('.deadline-group')].flatMap((group) => {
    const deadlines = [...group.querySelectorAll<HTMLTableRowElement>('tr[id]')].flatMap((row) => readRow(row) ?? []);
    return deadlines.length > 0 ? [{ heading: textOf(group.querySelector('h3')), deadlines }] : [];
  });
}

function readRow(row: HTMLTableRowElement): DeadlineData | undefined {
  const [what, length, start, after] = row.cells;
  const value = length?.querySelector('time')?.dateTime ?? length?.querySelector('data')?.value;
  const parsed = parseLength(value ?? '');
  if (!parsed || 'off' in row.dataset) return undefined;
  const link = what?.querySelector('a');
  return {
    id: row.id,
    act: textOf(what?.firstChild),
    period: { ...parsed, isBack: 'back' in row.dataset, isProcedural: 'recess' in row.dataset },
    length: textOf(length?.firstChild),
    starts: [...(start?.querySelectorAll('span') ?? [])].map((words) => textOf(words).replace(/\.$/, '')),
    after: textOf(after),
    page: link?.href,
  };
}

/** Soft hyphens help only where the words wrap in the table. */
function textOf(node: Node | null | undefined): string {
  return (node?.textContent ?? '').replaceAll('\u00ad', '').trim();
}
