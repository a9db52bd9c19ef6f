/** Questions with their answers: native details, so that they open without a script. */
import GithubSlugger from 'github-slugger';
import type { ReactNode } from 'react';
import { AreaGlyph } from '../components/AreaGlyph/AreaGlyph.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { LinkFree } from './linkFree.tsx';
import { textOf } from './textOf.ts';

export interface GroupArea {
  readonly id: string;
  readonly field: string;
}

/** A group of the FAQ page. `area` is given by the region around it. */
export function QuestionGroup({ area, children }: { area?: GroupArea | undefined; children?: ReactNode }) {
  return (
    <section className="question-group">
      {area && <AreaGlyph area={area.id} field={area.field} />}
      {children}
    </section>
  );
}

export function GroupTitle({ children }: { children?: ReactNode }) {
  return (
    <h2 id={new GithubSlugger().slug(textOf(children))}>
      <LinkFree>{children}</LinkFree>
    </h2>
  );
}

export function Question({ children }: { children?: ReactNode }) {
  return <details className="question">{children}</details>;
}

/** Its name is the question, as everybody sees it, and what the control does (WCAG 2.5.3, label in name). */
export function QuestionTitle({ context, children }: { context: PageContext; children?: ReactNode }) {
  return (
    <summary>
      <LinkFree>{children}</LinkFree> <span className="unseen">{context.t('toggleQuestion')}</span>
    </summary>
  );
}

export function Answer({ children }: { children?: ReactNode }) {
  return <div className="answer">{children}</div>;
}
