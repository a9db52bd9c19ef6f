/** Input of the desk's views: the newest content, even if it has mistakes, and the data derived from it. */
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import type { Config } from '../../core/config.ts';
import { deriveStatus, type LanguageStatus, type Status } from '../../translation/deriveStatus.ts';

export interface DeskSource {
  readonly config: Config;
  readonly content: Content;
  /** The pages that the development server shows. */
  readonly manifest: Manifest;
  readonly issues: readonly Issue[];
  /** False until all rules have checked this content. */
  readonly isChecked: boolean;
  /** The local calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** The language of the desk's reader. */
  readonly language: Language;
}

/** The query parameters of a request. */
export type DeskQuery = Readonly<Record<string, string>>;

/** A request for something that the content does not contain; its message is shown. */
export class DeskError extends Error {}

const statuses = new WeakMap<Content, Status>();

/** The state of every page without the changed words, which would require Git history. */
export function statusOf({ content, today }: DeskSource): Status {
  const known = statuses.get(content);
  if (known?.today === today) return known;
  const status = deriveStatus(content, today);
  statuses.set(content, status);
  return status;
}

export function languageStatusOf(source: DeskSource, pageId: string, localeCode: string): LanguageStatus | undefined {
  return statusOf(source).languages.find((language) => language.pageId === pageId && language.localeCode === localeCode);
}

/** The page in all its languages. Throws a DeskError when the page does not exist in any language. */
function versionsOf({ content, language }: DeskSource, pageId: string): readonly Page[] {
  const versions = content.pages.filter((page) => page.pageId === pageId);
  if (versions.length === 0) throw new DeskError(DESK_WORDS[language].page.missing(pageId));
  return versions;
}

/** The pages by their source-language titles, in reading order, for selection lists. */
export function choicesOf({ content }: DeskSource): { readonly pageId: string; readonly title: string }[] {
  return sourcePages(content).map(({ pageId, frontmatter }) => ({ pageId, title: frontmatter.shortTitle ?? frontmatter.title }));
}

/** Source-language pages: general ones first, then area by area. */
export function sourcePages({ site, pages }: Content): Page[] {
  const rank = new Map(site.areas.map(({ id }, index) => [id, index + 1]));
  return pages
    .filter(({ localeCode }) => localeCode === site.defaultLocale)
    .sort((a, b) => (rank.get(a.area) ?? 0) - (rank.get(b.area) ?? 0) || a.frontmatter.order - b.frontmatter.order);
}

/** The requested page; by default the first service page, so that a view is never empty. */
export function requestedPage(source: DeskSource, pageId: string | undefined): string {
  if (pageId) return versionsOf(source, pageId)[0]?.pageId ?? pageId;
  const pages = sourcePages(source.content);
  return (pages.find(({ frontmatter }) => frontmatter.kind === 'service') ?? pages[0])?.pageId ?? '';
}

/** The requested language if the site has it, otherwise `otherwise`. */
export function requestedLocale({ content }: DeskSource, code: string | undefined, otherwise: string): string {
  return content.site.locales.some((locale) => locale.code === code) ? (code ?? otherwise) : otherwise;
}

/** True when the text contains every word of the search, ignoring case and treating all Turkish i's as one letter. */
export function matches(search: string | undefined, ...texts: readonly string[]): boolean {
  const fold = (text: string) => text.normalize('NFC').replaceAll('İ', 'i').replaceAll('ı', 'i').toLowerCase();
  const all = fold(texts.join('\n'));
  return fold(search ?? '')
    .split(/\s+/)
    .every((word) => all.includes(word));
}
