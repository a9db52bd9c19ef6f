/** The event that the development server sends to open pages: the content has changed, and these are its errors. */
import type { DeskLanguage } from './desk.ts';

/** An error as the overlay on a page shows it. */
export interface PageError {
  readonly filePath: string;
  readonly ruleId: string;
  /** `content/pages/…/de.mdx:14:3` */
  readonly position: string;
  /** In each language of the desk, because each open page may have another reader. */
  readonly message: Readonly<Record<DeskLanguage, string>>;
  readonly fix: Readonly<Record<DeskLanguage, string>>;
  readonly helpHref: string;
  readonly editorHref: string;
}

/** Sent to all open pages; an empty list of mistakes removes the overlay. */
export interface ChangedEvent {
  /** Incremented after every read: a page with an older version loads the new text, even if it was not connected at that time. */
  readonly version: number;
  /** Incremented after every read and every text check, whose results only the desk shows. */
  readonly deskVersion: number;
  /** All errors of the content. */
  readonly total: number;
  /** By file path: the number of its errors. */
  readonly counts: Readonly<Record<string, number>>;
  /** The first errors of each file, because a page shows those of its own files first. */
  readonly errors: readonly PageError[];
}

/** Name of the event. Sent after every read and every check, and to each page that connects. */
export const CHANGED_EVENT = 'content:changed';
