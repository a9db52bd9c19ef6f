/** Tells that a file of our own could not be loaded. The start script listens, because it alone reloads the page (fileRecovery.ts). */

/** Fired on the window; its detail is the error. */
export const FILE_MISSING = 'file:missing';

export function tellMissing(error: unknown): void {
  dispatchEvent(new CustomEvent<unknown>(FILE_MISSING, { detail: error }));
}
