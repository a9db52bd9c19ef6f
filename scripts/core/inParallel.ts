/** Works on a list with a few items at a time. */

/** Calls `work` for each item, for at most `width` of them at once. Rejects with the first error. */
export async function inParallel<Item>(items: Iterable<Item>, width: number, work: (item: Item) => Promise<void>): Promise<void> {
  // Workers share the iterator, so that each item is taken once.
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
