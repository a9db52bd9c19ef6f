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
  /** False while the translation is unchanged: a translator can record only a part that was edited. */
  readonly canRecord: boolean;
  /** False for a part that the translation lacks. */
  readonly canConfirm: boolean;
}

/** What a sign-off would record now. */
export interface SigningData {
  /** Why a sign-off is not possible now; empty if it is. */
  readonly refusals: readonly string[];
  /** In whose names this person may sign; the person's own name first. */
  readonly signers: readonly string[];
  /** Day, YYYY-MM-DD. */
  readonly on: string;
  /** The commit that has the text; undefined if none has. */
  readonly commit: string | undefined;
  readonly parts: number;
  readonly words: number;
  /** The facts that the page quotes: what each says, and its id. */
  readonly facts: readonly string[];
  readonly statutes: readonly string[];
}

/** An open comment of a reviewer at a part of a page. */
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
