/** The data of the desk's write view: derived by scripts/dev/desk/write.ts, shown by src/desk/WriteView.tsx. Neighbour: writing.ts, its actions. */
import type { WriterComponent } from './component.ts';
import type { PageChoice } from './desk.ts';
import type { StaleEntry } from './deskParts.ts';
import type { PageKind } from './page.ts';
import type { OpenFile } from './writing.ts';

/**
 * Address: `/_desk/write?page=…&locale=…&source=…`; `source` is the language beside it, by default the source language. With `&passage=…` the
 * text is that of a passage, and the page one that shows it.
 */
export interface WriteData {
  readonly view: 'write';
  readonly pages: readonly PageChoice[];
  readonly pageId: string;
  readonly localeCode: string;
  /** Undefined while the source language's file cannot be read. */
  readonly kind?: PageKind | undefined;
  /** The passage that is written instead of the page. */
  readonly passage?: WrittenPassage | undefined;
  /** Address of the page in this development server. Undefined if it cannot be shown. */
  readonly pathname?: string | undefined;
  /** Undefined, with a `problem`, when the page does not exist in the language or its file cannot be edited. */
  readonly file?: OpenFile | undefined;
  /** Why there is no `file`, or why it cannot be saved, in a writer's words. */
  readonly problem?: string | undefined;
  /** For TOKEN_HEADER. */
  readonly token: string;
  /** The page in the language beside it; undefined if that is the same language or does not exist. */
  readonly source?: SourceText | undefined;
  /** JSON schema (draft 7) of the file's frontmatter, with the names that it refers to under `definitions`. */
  readonly schema: object;
  readonly vocabulary: Vocabulary;
}

/** Attribute of a passage's words in the preview: the passage's id. */
export const PASSAGE_MARK = 'data-passage';

/** A text that several pages show as their own. */
export interface WrittenPassage {
  readonly id: string;
  /** The pages that show it in the language, with their titles there: a change reaches all of them. */
  readonly pages: readonly PageChoice[];
}

/** A page in the language beside the one that is written. */
export interface SourceText {
  readonly localeCode: string;
  readonly title: string;
  /** In reading order. */
  readonly parts: readonly SourcePart[];
  /** Parts of the translation that are older than their source, and parts that it lacks. Empty unless this is the source language. */
  readonly stale: readonly StaleEntry[];
}

export interface SourcePart {
  /** `section.3`, `question.1`, `lead`: the same in every language. */
  readonly key: string;
  /** `§3 "…"`, as shown to writers. */
  readonly name: string;
  /** One for every paragraph, list item, table cell and title, as readers see it. */
  readonly lines: readonly string[];
  /** Line of the page's file on which it begins. */
  readonly line: number;
  /** Key of the part of the written text that renders it. Undefined if that lacks it. */
  readonly ownKey?: string | undefined;
  /** Line of the written file on which that part begins. */
  readonly ownLine?: number | undefined;
}

/** What writers can complete, in the language of the written text. */
export interface Vocabulary {
  readonly localeCode: string;
  readonly facts: readonly FactChoice[];
  /** Pages that exist in the language come first. `title` in the language if it has the page. */
  readonly pages: readonly LinkChoice[];
  /** Official addresses of content/links.yaml. */
  readonly links: readonly LinkChoice[];
  /** `phone`, `email`: for `contact:…`. */
  readonly contactWays: readonly string[];
  /** Passages with their text. */
  readonly passages: readonly NamedChoice[];
  /** References for <Law>, with their form in the language: `TMK 166/3`, `Art. 166 Abs. 3 TMK`. */
  readonly statutes: readonly NamedChoice[];
  /** Terms of the glossary with their words in the language, the best one first. */
  readonly terms: readonly TermChoice[];
  readonly fees: readonly NamedChoice[];
  /** Ids of content/clauses.yaml for <PowerOfAttorney>. */
  readonly matters: readonly NamedChoice[];
  readonly components: readonly ComponentChoice[];
}

export interface FactChoice {
  readonly id: string;
  /** In English words, like the desk's view of facts. */
  readonly value: string;
  /** What the value applies to; may be empty. */
  readonly applies: string;
  /** As the language cites them. */
  readonly basis: readonly string[];
  /**
   * Wordings that the register accepts in the language, with the spaces and characters of its typography. If there are none, one that is written
   * from the value.
   */
  readonly words: readonly string[];
  /** For a deadline: its first day, as a sentence needs it beside the length. */
  readonly firstDay?: string | undefined;
  /** In the language: its phrases, and for a deadline what has to be done in time, and the days on which it may begin. */
  readonly about: readonly string[];
  /** Titles of the pages in the language that quote it. */
  readonly pageTitles: readonly string[];
}

/** An entry with the text that it stands for. */
export interface NamedChoice {
  readonly id: string;
  readonly text: string;
}

/** A target of a link. */
export interface LinkChoice {
  /** As it is written: `page:reddi-miras`, `link:e-konsolosluk`. */
  readonly target: string;
  readonly title: string;
}

export interface TermChoice {
  readonly id: string;
  readonly words: readonly string[];
  /** The word in the source language. */
  readonly original: string;
}

export interface ComponentChoice {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly form: WriterComponent['form'];
}
