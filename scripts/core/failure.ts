/** Explains an operating-system error in one line, with the fix. Programming errors keep their stack, which helps more. */
import { accessSync, constants, existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { getSystemErrorName } from 'node:util';

const FULL = 'free some space (you may delete the folder .cache: the next build creates it again)';
const HINTS: Readonly<Record<string, () => string>> = {
  ENOSPC: () => `The disk is full: ${FULL}.`,
  EDQUOT: () => `This user's share of the disk is full: ${FULL}.`,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: () => 'The disk is read-only: set OUT_DIR, HOSTING_DIR and CACHE_DIR to folders on another disk.',
  EMFILE: () => 'Too many files are open: raise the limit (ulimit -n 4096).',
  ENFILE: () => 'Too many files are open on this machine: end other programs.',
  ENAMETOOLONG: () => 'The name is too long for this disk: move the project to a folder with a shorter name.',
};

const OS_ERROR = /\(os error (\d+)\)/;

/** Returns the text to print for an error. `context` is put before it, such as what happened to the last good site. */
export function explainFailure(error: unknown, context = ''): string {
  if (!(error instanceof Error)) return `${context}${String(error)}`;
  const refusal = explainRefusal(error);
  if (refusal !== undefined) return `${context}${refusal}`;
  const isPlain = 'syscall' in error || error.constructor === Error;
  return isPlain ? `${context}${error.message}` : (error.stack ?? error.message);
}

/** Explains an operating-system error that has a known fix; undefined for other errors. */
export function explainRefusal(failure: unknown): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  const error = refusalBehind(failure) ?? failure;
  const code = codeOf(error);
  const fix = HINTS[code];
  if (!fix) return undefined;
  const lines = error.message.split('\n');
  return `${fix()} (${(lines.find((line) => line.includes(code) || OS_ERROR.test(line)) ?? lines[0])?.trim()})`;
}

/**
 * Returns the real reason of a failed mkdir. Node 20 and 22 report ENOENT for a recursive mkdir whatever the reason is, so this checks the
 * nearest existing folder.
 */
function refusalBehind({ syscall, code, path }: NodeJS.ErrnoException): Error | undefined {
  if (syscall !== 'mkdir' || code !== 'ENOENT' || path === undefined) return undefined;
  let dir = dirname(path);
  while (!existsSync(dir) && dir !== dirname(dir)) dir = dirname(dir);
  try {
    accessSync(dir, constants.W_OK);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * Returns the code of a system error with a known fix, such as ENOSPC; empty for other errors. Errors of a page contain the code as text,
 * errors of a bundler its number.
 */
function codeOf(error: NodeJS.ErrnoException): string {
  if (error.code !== undefined && error.code in HINTS) return error.code;
  const number = OS_ERROR.exec(error.message)?.[1];
  if (number) return getSystemErrorName(-Number(number));
  return Object.keys(HINTS).find((code) => error.message.includes(`${code}: `)) ?? '';
}

function forbidden(): string {
  return `${whoAmI()} may not do that: give this user the project's folder and all in it (chown -R), run as its owner, or set OUT_DIR, HOSTING_DIR and CACHE_DIR to folders of this user.`;
}

function whoAmI(): string {
  try {
    return `The user ${userInfo().username}`;
  } catch {
    return `The user ${process.getuid?.() ?? ''}`;
  }
}
