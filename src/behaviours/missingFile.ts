/** Reports that a file of our own failed to load. The start script listens, because only it reloads the page (fileRecovery.ts). */

/** Window event; its detail is the error. */
export const FILE_MISSING = 'file:missing';

export function reportMissing(error: unknown): void {
  dispatchEvent(new CustomEvent<unknown>(FILE_MISSING, { detail: error }));
}
