/** Sends errors of our own scripts to the practice's endpoint, if one is configured, without cookies, referrer or identifiers. */
import { buildErrorReport, ERROR_REPORTS, type Failure } from '../model/errorReport.ts';
import type { createSender } from './http.ts';

/** `connect` is a parameter, so that this module shares no file with the application. `endpoint` is a complete URL, `app` the address of the application's script, which tells builds apart. */
export function watchErrors(connect: typeof createSender, endpoint: string, app: string): void {
  const { origin, pathname } = new URL(endpoint);
  const send = connect(origin);
  const sent = new Set<string>();
  const report = (failure: Failure) => {
    const form = buildErrorReport(failure, location, app);
    if (!form || sent.size >= ERROR_REPORTS || sent.has(form.message)) return;
    sent.add(form.message);
    // Not a beacon, because a beacon sends cookies. keepalive also survives the unload of the page.
    const options: RequestInit = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true };
    send('POST', pathname, form, options).catch(() => {
      // A lost report does not affect the visitor, and the response of another origin is not readable anyway.
    });
  };
  addEventListener('error', ({ message, filename, lineno, colno }) => report({ message, filename, lineno, colno }));
  addEventListener('unhandledrejection', ({ reason }) => report({ message: String(reason) }));
}
