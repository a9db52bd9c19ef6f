/** Notices what our own scripts throw and nobody catches: in events, timers and promises. Neighbour: errorReports.ts, which tells the practice. */
import { isOwnScript, topScriptOf } from '../model/ownScript.ts';

/** Fired on the window when a script of our own has failed and the application is there to show the error page. */
export const FATAL_ERROR = 'fatal:error';

/** Calls back once: the page that follows is loaded whole. */
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
