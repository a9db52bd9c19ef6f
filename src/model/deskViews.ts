/** What the writers' desk shows, view by view: derived by scripts/dev/desk, rendered by src/desk. */
import type { Issue, Place } from './issue.ts';

/** Lists longer than this are cut, and say so. */
export const DESK_LIST_LIMIT = 300;

/** In the order in which one state hides another. */
export const PAGE_STATES = ['missing', 'mistakes', 'draft', 'outdated', 'unrecorded', 'in-force'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** One page in one language. */
export interface MatrixCell {
  readonly localeCode: string;
  readonly state: PageState;
  readonly errors: number;
  readonly warnings: number;
  /** Parts of the source that it does not render as they are now. */
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
  /** How many pages in a language are in each state, before filtering. */
  readonly counts: Readonly<Record<PageState, number>>;
}

/** A stretch of a sentence: the one before the change, the one after it, or both. */
export interface DeskSpan {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A part of a page that has changed in the source since the translation was made. */
export interface StaleEntry {
  readonly key: string;
  /** `§3 "…"`, in words. */
  readonly name: string;
  readonly summary: string;
  readonly sentences: readonly (readonly DeskSpan[])[];
  readonly sourcePlace?: Place | undefined;
  readonly ownPlace?: Place | undefined;
}

export interface PageData {
  readonly view: 'page';
  readonly pageId: string;
  readonly area: string;
  readonly localeCode: string;
  readonly title: string;
  readonly pathname: string | undefined;
  readonly cell: MatrixCell;
  readonly place: Place;
  readonly stale: readonly StaleEntry[];
  readonly moved: readonly string[];
  /** In words: by whom and when, and why it holds no more. */
  readonly signOff: string;
  /** Day of the law that the text describes. */
  readonly reviewed: string | undefined;
  readonly modified: string | undefined;
  readonly findings: readonly Issue[];
}

export interface PageChoice {
  readonly pageId: string;
  readonly title: string;
}

/** One section of a page in one language. */
export interface CompareSide {
  /** HTML of the section as readers see it, with facts marked. */
  readonly html: string;
  readonly place?: Place | undefined;
}

export interface CompareRow {
  readonly key: string;
  /** What the section is called, for the list of differences. */
  readonly name: string;
  readonly left?: CompareSide | undefined;
  readonly right?: CompareSide | undefined;
  /** Differing facts, in words. */
  readonly differences: readonly string[];
  readonly stale: readonly StaleEntry[];
}

export interface CompareData {
  readonly view: 'compare';
  readonly pages: readonly PageChoice[];
  readonly pageId: string;
  readonly left: string;
  readonly right: string;
  readonly rows: readonly CompareRow[];
  /** Why a side cannot be shown: it is missing, or has a mistake. */
  readonly problems: readonly string[];
}

/** A text as a result list shows it. */
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
  /** Undefined where the page is missing in the language. */
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
        readonly titlePlace: Place;
        readonly descriptionPlace: Place;
      }
    | undefined;
}

/** A sentence that quotes a fact. */
export interface FactQuote {
  readonly before: string;
  readonly words: string;
  readonly after: string;
  readonly pageId: string;
  readonly place: Place;
  /** False where the words say another figure than the register. */
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
  readonly quotes: number;
  readonly wrong: number;
  readonly place: Place;
}

export interface FactsData {
  readonly view: 'facts';
  readonly rows: readonly FactRow[];
  readonly total: number;
  /** The fact whose sentences are shown, language by language. */
  readonly open?:
    | { readonly id: string; readonly groups: readonly { readonly localeCode: string; readonly quotes: readonly FactQuote[] }[] }
    | undefined;
}

export type AddressKind = 'page' | 'alias' | 'legacy' | 'moved' | 'gone' | 'lost';

export interface AddressRow {
  readonly pathname: string;
  readonly kind: AddressKind;
  /** The page or address that answers, or why nothing does. */
  readonly says: string;
  /** Day of the first release; undefined where the ledger does not have it yet. */
  readonly since: string | undefined;
  readonly place?: Place | undefined;
}

/** What the site answers at an address that someone tried. */
export interface TriedAddress {
  readonly pathname: string;
  readonly status: 200 | 301 | 404 | 410;
  readonly says: string;
  /** Where the visitor ends. */
  readonly target?: string | undefined;
  readonly place?: Place | undefined;
}

export interface AddressesData {
  readonly view: 'addresses';
  readonly tried?: TriedAddress | undefined;
  readonly counts: Readonly<Record<AddressKind, number>>;
  /** Old endings as people write them: `…/old`, or `/de/…/old` where one holds in that language alone. */
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
  /** Tree of content/README.md as HTML elements (hast). */
  readonly tree: object;
}

export type DeskData = MatrixData | PageData | CompareData | PreviewData | FactsData | AddressesData | FindingsData | HelpData;
