/**
 * Contains the side effects of vite-react-ssg 0.9.2: it prints a line per page, throws where no caller awaits, and sets a timer that ends
 * the process.
 */

/** After its build it exits the process with success if anything is still running after this time. */
const EXIT_TIMER_MS = 15_000;

/**
 * Runs `work`; returns the errors that were thrown inside its queue. Restores all globals afterwards. Throws when it did not find the exit
 * timer.
 */
export async function containSsg(work: () => Promise<void>): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const { log } = console;
  const { setTimeout: setTimer } = globalThis;
  const exitTimers: NodeJS.Timeout[] = [];
  process.on('unhandledRejection', onFailure);
  console.log = () => {};
  globalThis.setTimeout = Object.assign((...parameters: Parameters<typeof setTimer>) => {
    const timer = setTimer(...parameters);
    if (parameters[1] === EXIT_TIMER_MS) exitTimers.push(timer);
    return timer;
  }, setTimer);
  try {
    await work();
    // Rejections are reported after the current turn.
    await new Promise((resolve) => setImmediate(resolve));
    // A new version with a different timer would end a longer build half-way, with success.
    if (failures.length === 0 && exitTimers.length === 0)
      throw new Error(
        `vite-react-ssg has not set its exit timer of ${EXIT_TIMER_MS} ms. Find out what ends its process now, and stop that.`,
      );
  } finally {
    for (const timer of exitTimers) clearTimeout(timer);
    globalThis.setTimeout = setTimer;
    console.log = log;
    process.off('unhandledRejection', onFailure);
  }
  return failures;
}
