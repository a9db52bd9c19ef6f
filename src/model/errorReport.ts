/**
 * The report about an error in our own scripts: enough to find the error, without any data about the visitor. Neighbour:
 * src/behaviours/errorReports.ts.
 */

/** Maximum number of different errors that one document reports. */
export const ERROR_REPORTS = 5;

export interface ErrorReport {
  /** At most 200 characters, without queries, e-mail addresses and numbers that may be phone numbers. */
  readonly message: string;
  /** Pathname of the script, with line and column; empty if the browser does not report it. */
  readonly source: string;
  /** Pathname of the page, without query and hash. */
  readonly page: string;
  /** Pathname of the application's module; identifies the release. */
  readonly app: string;
}

export interface Failure {
  readonly message: string;
  /** Address of the script. */
  readonly filename?: string | undefined;
  readonly lineno?: number | undefined;
  readonly colno?: number | undefined;
}

const LONGEST_MESSAGE = 200;

/** Undefined for errors that are not ours: extensions and translators also run scripts in our pages. */
export function buildErrorReport(
  failure: Failure,
  page: { readonly origin: string; readonly pathname: string },
  app: string,
): ErrorReport | undefined {
  const { filename = '', lineno = 0, colno = 0 } = failure;
  if (filename && !filename.startsWith(`${page.origin}/`)) return undefined;
  const source = filename ? `${new URL(filename).pathname}:${lineno}:${colno}` : '';
  return { message: tidy(failure.message), source, page: page.pathname, app };
}

function tidy(message: string): string {
  return message
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d ()/-]{6,}\d/g, '…')
    .slice(0, LONGEST_MESSAGE);
}
