/** Sends failures of our own scripts to the practice's own address, where one is configured. No cookie, no referrer, no identifier goes with them. */
import { type Failure, formErrorReport } from '../model/errorReport.ts';

/** `most` comes as an argument, so that this small file shares none with the application. */
export function watchErrors(endpoint: string, app: string, most: number): void {
  const sent = new Set<string>();
  const report = (failure: Failure) => {
    const form = formErrorReport(failure, location, app);
    if (!form || sent.size >= most || sent.has(form.message)) return;
    sent.add(form.message);
    // Not a beacon: that would send cookies along. keepalive outlives the page as well.
    fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify(form),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {
      // Who cannot be told is not told; the visitor has other worries.
    });
  };
  addEventListener('error', ({ message, filename, lineno, colno }) => report({ message, filename, lineno, colno }));
  addEventListener('unhandledrejection', ({ reason }) => report({ message: String(reason) }));
}
