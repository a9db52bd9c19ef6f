/**
 * Ids of a page's parts. The compiled text contains positions; the ids come with the page, because its source language defines them.
 * Neighbour: src/model/partIds.ts.
 */

/** Empty elements with ids that addresses lead to; they occupy no space. */
export function Anchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <i id={id} key={id} />);
}
