/** One page in one language, as read from its MDX file and joined with what its source-language file says. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Place } from './issue.ts';
import type { OldIds, PartIds } from './partIds.ts';
import type { TranslationPolicy } from './review.ts';

export const PAGE_KINDS = ['home', 'services', 'about', 'contact', 'faq', 'privacy', 'area', 'service', 'guide'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** One question with its answer; both hold inline Markdown and the allowed components. */
export interface Question {
  /** What an address names behind its #. In the source language's file only; written by `npm run check -- --fix`. */
  readonly id?: string | undefined;
  /** In the reader's words. */
  readonly question: string;
  /** Answers in the first sentence. */
  readonly answer: string;
}

export interface QuestionGroup {
  /** What an address names behind its #. In the source language's file only; written by `npm run check -- --fix`. */
  readonly id?: string | undefined;
  /** Heading of the group. */
  readonly title: string;
  /** At least one. */
  readonly questions: readonly Question[];
}

export interface Step {
  /** What an address names behind its #. In the source language's file only; written by `npm run check -- --fix`. */
  readonly id?: string | undefined;
  /** Name of the step, without a number. */
  readonly title: string;
  /** Who does what. */
  readonly description: string;
}

/** A figure shown before the text. */
export interface Highlight {
  /** The figure, marked with <Fact>. */
  readonly value: string;
  /** What the figure says; goes on after it. */
  readonly text: string;
}

/** A statement of the home page's slider. */
export interface Slide {
  /** The statement. */
  readonly title: string;
  /** The statement in three or four words, for the first screen of a phone; the title when absent. */
  readonly short?: string | undefined;
  /** One sentence below it. */
  readonly text: string;
  /** Page id that the slide leads to. */
  readonly page: PageId;
}

/** What every language's file says for itself. */
export interface LocalFrontmatter {
  /** What search engines show. Lengths are checked by the rule `seo-length`. */
  readonly seo: {
    /** At most 60 characters, without the site's name. */
    readonly title: string;
    /** 120 to 155 characters. */
    readonly description: string;
  };
  /** The page's first-level heading. */
  readonly title: string;
  /** Menus, breadcrumbs and cards; the title when absent. */
  readonly shortTitle?: string | undefined;
  /** One sentence that the reader would say; used where pages are listed by situation. */
  readonly teaser?: string | undefined;
  /** The lead. */
  readonly description: string;
  /** The page's address without the language's prefix; the folder's name when absent. Empty: the home page. */
  readonly slug?: string | undefined;
  /** Further pathnames, without a locale prefix, that answer with the same page. In the source file for all languages, else for this one. */
  readonly aliases: readonly string[];
  /**
   * Endings of old addresses: an unknown path that ends in one is redirected here. In the source file for all languages; in a
   * translation for paths with its prefix only.
   */
  readonly legacySlugs: readonly string[];
  /** Two or three figures shown before the text. */
  readonly highlights: readonly Highlight[];
  /** Shown where the text says <Conditions />. */
  readonly conditions: readonly string[];
  /** Points below a condition, or further ones, shown where the text says <SubConditions />. */
  readonly subConditions: readonly string[];
  /** Shown where the text says <Documents />. */
  readonly documents: readonly string[];
  /** Shown where the text says <Steps />. */
  readonly steps: readonly Step[];
  /** Questions, or groups of questions, shown after the text. */
  readonly faq: readonly Question[] | readonly QuestionGroup[];
  /** Statements of the home page's slider, at most three. */
  readonly slides: readonly Slide[];
  /** Day of the law that the text describes, YYYY-MM-DD: shown as "legal position as of". Lawyers' reviews stand in review.yaml. */
  readonly reviewed?: string | undefined;
  /** A draft is checked but not published. */
  readonly draft: boolean;
}

/** What holds for all languages and stands in the source-language file only. */
export interface SharedFrontmatter {
  /** Which layout shows the page. */
  readonly kind: PageKind;
  /** Position inside the area. */
  readonly order: number;
  /** Page ids shown as "related pages". */
  readonly related: readonly PageId[];
  /** Overrides the site's policy for translations that are not fit. */
  readonly translations?: { readonly [Key in keyof TranslationPolicy]?: TranslationPolicy[Key] | undefined } | undefined;
}

export type Frontmatter = LocalFrontmatter & SharedFrontmatter;

/** A stretch of text with its place, as the content rules read it. */
export interface TextBlock {
  readonly type: 'paragraph' | 'heading' | 'listItem' | 'tableCell' | 'question' | 'title';
  /** Where it stands: the body or the frontmatter key. */
  readonly region: string;
  readonly text: string;
  /** The text in pieces, so that rules can tell a writer's own words from marked ones. */
  readonly segments: readonly TextSegment[];
  readonly place: Place;
}

export interface TextSegment {
  readonly text: string;
  /** What the words are marked as: a fact (with its id), a Turkish term, a statute, or emphasis-free prose when absent. */
  readonly mark?: 'fact' | 'term' | 'law' | 'link' | undefined;
  readonly factId?: string | undefined;
  readonly place: Place;
}

export interface OutlineHeading {
  readonly depth: number;
  readonly text: string;
  /** Where the heading is a link to itself, `## [Words](#id)`: what stands behind the #. */
  readonly ownId?: string | undefined;
  readonly place: Place;
}

/** What a page's text consists of, without its markup. */
export interface Outline {
  readonly headings: readonly OutlineHeading[];
  readonly links: readonly { readonly target: string; readonly text: string; readonly region: string; readonly place: Place }[];
  readonly facts: readonly { readonly id: string; readonly text: string; readonly region: string; readonly place: Place }[];
  readonly laws: readonly { readonly ref: string; readonly region: string; readonly place: Place }[];
  readonly components: readonly { readonly name: string; readonly region: string; readonly place: Place }[];
  readonly tables: readonly { readonly columns: number; readonly rows: number; readonly place: Place }[];
  /** Lists written in the text; those of the frontmatter are not among them. */
  readonly lists: readonly { readonly isOrdered: boolean; readonly items: number; readonly region: string; readonly place: Place }[];
  /** Read from the cache at first use: only the rules about words need them. */
  readonly blocks: readonly TextBlock[];
  /** Steps and questions as plain text, for machine readers. */
  readonly steps: readonly Step[];
  readonly questions: readonly Question[];
  /** Words of the body with its conditions, sub-conditions, documents and steps; questions, headings and statute references do not count. */
  readonly wordCount: number;
}

export interface Page {
  readonly pageId: PageId;
  readonly localeCode: LocaleCode;
  /** Folder below content/pages: an area's id or `general`. */
  readonly area: string;
  readonly frontmatter: Frontmatter;
  /** Canonical pathname. */
  readonly pathname: string;
  /** Pathnames that answer with the same page: the source file's for all languages, then this language's own. */
  readonly aliases: readonly string[];
  readonly filePath: string;
  /** SHA-256 of the file's text. */
  readonly hash: string;
  /** Last change of the content, YYYY-MM-DD: from Git, else the review date. */
  readonly modified?: string | undefined;
  readonly outline: Outline;
  /** Taken from the source language's file, part by part. */
  readonly partIds: PartIds;
  readonly oldIds: OldIds;
}

/** True for the grouped form of `faq`. */
export function isGrouped(faq: Frontmatter['faq']): faq is readonly QuestionGroup[] {
  return faq.length > 0 && 'questions' in (faq[0] ?? {});
}
