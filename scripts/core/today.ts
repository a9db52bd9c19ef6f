/** The current day for a reviewer. */

/** The calendar day on this machine, YYYY-MM-DD: a review is dated in the reviewer's time zone. */
export function todayHere(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
