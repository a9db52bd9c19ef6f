/** Groups entries by a key. Replaces `Map.groupBy`, which Node.js 20 does not have. */

/** Groups and entries keep the order of the list. */
export function groupBy<Key, Entry>(entries: Iterable<Entry>, keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
