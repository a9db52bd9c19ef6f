/** Tells that a file of our own could not be loaded. The start script listens, because it alone reloads the page (fileRecovery.ts). */

/** Fired on the window. */
export const FILE_MISSING = 'file:missing';

export interface MissingFile {
  readonly error: unknown;
  /** True for the texts of a language: their failure is worth a line in the console, and a reload only where a newer deployment took them away. */
  readonly isLanguage: boolean;
}

export function tellMissing(error: unknown, isLanguage = false): void {
  const detail: MissingFile = { error, isLanguage };
  dispatchEvent(new CustomEvent(FILE_MISSING, { detail }));
}
