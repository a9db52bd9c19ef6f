/** How much of the suite a run asks: `npm test` tries a behaviour in one language, the long run (LONG=1) in all that its test lists. */

/** The long run leaves nothing out, however long it takes. */
export const IS_LONG = process.env.LONG === '1';

/** The details of a test that only the long run has: `test('…', LONG_ONLY, async ({ page }) => …)`. Its behaviour has another test, which always runs. */
export const LONG_ONLY = { tag: '@long' } as const;

/**
 * The languages, or other cases, in which a test runs. All languages share the code of a behaviour, so one shows whether it works.
 * The first is tested always, the others in the long run. Which one comes first differs from test to test, so that the suite meets all six.
 */
export function testedIn<const T>(first: T, ...others: readonly T[]): readonly T[] {
  return IS_LONG ? [first, ...others] : [first];
}
