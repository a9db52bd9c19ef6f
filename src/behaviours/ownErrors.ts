/**
 * Detects uncaught errors of our own scripts in events, timers and promises. Neighbour: errorReports.ts, which reports them to the
 * practice.
 */
import { isOwnScript, topScriptOf } from '../model/ownScript.ts';

/** Window event: a script of our own has failed, and the application is running and can show the error page. */
export const FATAL_ERROR = 'fatal:error';

/** Calls `onError` once, because the next navigation is a full page load. */
export function watchOwnErrors(onError: () => void): void {
  let hasFailed = false;
  const follow = (script: string) => {
    if (hasFailed || !isOwnScript(script, location.origin)) return;
    hasFailed = true;
    onError();
  };
  addEventListener('error', ({ filename }) => follow(filename));
  addEventListener('unhandledrejection', ({ reason }) => follow(topScriptOf(String((reason as Partial<Error> | undefined)?.stack ?? ''))));
}
