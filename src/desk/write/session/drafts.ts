/** Keeps texts that are not saved yet on this device, one per file. */

export interface Draft {
  readonly text: string;
  /** Hash of the file on which it is based. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'desk-draft:';

export function readDraft(filePath: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(PREFIX + filePath) ?? 'null') as Partial<Draft> | null;
    const { text, hash, at } = draft ?? {};
    return typeof text === 'string' && typeof hash === 'string' && typeof at === 'number' ? { text, hash, at } : undefined;
  } catch {
    return undefined;
  }
}

/** False if the device has no room for it. */
export function keepDraft(filePath: string, draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + filePath, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(filePath: string): void {
  try {
    localStorage.removeItem(PREFIX + filePath);
  } catch {
    // Without storage there is no draft either.
  }
}
