/** Inline markup: facts from the register, statute references, Turkish terms. */
import type { ReactNode } from 'react';
import { isListed } from '../components/FactList/isListed.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { isCalculated } from '../model/deadline.ts';
import { type Fact as FactEntry, machineValue } from '../model/fact.ts';
import { formatStatute } from '../model/statute.ts';
import { useLinkFree } from './linkFree.tsx';

/** The writer's words with the machine-readable value, linked to the entry in the list of facts. */
export function Fact({ context, id, children }: { context: PageContext; id: string; children?: ReactNode }) {
  const isLinkFree = useLinkFree();
  const fact = context.factOf(id);
  // The content check reports an unknown id; the words stay readable until the writer fixes it.
  if (!fact) return children;
  const value = <FactValue fact={fact}>{children}</FactValue>;
  if (isLinkFree || !isListed(fact)) return value;
  if (context.page.kind === 'finder') return <FinderFact calculator={context.ownDay?.pathname} fact={fact} value={value} />;
  return (
    <a className="fact" href={`#${context.factAnchorOf(id)}`}>
      {value}
    </a>
  );
}

/** A finder has no list of facts: its outcome leads to the page that says what a figure is based on, and a deadline to its calculator. */
function FinderFact({ calculator, fact, value }: { calculator: string | undefined; fact: FactEntry; value: ReactNode }) {
  return calculator && isCalculated(fact.deadline) ? <a href={`${calculator}#${fact.id}`}>{value}</a> : value;
}

function FactValue({ fact, children }: { fact: FactEntry; children?: ReactNode }) {
  const machine = machineValue(fact);
  if (machine.element === 'time') return <time dateTime={machine.dateTime}>{children}</time>;
  if (machine.element === 'data') return <data value={machine.value}>{children}</data>;
  return children;
}

export function Law({ context, ref: reference }: { context: PageContext; ref: string }) {
  return <span className="law">{formatStatute(context.locale.code, reference)}</span>;
}

export function Term({ children }: { children?: ReactNode }) {
  return <i lang="tr">{children}</i>;
}
