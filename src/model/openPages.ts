/** What the development server tells the pages that are open in a browser: that the text is another, and which mistakes it has. */

/** A mistake as the overlay over a page shows it. */
export interface Mistake {
  readonly ruleId: string;
  /** `content/pages/…/de.mdx:14:3` */
  readonly place: string;
  readonly message: string;
  readonly fix: string;
  readonly helpHref: string;
  readonly editorHref: string;
}

/** What all open pages are told; no mistakes take the overlay away. */
export interface ChangedEvent {
  /** Counts readings: a page that shows an older one takes the new text, also when its connection was not open at the time. */
  readonly version: number;
  /** Counts readings and checks of the words, which only the desk shows. */
  readonly deskVersion: number;
  readonly total: number;
  readonly mistakes: readonly Mistake[];
}

/** Sent to open pages after every reading and every check, and to each page that connects. */
export const CHANGED_EVENT = 'content:changed';
