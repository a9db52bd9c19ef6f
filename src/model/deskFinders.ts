/** The data of the desk's picture of a finder: derived by scripts/dev/desk/finders.ts, rendered by src/desk/FindersView.tsx. */
import type { PageChoice, PageState } from './desk.ts';
import type { Position } from './issue.ts';

/** A part of a finder: a question, or an outcome if it has no answers. */
export interface FinderPartRow {
  /** Id in the address, after the #. */
  readonly id: string;
  readonly title: string;
  readonly position: Position;
  readonly isQuestion: boolean;
  /** True if its source has changed since it was translated. */
  readonly isOutdated: boolean;
  /** `to` is the id of a part, or empty if the answer leads to another finder. */
  readonly answers: readonly { readonly text: string; readonly to: string; readonly finder?: PageChoice | undefined }[];
  /** Ids of the pages to which it links. */
  readonly pages: readonly string[];
  /** Ids of the facts that it quotes. */
  readonly facts: readonly string[];
}

/** A part with its place in the picture. */
export interface FinderBox extends FinderPartRow {
  /** From 0, left to right. */
  readonly column: number;
  /** In lines from the top. */
  readonly row: number;
  readonly answersLeadingHere: number;
}

export interface FinderData {
  readonly view: 'finders';
  readonly finders: readonly PageChoice[];
  readonly pageId: string;
  readonly localeCode: string;
  readonly states: readonly { readonly localeCode: string; readonly state: PageState }[];
  /** In the order of the page; empty if the finder cannot be read in this language. */
  readonly boxes: readonly FinderBox[];
}
