/** All deadlines of the register by situation, which writers insert with one component. Neighbour: behaviours/calculator. */
import { type DeadlineRow, DeadlineTable } from '../components/DeadlineTable/DeadlineTable.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import type { Calendar } from '../model/calendar.ts';
import type { NamedText } from '../model/deadline.ts';
import type { DeadlineList } from '../model/render.ts';
import { parseStatute, writeOutStatute } from '../model/statute.ts';

export function Deadlines({ context }: { context: PageContext }) {
  const { deadlines, locale, t } = context;
  if (!deadlines) return null;
  const calendar = writeOutBasis(deadlines, locale.code);
  return (
    <div className="deadline-groups" data-calendar={JSON.stringify(calendar)}>
      {groupRows(deadlines, context.find).map(({ situation, rows }) => (
        <div className="deadline-group" key={situation.id}>
          <h3 id={`deadlines-${situation.id}`}>{situation.text[locale.code]}</h3>
          <DeadlineTable rows={rows} actNames={deadlines.actNames} headingId={`deadlines-${situation.id}`} locale={locale} t={t} />
        </div>
      ))}
    </div>
  );
}

interface Group {
  readonly situation: NamedText;
  readonly order: number;
  readonly rows: DeadlineRow[];
}

/** In the order of the situations. */
function groupRows({ entries }: DeadlineList, find: PageContext['find']): Group[] {
  const groups = new Map<string, Group>();
  for (const { fact, pageId } of entries) {
    const { deadline } = fact;
    if (!deadline?.situation) continue;
    const { situation, situationOrder: order } = deadline;
    const group = groups.get(situation.id) ?? { situation, order, rows: [] };
    group.rows.push({ fact, deadline, page: pageId && find(pageId) });
    groups.set(situation.id, group);
  }
  return [...groups.values()].sort((a, b) => a.order - b.order);
}

/** The calendar for the calculator, which shows the legal bases as they are here. */
function writeOutBasis({ calendar, actNames }: DeadlineList, localeCode: string): Calendar {
  const write = (basis: string) => writeOutStatute(localeCode, basis, actNames[parseStatute(basis)?.act ?? '']);
  return { ...calendar, basis: { recess: write(calendar.basis.recess), holiday: write(calendar.basis.holiday) } };
}
