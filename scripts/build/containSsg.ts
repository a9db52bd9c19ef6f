/** Contains what vite-react-ssg 0.9.2 does to the process it runs in: it prints a line per page, throws where nobody awaits, and sets a timer that ends the process. */

/** After its build it ends the process, with success, when anything is still running after this time. */
const EXIT_TIMER_MS = 15_000;

/** Runs `work`; returns the errors that were thrown inside its queue. Everything is put back afterwards. Throws when the exit timer was not found. */
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
    // An update that sets another timer would end a longer build half-way, with success.
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
