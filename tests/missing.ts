/** Collects what tests leave out because this machine lacks a program: each file reports it, and `npm test` lists it at its end. */
import { accessSync, appendFileSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Missing {
  /** What was not tested, in a few words. */
  readonly what: string;
  /** The program that the test needs, or another thing, such as "root". */
  readonly needs: string;
  /** The Debian package that brings it; empty where no package does. */
  readonly package: string;
}

/** Appends one line of JSON to the file that TEST_MISSING_FILE names (the same line may come twice); without that variable it warns. */
export function reportMissing(missing: Missing): void {
  const { what, needs, package: name } = missing;
  const file = process.env.TEST_MISSING_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ what, needs, package: name })}\n`);
  else console.warn(`Not tested: ${what}. It needs ${needs}${name ? ` (Debian: apt-get install ${name})` : ''}.`);
}

/** Path of a program; undefined where it is not installed. Debian puts servers where a user's PATH does not look. */
export function findProgram(name: string): string | undefined {
  const fileName = process.platform === 'win32' ? `${name}.exe` : name;
  const dirs = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return dirs.map((dir) => join(dir, fileName)).find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a program; where it is not installed, reports what is not tested. `package` is the name of the program unless given. */
export function needProgram(name: string, what: string, packageName = name): string | undefined {
  const path = findProgram(name);
  if (!path) reportMissing({ what, needs: name, package: packageName });
  return path;
}
