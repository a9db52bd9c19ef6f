/** Processes a list with limited concurrency. */

/** Calls `work` for each item, at most `width` at the same time. Rejects with the first error. */
export async function inParallel<Item>(items: Iterable<Item>, width: number, work: (item: Item) => Promise<void>): Promise<void> {
  // The workers share one iterator, so that each item is processed once.
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
