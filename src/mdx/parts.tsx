/** Ids of a page's parts. The text holds positions; the ids come with the page, because its source language gives them. Neighbour: src/model/partIds.ts. */

/** Places that addresses lead to; they take no room. */
export function Anchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <i id={id} key={id} />);
}
