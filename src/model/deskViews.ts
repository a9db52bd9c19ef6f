/** The data of each view of the writers' desk: derived by scripts/dev/desk, rendered by src/desk. */
import type { PageChoice, PageState } from './desk.ts';
import type { ChangeData } from './deskChanges.ts';
import type { FinderData } from './deskFinders.ts';
import type { DeskComment, SigningData, StaleEntry } from './deskParts.ts';
import type { ProposeData } from './deskPropose.ts';
import type { WriteData } from './deskWrite.ts';
import type { Issue, Position } from './issue.ts';

/** Longer lists are truncated, with a note. */
export const DESK_LIST_LIMIT = 300;

/** One page in one language. */
export interface MatrixCell {
  readonly localeCode: string;
  readonly state: PageState;
  readonly errors: number;
  readonly warnings: number;
  /** Number of source parts whose current version is not translated. */
  readonly stale: number;
  /** A lawyer's sign-off. */
  readonly signOff: 'none' | 'valid' | 'void';
}

export interface MatrixRow {
  readonly pageId: string;
  readonly area: string;
  readonly title: string;
  readonly cells: readonly MatrixCell[];
}

export interface MatrixData {
  readonly view: 'pages';
  readonly rows: readonly MatrixRow[];
  readonly total: number;
  /** Number of pages per state in a language, before filtering. */
  readonly counts: Readonly<Record<PageState, number>>;
}

export interface PageData {
  readonly view: 'page';
  readonly pageId: string;
  readonly area: string;
  readonly localeCode: string;
  readonly title: string;
  readonly pathname: string | undefined;
  readonly cell: MatrixCell;
  readonly position: Position;
  readonly stale: readonly StaleEntry[];
  readonly moved: readonly string[];
  /** As a sentence: who signed and when, and why the sign-off is void. */
  readonly signOff: string;
  /** Undefined where the page has no text that can be read. */
  readonly signing: SigningData | undefined;
  /** The page's own parts, in their order; each comment belongs to one. */
  readonly parts: readonly { readonly key: string; readonly name: string }[];
  /** Name that Git knows; undefined if it knows none. */
  readonly person: string | undefined;
  /** Of the source: languages whose translation is older than it. */
  readonly behind: readonly string[];
  /** True for a translation without a record of what it renders. */
  readonly isUnrecorded: boolean;
  readonly comments: readonly DeskComment[];
  /** Day of the law that the text describes, YYYY-MM-DD. */
  readonly reviewed: string | undefined;
  readonly modified: string | undefined;
  /** Whether the next build publishes it, as a sentence. */
  readonly published: string;
  readonly findings: readonly Issue[];
}

/** One section of a page in one language. */
export interface CompareSide {
  /** HTML of the section as the site renders it, with facts marked. */
  readonly html: string;
  readonly position?: Position | undefined;
}

export interface CompareRow {
  readonly key: string;
  /** Name of the section in the list of differences. */
  readonly name: string;
  readonly left?: CompareSide | undefined;
  readonly right?: CompareSide | undefined;
  /** Differing facts, as sentences. */
  readonly differences: readonly string[];
  readonly stale: readonly StaleEntry[];
  /** Comments on this section in both languages. */
  readonly comments: readonly DeskComment[];
}

export interface CompareData {
  readonly view: 'compare';
  readonly pages: readonly PageChoice[];
  readonly pageId: string;
  readonly left: string;
  readonly right: string;
  readonly rows: readonly CompareRow[];
  /** Why a side cannot be shown: the file is missing or has an error. */
  readonly problems: readonly string[];
}

/** A text, truncated as in a list of search results. */
export interface CutText {
  readonly shown: string;
  readonly isCut: boolean;
  readonly width: number;
  readonly limit: number;
}

export interface PreviewResult {
  readonly device: 'desktop' | 'phone';
  readonly title: CutText;
  readonly description: CutText;
}

export interface PreviewData {
  readonly view: 'preview';
  readonly pages: readonly PageChoice[];
  readonly pageId: string;
  readonly localeCode: string;
  /** Undefined if the page is not translated into the language. */
  readonly page?:
    | {
        readonly siteName: string;
        readonly host: string;
        readonly path: readonly string[];
        readonly title: string;
        readonly description: string;
        readonly results: readonly PreviewResult[];
        readonly imageHref: string;
        readonly imageAlt: string;
        readonly titlePosition: Position;
        readonly descriptionPosition: Position;
      }
    | undefined;
  /** True if the title or description is still the outline's guidance; then there is no `page`. */
  readonly isUnwritten?: boolean | undefined;
}

/** A sentence that quotes a fact. */
export interface FactQuote {
  readonly before: string;
  readonly words: string;
  readonly after: string;
  /** Name of the page; of the passage, if the sentence stands in one. */
  readonly name: string;
  readonly position: Position;
  /** False if the words state another figure than the register. */
  readonly isRight: boolean;
}

export interface FactRow {
  readonly id: string;
  readonly value: string;
  readonly applies: string;
  readonly basis: readonly string[];
  readonly status: 'specification' | 'statute' | 'check';
  readonly reviewed: string;
  readonly isReviewOld: boolean;
  readonly warning: string;
  /** First day, counting and outcome; empty if the fact is no deadline. */
  readonly deadline: string;
  readonly quotes: number;
  readonly wrong: number;
  readonly position: Position;
}

export interface FactsData {
  readonly view: 'facts';
  readonly rows: readonly FactRow[];
  readonly total: number;
  /** The selected fact with its sentences, language by language. */
  readonly open?:
    | {
        readonly id: string;
        readonly groups: readonly { readonly localeCode: string; readonly quotes: readonly FactQuote[] }[];
        /** What the register holds: one value, two, or a rule in words, which no form changes. */
        readonly form: 'value' | 'range' | 'words';
        /** Latest day of a legal review, YYYY-MM-DD. */
        readonly today: string;
      }
    | undefined;
}

export type AddressKind = 'page' | 'alias' | 'legacy' | 'moved' | 'gone' | 'lost';

export interface AddressRow {
  readonly pathname: string;
  readonly kind: AddressKind;
  /** The page or address that answers, or the reason why there is none. */
  readonly says: string;
  /** Day of the first release, YYYY-MM-DD; undefined if the ledger does not contain the address yet. */
  readonly since: string | undefined;
  readonly position?: Position | undefined;
}

/** The site's answer for an address that the writer enters. */
export interface TriedAddress {
  readonly pathname: string;
  readonly status: 200 | 301 | 302 | 404 | 410;
  readonly says: string;
  /** Final target of the redirect. */
  readonly target?: string | undefined;
  readonly position?: Position | undefined;
}

export interface AddressesData {
  readonly view: 'addresses';
  readonly tried?: TriedAddress | undefined;
  readonly counts: Readonly<Record<AddressKind, number>>;
  /** Old endings as displayed: `…/old`, or `/de/…/old` if it applies to that language only. */
  readonly endings: readonly { readonly ending: string; readonly target: string }[];
  readonly rows: readonly AddressRow[];
  readonly total: number;
}

export interface FindingsData {
  readonly view: 'findings';
  readonly groups: readonly { readonly filePath: string; readonly findings: readonly Issue[] }[];
  readonly shown: number;
  readonly total: number;
  readonly rules: readonly { readonly id: string; readonly count: number }[];
}

export interface HelpData {
  readonly view: 'help';
  /** Syntax tree (hast) of content/README.md. */
  readonly tree: object;
}

export type DeskData =
  | MatrixData
  | PageData
  | CompareData
  | PreviewData
  | FactsData
  | FinderData
  | AddressesData
  | FindingsData
  | ProposeData
  | HelpData
  | WriteData
  | ChangeData;
