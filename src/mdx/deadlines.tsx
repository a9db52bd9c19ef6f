/** All deadlines of the register by situation, which writers insert with one component. Neighbour: behaviours/calculator. */
import { type DeadlineRow, DeadlineTable } from '../components/DeadlineTable/DeadlineTable.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import type { NamedText } from '../model/deadline.ts';

export function Deadlines({ context }: { context: PageContext }) {
  const { locale, t } = context;
  return (
    <div className="deadline-groups">
      {groupRows(context).map(({ situation, rows }) => (
        <div className="deadline-group" key={situation.id}>
          <h3 id={`deadlines-${situation.id}`}>{situation.text[locale.code]}</h3>
          <DeadlineTable rows={rows} headingId={`deadlines-${situation.id}`} locale={locale} t={t} />
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
function groupRows({ deadlines, find }: PageContext): Group[] {
  const groups = new Map<string, Group>();
  for (const { fact, pageId } of deadlines) {
    const { deadline } = fact;
    if (!deadline?.situation) continue;
    const { situation, situationOrder: order } = deadline;
    const group = groups.get(situation.id) ?? { situation, order, rows: [] };
    group.rows.push({ fact, deadline, page: pageId && find(pageId) });
    groups.set(situation.id, group);
  }
  return [...groups.values()].sort((a, b) => a.order - b.order);
}
