/**
 * What rendering one page may read, and nothing else: a view of its language and a job of its own.
 * The build's cache of rendered pages is right because its keys are made from exactly these (scripts/build/pages.ts).
 */
import type { LocaleCode } from '#generated/types.ts';
import { ERROR_STATUSES, type ErrorStatus, NOT_FOUND } from './errorStatus.ts';
import type { Fact } from './fact.ts';
import { type HeadAssets, NO_HEAD_ASSETS } from './head.ts';
import type { LabelTexts } from './label.ts';
import { retiredTargets } from './ledger.ts';
import { findByPathname, type Manifest, type PageCard, type PageEntry, pagesOf } from './manifest.ts';
import type { OldIds, PartIds } from './partIds.ts';
import { errorPathname, parsePathname } from './pathname.ts';
import { type LocalSite, localizeSite } from './site.ts';

/** One language, as all its pages see it. A change here makes all pages of the language new. */
export interface LocaleView {
  readonly site: LocalSite;
  readonly fieldColours: Manifest['fieldColours'];
  /** The pages of this language as others mention them. */
  readonly pages: readonly PageCard[];
  /** Flat label texts. */
  readonly labels: LabelTexts;
}

/** What the content scripts know of a compiled article beside its code. */
export interface ArticleSource {
  /** File that holds the compiled article: the body of a function that takes React's JSX runtime. Named after what it was made from. */
  readonly codePath: string;
  /** Second-level headings of the body. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** What the article's components put for their positions (src/mdx/parts.tsx). */
  readonly partIds: PartIds;
  readonly oldIds: OldIds;
  /** Ids of the facts it quotes, in order of first use. */
  readonly factIds: readonly string[];
}

/** Articles by file path. */
export type Articles = Readonly<Record<string, ArticleSource>>;

/** One document to be written: a page, an alias, or an error page when it has no page. */
export interface RenderJob {
  readonly pathname: string;
  readonly localeCode: LocaleCode;
  readonly page?: PageEntry | undefined;
  /** Only on error pages. */
  readonly status?: ErrorStatus | undefined;
  readonly article?: ArticleSource | undefined;
  /** Files that its head names; those of other pages are not among them. */
  readonly headAssets: HeadAssets;
  /** The facts that the article quotes. */
  readonly facts: readonly Fact[];
  /** Only on the error page 404: where old endings of addresses lead. */
  readonly legacyRedirects?: Manifest['legacyRedirects'] | undefined;
  /** Only on the error page 404: where the ledger's retired addresses lead (retiredTargets). */
  readonly retired?: Readonly<Record<string, string>> | undefined;
}

export function deriveLocaleView(manifest: Manifest, localeCode: LocaleCode, labels: LabelTexts): LocaleView {
  const { site, fieldColours } = manifest;
  return { site: localizeSite(site, localeCode), fieldColours, pages: pagesOf(manifest, localeCode).map(toCard), labels };
}

/** Every document of the site: pages with their aliases, and each language's error pages. */
export function deriveJobs(manifest: Manifest, articles: Articles, assets: HeadAssets): RenderJob[] {
  const factOf = new Map(manifest.facts.map((fact) => [fact.id, fact]));
  return [
    ...manifest.pages.flatMap((page) =>
      [page.pathname, ...page.aliases].map((pathname) => deriveJob(page, pathname, articles[page.filePath], factOf, assets)),
    ),
    ...manifest.site.locales.flatMap(({ code }) => ERROR_STATUSES.map((status) => errorJob(manifest, code, status))),
  ];
}

/** The document that answers at a pathname; the language's error page 404 where nothing else does. */
export function findJob(manifest: Manifest, articles: Articles, assets: HeadAssets, pathname: string): RenderJob {
  const page = findByPathname(manifest, pathname);
  if (!page) return errorJob(manifest, parsePathname(manifest.site, pathname).localeCode, NOT_FOUND);
  return deriveJob(page, pathname, articles[page.filePath], new Map(manifest.facts.map((fact) => [fact.id, fact])), assets);
}

function deriveJob(
  page: PageEntry,
  pathname: string,
  article: ArticleSource | undefined,
  factOf: ReadonlyMap<string, Fact>,
  assets: HeadAssets,
): RenderJob {
  const facts = (article?.factIds ?? []).map((id) => factOf.get(id)).filter((fact) => fact !== undefined);
  const image = assets.socialImages[page.pathname];
  const headAssets = { ...assets, socialImages: image ? { [page.pathname]: image } : {} };
  return { pathname, localeCode: page.localeCode, page, article, headAssets, facts };
}

function errorJob({ site, legacyRedirects, ledger }: Manifest, localeCode: LocaleCode, status: ErrorStatus): RenderJob {
  return {
    pathname: errorPathname(site, localeCode, status),
    localeCode,
    status,
    headAssets: NO_HEAD_ASSETS,
    facts: [],
    ...(status === NOT_FOUND ? { legacyRedirects, retired: retiredTargets(ledger) } : {}),
  };
}

function toCard({ pageId, localeCode, area, kind, order, pathname, title, shortTitle, teaser }: PageEntry): PageCard {
  return { pageId, localeCode, area, kind, order, pathname, title, shortTitle, teaser };
}
