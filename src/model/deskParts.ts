/** What several views of the desk show of a page's parts: changed words, outdated parts, sign-offs, comments. Neighbour: deskViews.ts. */
import type { Position } from './issue.ts';

/** A segment of a changed sentence: from the old version, the new version, or both. */
export interface DeskSpan {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A part of a page whose source has changed since it was translated. */
export interface StaleEntry {
  readonly key: string;
  /** `§3 "…"`, as shown to writers. */
  readonly name: string;
  readonly summary: string;
  readonly sentences: readonly (readonly DeskSpan[])[];
  readonly sourcePosition?: Position | undefined;
  readonly ownPosition?: Position | undefined;
  /** False while the translation is as it was: the record takes a translator at their word for what they have changed only. */
  readonly canRecord: boolean;
  /** False for a part that the translation lacks. */
  readonly canConfirm: boolean;
}

/** What a sign-off would record now. */
export interface SigningData {
  /** Why nobody can sign now; empty if it is possible. */
  readonly refusals: readonly string[];
  /** In whose names this person may sign; the person's own name first. */
  readonly signers: readonly string[];
  /** Day, YYYY-MM-DD. */
  readonly on: string;
  /** The commit that has the text; undefined if none has. */
  readonly commit: string | undefined;
  readonly parts: number;
  readonly words: number;
  /** Ids of the facts that the page quotes. */
  readonly facts: readonly string[];
  readonly statutes: readonly string[];
}

/** A reviewer's comment at a part of a page that nobody has closed. */
export interface DeskComment {
  /** Key of the part: `section.3`. */
  readonly key: string;
  /** `§3 "…"`, as shown to writers. */
  readonly name: string;
  /** From 1; `npm run comment` takes it as --number. */
  readonly number: number;
  /** The comment first, then its answers; `on` is a day, YYYY-MM-DD. */
  readonly remarks: readonly { readonly by: string; readonly on: string; readonly text: string }[];
  /** `the text changed since`; empty when the part has the same words. */
  readonly note: string;
  readonly position?: Position | undefined;
}
