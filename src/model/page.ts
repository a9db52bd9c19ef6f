/** One page in one language: the content of its MDX file, joined with the shared fields of its source-language file. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Position } from './issue.ts';
import type { MissingPart } from './missingPart.ts';
import type { OldIds, PartIds } from './partIds.ts';
import type { TranslationPolicy } from './review.ts';

export const PAGE_KINDS = [
  'home',
  'services',
  'about',
  'contact',
  'faq',
  'privacy',
  'search',
  'area',
  'service',
  'guide',
  'finder',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** One question with its answer; both hold inline Markdown and the allowed components. */
export interface Question {
  /** Id in the address (after the #). Only in the source language's file; `npm run check -- --fix` writes it. */
  readonly id?: string | undefined;
  /** In the reader's words. */
  readonly question: string;
  /** Its first sentence answers the question. */
  readonly answer: string;
}

export interface QuestionGroup {
  /** Id in the address (after the #). Only in the source language's file; `npm run check -- --fix` writes it. */
  readonly id?: string | undefined;
  /** Heading of the group. */
  readonly title: string;
  /** At least one. */
  readonly questions: readonly Question[];
}

export interface Step {
  /** Id in the address (after the #). Only in the source language's file; `npm run check -- --fix` writes it. */
  readonly id?: string | undefined;
  /** Name of the step, without its number. */
  readonly title: string;
  /** Who does what. */
  readonly description: string;
}

/** A figure shown before the text. */
export interface Highlight {
  /** The figure, marked with <Fact>. */
  readonly value: string;
  /** What the figure means; continues the sentence that the figure begins. */
  readonly text: string;
}

/** A statement in the home page's slider. */
export interface Slide {
  /** The statement. */
  readonly title: string;
  /** The statement in three or four words, for the first screen on phones. Default: the title. */
  readonly short?: string | undefined;
  /** One sentence below the statement. */
  readonly text: string;
  /** Page id of the page that the slide links to. */
  readonly page: PageId;
}

/** Fields that every language's file sets for itself. */
export interface LocalFrontmatter {
  /** Title and description in search results. The rule `seo-length` checks the lengths. */
  readonly seo: {
    /** At most 60 characters, without the site's name. */
    readonly title: string;
    /** 120 to 155 characters. */
    readonly description: string;
  };
  /** The page's first-level heading. */
  readonly title: string;
  /** Short title for menus, breadcrumbs and cards. Default: the title. */
  readonly shortTitle?: string | undefined;
  /** One sentence in the reader's own words; used in lists of pages by situation. */
  readonly teaser?: string | undefined;
  /** The lead paragraph. */
  readonly description: string;
  /** The page's address without the locale prefix. Default: the folder's name. Empty for the home page. */
  readonly slug?: string | undefined;
  /** Further pathnames of the page, without a locale prefix. In the source file for all languages, otherwise for this language. */
  readonly aliases: readonly string[];
  /**
   * Endings of old addresses: unknown paths with such an ending redirect to this page. In the source file for all languages; in a
   * translation only for paths with its prefix.
   */
  readonly legacySlugs: readonly string[];
  /** On a service or a guide: two or three acts for today, below the lead. Each begins with what the reader does. */
  readonly today: readonly string[];
  /** Words that people search for and the page does not use; only the search reads them. The rule `search-terms` checks them. */
  readonly searchTerms: readonly string[];
  /** Two or three figures shown before the text. */
  readonly highlights: readonly Highlight[];
  /** Shown in place of <Conditions /> in the text. */
  readonly conditions: readonly string[];
  /** Points below a condition, or further conditions, shown in place of <SubConditions />. */
  readonly subConditions: readonly string[];
  /** Shown in place of <Documents /> in the text. */
  readonly documents: readonly string[];
  /** Shown in place of <Steps /> in the text. */
  readonly steps: readonly Step[];
  /** Questions, or groups of questions, shown after the text. */
  readonly faq: readonly Question[] | readonly QuestionGroup[];
  /** Statements in the home page's slider, at most four. */
  readonly slides: readonly Slide[];
  /** Day of the law that the text describes, YYYY-MM-DD: shown as "legal position as of". Lawyers' reviews are in review.yaml. */
  readonly reviewed?: string | undefined;
  /** A draft is checked, but not published. */
  readonly draft: boolean;
}

/** Fields that apply to all languages; only in the source-language file. */
export interface SharedFrontmatter {
  /** Kind of page; determines the layout. */
  readonly kind: PageKind;
  /** Position inside the area. */
  readonly order: number;
  /** Page ids listed as "related pages". */
  readonly related: readonly PageId[];
  /** Overrides the site's policy for outdated or incorrect translations. */
  readonly translations?: { readonly [Key in keyof TranslationPolicy]?: TranslationPolicy[Key] | undefined } | undefined;
}

export type Frontmatter = LocalFrontmatter & SharedFrontmatter;

/** A block of text with its position, as the content rules read it. */
export interface TextBlock {
  readonly type: 'paragraph' | 'heading' | 'listItem' | 'tableCell' | 'question' | 'title';
  /** Source of the text: the body or a frontmatter key. */
  readonly region: string;
  readonly text: string;
  /** The text in segments, so that rules can distinguish a writer's own words from marked words. */
  readonly segments: readonly TextSegment[];
  readonly position: Position;
}

export interface TextSegment {
  readonly text: string;
  /** The markup around the words: a fact (with its id), a Turkish term, a statute or a link; undefined for plain text. */
  readonly mark?: 'fact' | 'term' | 'law' | 'link' | undefined;
  readonly factId?: string | undefined;
  readonly position: Position;
}

export interface OutlineHeading {
  readonly depth: number;
  readonly text: string;
  /** For a heading that links to itself, `## [Words](#id)`: the id after the #. */
  readonly ownId?: string | undefined;
  readonly position: Position;
}

/** The content of a page's text without its markup, for the content rules. */
export interface Outline {
  readonly headings: readonly OutlineHeading[];
  readonly links: readonly { readonly target: string; readonly text: string; readonly region: string; readonly position: Position }[];
  readonly facts: readonly { readonly id: string; readonly text: string; readonly region: string; readonly position: Position }[];
  readonly laws: readonly { readonly ref: string; readonly region: string; readonly position: Position }[];
  /** Marks of the amount of a fee (`<Fee id="…" />`). */
  readonly fees: readonly { readonly id: string; readonly region: string; readonly position: Position }[];
  readonly components: readonly {
    readonly name: string;
    /** Only of <PowerOfAttorney />: the id in content/clauses.yaml. */
    readonly matter?: string | undefined;
    readonly region: string;
    readonly position: Position;
  }[];
  readonly tables: readonly {
    /** Cells of the header. */
    readonly columns: number;
    /** Rows with the header. Does not include sentences. */
    readonly rows: number;
    /** Rows with more or fewer cells than the header, and sentences directly below the table, which Markdown takes for rows. */
    readonly unevenRows: readonly { readonly cells: number; readonly isSentence: boolean; readonly position: Position }[];
    readonly position: Position;
  }[];
  /**
   * Where the page's file names a passage (`<Passage id="…" />`). The passage's own headings, links, facts and blocks are in the other
   * lists, with their positions in the passage's file.
   */
  readonly passages: readonly { readonly id: string; readonly region: string; readonly position: Position }[];
  /** Lists in the text; does not include the lists of the frontmatter. */
  readonly lists: readonly { readonly isOrdered: boolean; readonly items: number; readonly region: string; readonly position: Position }[];
  /** Loaded from the cache on first access, because only the rules for texts need them. */
  readonly blocks: readonly TextBlock[];
  /** Steps and questions as plain text, for structured data. */
  readonly steps: readonly Step[];
  readonly questions: readonly Question[];
}

export interface Page {
  readonly pageId: PageId;
  readonly localeCode: LocaleCode;
  /** Folder in content/pages: an area's id or `general`. */
  readonly area: string;
  readonly frontmatter: Frontmatter;
  /** Canonical pathname. */
  readonly pathname: string;
  /** Aliases of the page: the source file's, which apply to all languages, then this language's own. */
  readonly aliases: readonly string[];
  readonly filePath: string;
  /** SHA-256 of the file's content and of the passages that it uses. */
  readonly hash: string;
  /** Day of the last change of the content, YYYY-MM-DD: from Git, otherwise the review date. */
  readonly modified?: string | undefined;
  readonly outline: Outline;
  /** If the page has <Countries />: the texts of content/countries.yaml in this language, which readers see as part of the page. */
  readonly countryTexts?: readonly string[] | undefined;
  /** If the page has <PowerOfAttorney />: the texts of its deeds in content/clauses.yaml in this language. */
  readonly clauseTexts?: readonly string[] | undefined;
  /** If the page has <Glossary />: the texts of content/terms.yaml in this language. */
  readonly termTexts?: readonly string[] | undefined;
  /** Copied from the source language's file, part by part; without those of missing parts. */
  readonly partIds: PartIds;
  /** What the source language's page has and this one does not have yet. */
  readonly missing: readonly MissingPart[];
  readonly oldIds: OldIds;
}

/** True for the grouped form of `faq`. */
export function isGrouped(faq: Frontmatter['faq']): faq is readonly QuestionGroup[] {
  return faq.length > 0 && 'questions' in (faq[0] ?? {});
}

/** Other kinds of pages describe and list; they have nothing to tick. */
export function hasChecklist({ kind, conditions, subConditions, documents, steps }: Page['frontmatter']): boolean {
  return (kind === 'service' || kind === 'guide') && [conditions, subConditions, documents, steps].some(({ length }) => length > 0);
}
