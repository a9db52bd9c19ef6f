/** The parts of a finder: the answers to a question, and the four parts of an outcome with their headings. */
import type { ReactNode } from 'react';
import type { LabelKey } from '#generated/types.ts';
import type { PageContext } from '../layouts/pageContext.ts';

interface OutcomeProps {
  context: PageContext;
  children?: ReactNode;
}

export function Choices({ children }: { children?: ReactNode }) {
  return <div className="choices">{children}</div>;
}

export function DoToday(props: OutcomeProps) {
  return <OutcomePart label="today" {...props} />;
}

export function TimeLimits(props: OutcomeProps) {
  return <OutcomePart label="finder.limits" {...props} />;
}

export function Papers(props: OutcomeProps) {
  return <OutcomePart label="finder.papers" {...props} />;
}

export function Unless(props: OutcomeProps) {
  return <OutcomePart label="finder.unless" {...props} />;
}

function OutcomePart({ context, label, children }: OutcomeProps & { label: LabelKey }) {
  return (
    <div className="outcome">
      <h3>{context.t(label)}</h3>
      {children}
    </div>
  );
}
