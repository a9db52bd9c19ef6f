/**
 * The changes that the forms of the desk make: what each asks for, and what it did or would do. They are actions of the development server
 * (writing.ts). Neighbours: scripts/dev/write/changes, which carries them out; src/desk/ChangeAnswer.tsx, which shows the outcome.
 */
import type { PageChoice } from './desk.ts';
import type { DeskSpan } from './deskParts.ts';
import type { Issue } from './issue.ts';

/** The view for a new page, or for renaming and removing one. */
export interface ChangeData {
  readonly view: 'change';
  /** The page to rename or remove; undefined for a new one. */
  readonly page?:
    | {
        readonly pageId: string;
        readonly title: string;
        readonly addresses: readonly { readonly localeCode: string; readonly pathname: string }[];
      }
    | undefined;
  readonly pages: readonly PageChoice[];
}

/**
 * What a change did, or what it would do. A change that is only planned writes nothing; it is carried out when the same request names what
 * was shown (`seen`).
 */
export type Outcome = { readonly isDone: boolean } & (NotedOutcome | NewPageOutcome | RenameOutcome | RetireOutcome | FactOutcome);

/** Records, confirmations, sign-offs, comments, and undone changes: described in sentences, by file if there are several. */
export interface NotedOutcome {
  readonly kind: 'noted';
  readonly notes: readonly { readonly localeCode?: string | undefined; readonly text: string }[];
  /** True if a chosen part was not changed. */
  readonly isRefused?: boolean | undefined;
}

export interface NewPageOutcome {
  readonly kind: 'newPage';
  readonly pageId: string;
  readonly pageKind: string;
  readonly addresses: readonly { readonly localeCode: string; readonly pathname: string }[];
  readonly files: readonly string[];
}

export interface RenameOutcome {
  readonly kind: 'renamePage';
  readonly from: string;
  readonly to: string;
  readonly addresses: readonly { readonly localeCode: string; readonly before: string; readonly after: string }[];
  /** What happens to the addresses, as a sentence. */
  readonly note: string;
  /** Moved and changed files, by their new paths. */
  readonly files: readonly string[];
  /** Findings that the content has then. */
  readonly findings: readonly Issue[];
}

export interface RetireOutcome {
  readonly kind: 'retirePage';
  readonly pageId: string;
  /** Removed files. */
  readonly files: readonly string[];
  /** Public addresses with what answers from now on: another address, or the reason why nothing does. */
  readonly addresses: readonly { readonly pathname: string; readonly redirect?: string | undefined; readonly gone?: string | undefined }[];
  /** Links that lead to the page's successor. */
  readonly links: readonly { readonly place: string; readonly before: string; readonly after: string }[];
  /** Other files that named the page. */
  readonly listed: readonly string[];
}

export interface FactOutcome {
  readonly kind: 'setFact';
  readonly id: string;
  /** Value with basis and review day. */
  readonly before: string;
  readonly after: string;
  readonly languages: readonly {
    readonly localeCode: string;
    readonly sentences: readonly { readonly place: string; readonly spans: readonly DeskSpan[] }[];
  }[];
  /** Words that no rule can write. */
  readonly asked: readonly AskedWords[];
  readonly given: readonly GivenWords[];
  /** Places that say the old figure and may mean another one. */
  readonly doubtful: readonly { readonly place: string; readonly words: string }[];
  /** Changed files; none while it is planned. */
  readonly files: readonly string[];
  /** Translations that are recorded as up to date. */
  readonly recorded: readonly string[];
  /** Findings about figures that the change has caused. */
  readonly findings: readonly Issue[];
}

/** Words whose new form a person has to write. */
export interface AskedWords {
  /** With their language: `de: drei Monaten`. */
  readonly asked: string;
  /** The new figure in the language. */
  readonly figure: string;
  /** The first place, and the number of all. */
  readonly place: string;
  readonly places: number;
}

/** Such words with the form that a person has written. */
export interface GivenWords {
  readonly asked: string;
  readonly written: string;
}

/** The answer of each of these actions. */
export interface Changed {
  readonly isDone: boolean;
  /** The outcome as HTML, in the language of the desk. */
  readonly html: string;
}

/** The requests, as forms send them. `seen`: hash of the outcome that the person has read; without it, a plan is only shown. */
export interface ChangeActions {
  readonly record: { readonly request: Named; readonly answer: Changed };
  readonly confirm: { readonly request: Named; readonly answer: Changed };
  readonly signOff: { readonly request: { readonly filePath: string; readonly by?: string | undefined }; readonly answer: Changed };
  readonly comment: {
    readonly request: { readonly filePath: string } & (
      | { readonly say: 'comment'; readonly part: string; readonly text: string }
      | { readonly say: 'answer'; readonly number: number; readonly text: string }
      | { readonly say: 'close'; readonly number: number; readonly text?: string | undefined }
    );
    readonly answer: Changed;
  };
  readonly newPage: {
    readonly request: Planned & {
      readonly area: string;
      readonly title?: string | undefined;
      readonly pageId?: string | undefined;
      readonly pageKind?: string | undefined;
    };
    readonly answer: Changed;
  };
  readonly renamePage: { readonly request: Planned & { readonly pageId: string; readonly newId: string }; readonly answer: Changed };
  readonly retirePage: {
    readonly request: Planned & { readonly pageId: string; readonly to?: string | undefined; readonly why?: string | undefined };
    readonly answer: Changed;
  };
  readonly setFact: {
    readonly request: Planned & {
      readonly id: string;
      readonly value: string;
      readonly basis: readonly string[];
      readonly reviewed: string;
      readonly given: readonly GivenWords[];
    };
    readonly answer: Changed;
  };
  /** What the check and the launch check will find after the change, for the same form; asked for while its plan is read. */
  readonly foreseeFact: ChangeActions['setFact'];
  /** Takes a change back that this server has made, if nobody has changed its files since. */
  readonly takeBack: { readonly request: { readonly id: string }; readonly answer: Changed };
}

interface Named {
  readonly filePath: string;
  /** Keys of parts; undefined means all. */
  readonly parts?: readonly string[] | undefined;
  /** Who confirms; undefined: the name that Git knows. */
  readonly by?: string | undefined;
}

interface Planned {
  readonly seen?: string | undefined;
}
