/** What the desk's views are derived from: the newest content, also while it has mistakes, and what is known about it. */
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
  /** False while the words are still being read. */
  readonly isChecked: boolean;
  /** The calendar day here, YYYY-MM-DD. */
  readonly today: string;
}

/** What a request asks for: the parameters of its address. */
export type DeskQuery = Readonly<Record<string, string>>;

/** A request for something that the content does not have; its message is shown. */
export class DeskError extends Error {}

const statuses = new WeakMap<Content, Status>();

/** The state of every page without the words that changed, which take a look into history. */
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

/** Throws a DeskError where there is no such page in any language. */
export function twinsOf({ content }: DeskSource, pageId: string): readonly Page[] {
  const twins = content.pages.filter((page) => page.pageId === pageId);
  if (twins.length === 0) throw new DeskError(`There is no page "${pageId}".`);
  return twins;
}

/** The pages by their source-language titles, in reading order, for lists to choose from. */
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

/** The asked page, or the first one that is no home page, so that a view never stands empty. */
export function askedPage(source: DeskSource, pageId: string | undefined): string {
  if (pageId) return twinsOf(source, pageId)[0]?.pageId ?? pageId;
  const pages = sourcePages(source.content);
  return (pages.find(({ frontmatter }) => frontmatter.kind === 'service') ?? pages[0])?.pageId ?? '';
}

/** The asked language, when the site has it. */
export function askedLocale({ content }: DeskSource, code: string | undefined, otherwise: string): string {
  return content.site.locales.some((locale) => locale.code === code) ? (code ?? otherwise) : otherwise;
}

/** True when every word of a search stands in the text, in any case and with Turkish i's taken as one letter. */
export function matches(search: string | undefined, ...texts: readonly string[]): boolean {
  const fold = (text: string) => text.normalize('NFC').replaceAll('İ', 'i').replaceAll('ı', 'i').toLowerCase();
  const all = fold(texts.join('\n'));
  return fold(search ?? '')
    .split(/\s+/)
    .every((word) => all.includes(word));
}
