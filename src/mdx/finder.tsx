/** The parts of a finder: the answers to a question, and the four parts of an outcome with their headings. */
import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';

interface OutcomeProps {
  context: PageContext;
  children?: ReactNode;
}

export function Choices({ children }: { children?: ReactNode }) {
  return <div className="choices">{children}</div>;
}

export function DoToday({ context, children }: OutcomeProps) {
  return <OutcomePart title={context.t('today')}>{children}</OutcomePart>;
}

export function TimeLimits({ context, children }: OutcomeProps) {
  return <OutcomePart title={context.t('finder.limits')}>{children}</OutcomePart>;
}

export function Papers({ context, children }: OutcomeProps) {
  return <OutcomePart title={context.t('finder.papers')}>{children}</OutcomePart>;
}

export function Unless({ context, children }: OutcomeProps) {
  return <OutcomePart title={context.t('finder.unless')}>{children}</OutcomePart>;
}

function OutcomePart({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="outcome">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
