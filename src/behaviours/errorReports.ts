/** Sends failures of our own scripts to the practice's own address, where one is configured. No cookie, no referrer, no identifier goes with them. */
import { type Failure, formErrorReport } from '../model/errorReport.ts';
import type { createHttp } from './http.ts';

/** The HTTP client and `most` come as arguments, so that this small file shares none with the application. */
export function watchErrors(endpoint: string, connect: typeof createHttp, app: string, most: number): void {
  const { origin, pathname } = new URL(endpoint);
  const http = connect(origin);
  const sent = new Set<string>();
  const report = (failure: Failure) => {
    const form = formErrorReport(failure, location, app);
    if (!form || sent.size >= most || sent.has(form.message)) return;
    sent.add(form.message);
    // Not a beacon: that would send cookies along. keepalive outlives the page as well.
    const options: RequestInit = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true };
    http.send('POST', pathname, form, options).catch(() => {
      // A lost report costs the visitor nothing; the answer of another origin cannot be read anyway.
    });
  };
  addEventListener('error', ({ message, filename, lineno, colno }) => report({ message, filename, lineno, colno }));
  addEventListener('unhandledrejection', ({ reason }) => report({ message: String(reason) }));
}
