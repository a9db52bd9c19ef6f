/** Lists from the frontmatter: conditions, sub-conditions, documents, and steps with an arch that grows stone by stone. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Arch } from '../components/Sprite/Sprite.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { LinkFree } from './linkFree.tsx';
import { AroundMissing } from './missing.tsx';
import { Anchors } from './parts.tsx';

export function Conditions({ children }: { children?: ReactNode }) {
  return <ul className="points">{children}</ul>;
}

export function SubConditions({ children }: { children?: ReactNode }) {
  return <ul className="points subpoints">{children}</ul>;
}

export function Documents({ children }: { children?: ReactNode }) {
  return <ul className="points sheets">{children}</ul>;
}

export function Item({ children }: { children?: ReactNode }) {
  return <li>{children}</li>;
}

export function Steps({ children }: { children?: ReactNode }) {
  const steps = Children.toArray(children).filter((child): child is ReactElement<{ stones?: number }> => isValidElement(child));
  return <ol className="steps">{steps.map((step, index) => cloneElement(step, { stones: stonesAt(index + 1, steps.length) }))}</ol>;
}

/** The list around it passes `stones`. */
export function Step({ context, index, stones, children }: { context: PageContext; index: string; stones?: number; children?: ReactNode }) {
  const [id, ...old] = context.idsOf('steps', Number(index));
  return (
    <AroundMissing context={context} kind="steps" index={index} wrap={inItem}>
      <li id={id} data-stones={stones}>
        <Arch className="step-arch" />
        <Anchors ids={old} />
        {children}
      </li>
    </AroundMissing>
  );
}

/** A list contains items only; this one has the number of the missing step. */
function inItem(notice: ReactNode): ReactNode {
  return (
    <li data-stones="0">
      <Arch className="step-arch" />
      {notice}
    </li>
  );
}

export function StepTitle({ children }: { children?: ReactNode }) {
  return (
    <h3>
      <LinkFree>{children}</LinkFree>
    </h3>
  );
}

/** How many of the arch's five stones are set after a step. The last stone, the keystone, always belongs to the last step. */
export function stonesAt(step: number, total: number): number {
  if (step >= total) return 5;
  return Math.min(4, Math.max(1, Math.round((step * 4) / (total - 1))));
}
