/** The two lengths of a test run. LONG=1 runs everything: all samples of a property, all pages, each change separately; the usual run takes a part. */
export const isLong = process.env.LONG === '1';

/** How often a property is tried, as fast-check's `numRuns`. The samples are random, so each usual run tries others. */
export function runs(usual: number, long: number): { readonly numRuns: number } {
  return { numRuns: isLong ? long : usual };
}

/** In the usual run every seventh item, which is nearly every page, in one language or another; in a long run all. */
export function part<T>(items: readonly T[]): readonly T[] {
  return isLong ? items : items.filter((_, index) => index % 7 === 0);
}
