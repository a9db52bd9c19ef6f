/** Questions with their answers as native details elements, which open without a script. */
import type { ReactNode } from 'react';
import { AreaGlyph } from '../components/AreaGlyph/AreaGlyph.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { LinkFree } from './linkFree.tsx';
import { AroundMissing } from './missing.tsx';
import { Anchors } from './parts.tsx';

/** A group of the FAQ page: the groups are in the order of the areas of law, and each has the drawing of its area. */
export function QuestionGroup({ context, index, children }: PartProps) {
  const { manifest, page } = context;
  const isMissing = (at: number) => page.missing?.some((part) => part.kind === 'groups' && part.index === at);
  const area = manifest.site.areas.filter((_, at) => !isMissing(at))[Number(index)];
  return (
    <AroundMissing context={context} kind="groups" index={index}>
      <section className="question-group">
        {area && <AreaGlyph area={area.id} field={area.field} />}
        {children}
      </section>
    </AroundMissing>
  );
}

interface PartProps {
  context: PageContext;
  /** Position among the page's parts of this kind. */
  index: string;
  children?: ReactNode;
}

export function GroupTitle({ context, index, children }: PartProps) {
  const [id, ...old] = context.idsOf('groups', Number(index));
  return (
    <h2 id={id}>
      <Anchors ids={old} />
      <LinkFree>{children}</LinkFree>
    </h2>
  );
}

export function Question({ context, index, children }: PartProps) {
  return (
    <AroundMissing context={context} kind="questions" index={index}>
      <details className="question">{children}</details>
    </AroundMissing>
  );
}

/** The accessible name contains the visible question and what the control does (WCAG 2.5.3, label in name). */
export function QuestionTitle({ context, children }: { context: PageContext; children?: ReactNode }) {
  return (
    <summary>
      <LinkFree>{children}</LinkFree> <span className="unseen">{context.t('toggleQuestion')}</span>
    </summary>
  );
}

/**
 * The question's ids are inside the collapsed part, so that browsers open it for an address with such an id. CSS positions them at the top
 * of the question.
 */
export function Answer({ context, index, children }: PartProps) {
  return (
    <div className="answer">
      <Anchors ids={context.idsOf('questions', Number(index))} />
      {children}
    </div>
  );
}
