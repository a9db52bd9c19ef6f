/** What a test run left out because this machine lacks a program: noted where the runner collects it, else said at once. */
import { appendFileSync } from 'node:fs';

export interface LeftOut {
  /** What was not tried, such as "nginx answers like the preview". */
  readonly what: string;
  /** The program that it takes. */
  readonly needs: string;
  /** What to install for it. */
  readonly package: string;
}

/** Appends the entry as a line of JSON to the file that TEST_MISSING_FILE names; without one it is printed. */
export function leaveOut(entry: LeftOut): void {
  const file = process.env.TEST_MISSING_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`);
  else console.warn(`Left out: ${entry.what}. It needs ${entry.needs} (${entry.package}).`);
}
