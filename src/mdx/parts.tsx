/** Ids of a page's parts. The text holds positions; the ids come with the page, because its source language gives them. Neighbour: src/model/partIds.ts. */
import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';

/** Places that addresses lead to; they take no room. */
export function Anchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <i id={id} key={id} />);
}

/** A second-level heading with what follows it. `aria-labelledby` is the heading's position. */
export function Section({
  context,
  'aria-labelledby': index,
  children,
}: {
  context: PageContext;
  'aria-labelledby'?: string;
  children?: ReactNode;
}) {
  return <section aria-labelledby={index && context.idsOf('headings', Number(index))[0]}>{children}</section>;
}
