/**
 * Findings of the checks of the built site: the rules with their fixes, and how a check refers to an element. Neighbours: README.md;
 * toIssues.ts.
 */

/** How to fix what each rule finds. Each rule has a section in README.md. */
export const BUILT_RULES = {
  'built-address': 'Write a link as a page id, an https address, or a way to reach the practice; load pictures from this site.',
  'built-alt': 'Give the image a text that says what it shows, or an empty one where it shows nothing that matters.',
  'built-anchor': 'Name a part of the page that has this id, or give the part its id back.',
  'built-error-page': 'Fix the head of the error page in src/app.',
  'built-heading': 'Give the page exactly one first-level heading: its layout in src/layouts writes it from the title.',
  'built-hreflang': 'Compare the alternates of the page in the manifest with its head (src/model/head.ts).',
  'built-language': 'Compare the language of the page with the root element of the document (scripts/build/emit/document.ts).',
  'built-length': 'Shorten or lengthen the text in the frontmatter of the page (seo).',
  'built-ledger': 'Restore the page, or say in content/urls.yaml where its address leads or why it is gone.',
  'built-link': 'Let the link name a page or a file that exists.',
  'built-missing':
    'Build again without a cache (CACHE_DIR=<an empty folder>). If the file is still missing, the code of the build is wrong.',
  'built-noindex': 'Remove noindex from the head of the page (src/model/head.ts): it keeps the page out of search results.',
  'built-old-ending': 'Let the old ending in the frontmatter belong to a page that is published.',
  'built-picture': 'Build again without a cache (CACHE_DIR=<an empty folder>). If the picture is still wrong, see scripts/build/social.',
  'built-portrait': 'Put the portrait into public/people, or write its name as the file is called, capitals included.',
  'built-robots': 'Compare robots.txt with scripts/build/emit/sitemap.ts, which writes it.',
  'built-sitemap': 'Compare the pages of the manifest with scripts/build/emit/sitemap.ts, which writes the sitemaps.',
  'built-structured-data':
    'Fix the structured data in src/model: it may contain only the types and properties that scripts/build/verify/structuredData.ts names.',
  'built-tag': 'Compare the frontmatter of the page and content/site.yaml with the head that src/model/head.ts makes of them.',
  'built-unique': 'Write a title and a description for each page that no other page of the language has (seo).',
  'built-web-manifest': 'Put the icon into public/icons in its size; see scripts/build/emit/webManifest.ts, which names it.',
} as const satisfies Readonly<Record<string, string>>;

export type BuiltRule = keyof typeof BUILT_RULES;

/** The first element with this name, or the first with an attribute of this value. */
export interface ElementQuery {
  /** Name of the element, such as a. */
  readonly element: string;
  /** Value of one of its attributes, as parsed by a browser. */
  readonly value?: string | undefined;
  /** Position among several matches, from 1; 1 when absent. */
  readonly nth?: number;
}

/** What a check finds in a document. */
export interface DocumentFinding {
  readonly ruleId: BuiltRule;
  readonly message: string;
  /** The wrong element; the head when one is missing there; the start of the document when absent. */
  readonly at?: ElementQuery;
}

/** What a check finds in the built site. */
export interface BuiltFinding extends DocumentFinding {
  /** Path inside the site's folder. */
  readonly file: string;
  /** The content file from which it was built, relative to the project's folder. */
  readonly source?: string | undefined;
}

/** Position for a missing tag of the head. */
export const HEAD: ElementQuery = { element: 'head' };
