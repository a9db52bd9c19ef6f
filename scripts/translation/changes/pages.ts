/** Compares what each page shows its readers, language by language. */

import type { Root } from 'mdast';
import type { LocaleCode, PageId } from '#generated/types.ts';
import { CHANGED_TEXT_WORDS, type ChangedTextWords } from '../../../src/messages/changes.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Outline, Page } from '../../../src/model/page.ts';
import { SEO_LIMITS } from '../../../src/model/searchResult.ts';
import { collectOutline } from '../../content/mdx/outline.ts';
import { readTree } from '../../content/mdx/regions.ts';
import { hasGuidance } from '../../content/pages/guidance.ts';
import { passagesIn } from '../../content/pages/passages.ts';
import { oneLine } from '../../core/oneLine.ts';
import { type ReaderBlock, readReaderText } from '../readerText.ts';
import type { PagePair } from '../samePage.ts';
import type { State } from '../states.ts';
import { type BlockChange, diffReaderText } from '../textChange.ts';
import { diffWords, type Span } from '../wordDiff.ts';
import type { FieldChange } from './facts.ts';

export interface PageChange {
  readonly pageId: PageId;
  readonly area: string;
  /** The former folder of a page that was moved or renamed: `rent/kira-takip`. */
  readonly formerFolder?: string | undefined;
  /** Title in the source language, or in the first language that the page has. */
  readonly title: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Languages in which anything changed, in the site's order. */
  readonly languages: readonly LanguageChange[];
}

export interface LanguageChange {
  readonly localeCode: LocaleCode;
  readonly kind: 'changed' | 'added' | 'removed';
  /** True for a text that no reader sees yet. */
  readonly isDraft: boolean;
  /** True for a text that its page's policy keeps from readers after the change. */
  readonly isWithheld: boolean;
  readonly pathname: string;
  /** Changes that a reader sees; empty when only settings outside the text changed. */
  readonly blocks: readonly BlockChange[];
  readonly search: readonly SearchChange[];
  /** References in the notation of the content: `TMK 606`. */
  readonly statutes: Exchange;
  /** Ids of facts that the page quotes for the first time or no longer. */
  readonly facts: Exchange;
  readonly settings: readonly FieldChange[];
}

/** Title or description for search engines. */
export interface SearchChange {
  readonly name: keyof ChangedTextWords['search'];
  readonly spans: readonly Span[];
  /** In characters. */
  readonly length: number;
  readonly formerLength: number;
  readonly limits: { readonly min: number; readonly max: number };
}

export interface Exchange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Only pages with changes. */
export function comparePages(
  before: State,
  after: State,
  pairs: readonly PagePair[],
  { names, language }: Pick<Sides, 'names' | 'language'>,
): PageChange[] {
  return pairs.flatMap((pair) => {
    const { pageId, area, byLocale } = pair.after ?? pair.before ?? {};
    if (pageId === undefined || area === undefined || !byLocale) return [];
    const codes = new Set([...byLocale.keys(), ...(pair.before?.byLocale.keys() ?? [])]);
    const languages = [...codes].flatMap((code) =>
      compareLanguage({ before, after, names, language }, pair.before?.byLocale.get(code), pair.after?.byLocale.get(code)),
    );
    const former = pair.before && pair.after ? `${pair.before.area}/${pair.before.pageId}` : undefined;
    const formerFolder = former === `${area}/${pageId}` ? undefined : former;
    if (languages.length === 0 && !formerFolder) return [];
    const title = byLocale.get(after.content.site.defaultLocale) ?? [...byLocale.values()][0];
    const kind = pair.before ? (pair.after ? 'changed' : 'removed') : 'added';
    return [
      {
        pageId,
        area,
        formerFolder,
        title: title && !hasGuidance(title.frontmatter.title) ? oneLine(title.frontmatter.title) : pageId,
        kind,
        languages,
      },
    ];
  });
}

interface Sides {
  readonly before: State;
  readonly after: State;
  /** Maps former page ids to present ones. */
  readonly names: ReadonlyMap<string, string>;
  /** Of the report. */
  readonly language: Language;
}

function compareLanguage({ before, after, names, language }: Sides, was: Page | undefined, is: Page | undefined): LanguageChange[] {
  const page = is ?? was;
  if (!page || (was && is && was.hash === is.hash && was.pathname === is.pathname)) return [];
  const { localeCode, pathname } = page;
  const isDraft = page.frontmatter.draft;
  const [old, own] = [was && readSeen(before, was, after), is && readSeen(after, is, after)];
  const blocks = diffReaderText(
    localeCode,
    textOf(old, (pageId) => names.get(pageId) ?? pageId, language),
    textOf(own, (pageId) => pageId, language),
    language,
  );
  const change: LanguageChange = {
    localeCode,
    kind: was ? (is ? 'changed' : 'removed') : 'added',
    isDraft,
    isWithheld: after.publication.withheld.some(({ filePath }) => filePath === page.filePath),
    pathname,
    blocks,
    search: is && !isDraft ? compareSearch(was, is) : [],
    statutes: exchange(lawsOf(old), lawsOf(own)),
    facts: exchange(factsOf(old), factsOf(own)),
    settings:
      was && is ? compareSettings(CHANGED_TEXT_WORDS[language].settings, was, is, localeCode === after.content.site.defaultLocale) : [],
  };
  const isEmpty =
    [change.blocks, change.search, change.settings].every((list) => list.length === 0) &&
    [change.statutes, change.facts].every(({ added, removed }) => added.length + removed.length === 0);
  return isEmpty && change.kind === 'changed' ? [] : [change];
}

function compareSearch(was: Page | undefined, is: Page): SearchChange[] {
  return (['title', 'description'] as const).flatMap((key): SearchChange[] => {
    const [old, own] = [oneLine(was?.frontmatter.seo[key] ?? ''), oneLine(is.frontmatter.seo[key])];
    if (old === own) return [];
    return [
      { name: key, spans: diffWords(is.localeCode, old, own), length: own.length, formerLength: old.length, limits: SEO_LIMITS[key] },
    ];
  });
}

/** Compares settings outside the text; src/model/page.ts explains each of them. */
function compareSettings(words: SettingWords, was: Page, is: Page, isSource: boolean): FieldChange[] {
  return [...OWN_SETTINGS, ...(isSource ? SHARED_SETTINGS : [])].flatMap(([key, read]) => {
    const [before, after] = [read(was, words), read(is, words)];
    return before === after ? [] : [{ key, name: words[key], before, after }];
  });
}

type SettingWords = ChangedTextWords['settings'];
type Setting = readonly [keyof SettingWords, (page: Page, words: SettingWords) => string];

const OWN_SETTINGS: readonly Setting[] = [
  ['address', (page) => page.pathname],
  ['reviewed', (page) => page.frontmatter.reviewed ?? ''],
  ['published', (page, words) => (page.frontmatter.draft ? words.noDraft : words.yes)],
  // The source file's values apply to all languages, and are reported there.
  ['aliases', ({ frontmatter }) => frontmatter.aliases.join(', ')],
  ['legacySlugs', ({ frontmatter }) => frontmatter.legacySlugs.join(', ')],
];

/** These apply to all languages and are reported once, for the source language. */
const SHARED_SETTINGS: readonly Setting[] = [
  ['kind', ({ frontmatter }) => frontmatter.kind],
  ['order', ({ frontmatter }) => String(frontmatter.order)],
  ['related', ({ frontmatter }) => frontmatter.related.join(', ')],
];

/** A page as it is compared. */
interface Seen {
  readonly page: Page;
  readonly tree: Root;
  readonly outline: Outline;
}

/** A page of one state with the passages of the later one: a changed passage is reported once (./passages.ts), and not on each page. */
function readSeen({ content }: State, page: Page, after: State): Seen | undefined {
  const parsed = content.fileOf.get(page);
  if (!parsed) return undefined;
  const { file, local, yaml, body } = parsed;
  const passages = new Map([...file.passages, ...passagesIn(file.text, file.localeCode, after.content.passages)]);
  const tree = readTree({ file: { ...file, passages }, local, yaml, body });
  return { page, tree, outline: collectOutline(tree, file) };
}

function textOf(seen: Seen | undefined, pageIdOf: (pageId: string) => string, language: Language): ReaderBlock[] {
  return seen && !seen.page.frontmatter.draft ? readReaderText(seen.page, seen.tree, pageIdOf, language) : [];
}

function lawsOf(seen: Seen | undefined): string[] {
  return seen?.outline.laws.map(({ ref }) => ref) ?? [];
}

function factsOf(seen: Seen | undefined): string[] {
  return seen?.outline.facts.map(({ id }) => id) ?? [];
}

function exchange(before: readonly string[], after: readonly string[]): Exchange {
  const [old, own] = [new Set(before), new Set(after)];
  return { added: [...own].filter((entry) => !old.has(entry)), removed: [...old].filter((entry) => !own.has(entry)) };
}
