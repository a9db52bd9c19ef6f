/** Boxed remarks and warnings. */
import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';

interface RemarkProps {
  context: PageContext;
  children?: ReactNode;
}

export function Note(props: RemarkProps) {
  return <Remark kind="note" {...props} />;
}

export function Warning(props: RemarkProps) {
  return <Remark kind="warning" {...props} />;
}

function Remark({ context, kind, children }: RemarkProps & { kind: 'note' | 'warning' }) {
  const label = context.t(kind);
  return (
    <aside className={`remark ${kind}`} role="note">
      <p className="remark-label">{label}</p>
      {children}
    </aside>
  );
}
