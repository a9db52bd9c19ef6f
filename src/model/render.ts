/**
 * The complete input for rendering one page: a view of its locale and a job of its own. The cache keys of rendered pages are computed from
 * exactly this data, which makes the cache correct (scripts/build/pages.ts).
 */
import type { LocaleCode, PageId } from '#generated/types.ts';
import { type Calendar, EMPTY_CALENDAR } from './calendar.ts';
import { type LocalDeed, localizeDeeds } from './clause.ts';
import { type LocalCountries, linkIdsOf, localizeCountries } from './country.ts';
import { isCalculated } from './deadline.ts';
import { ERROR_STATUSES, type ErrorStatus, NOT_FOUND } from './errorStatus.ts';
import { type Fact, localizeFact } from './fact.ts';
import { type HeadAssets, NO_HEAD_ASSETS } from './head.ts';
import type { LabelTexts } from './label.ts';
import { retiredTargets } from './ledger.ts';
import { findByPathname, type Manifest, type PageCard, type PageEntry, pagesOf } from './manifest.ts';
import type { OfficialLinks } from './officialLink.ts';
import type { OldIds, PartIds } from './partIds.ts';
import { errorPathname, parsePathname } from './pathname.ts';
import { deriveRegister, type RegisterLetter } from './register.ts';
import { type LocalSite, localeOf, localizeSite } from './site.ts';
import { parseStatute } from './statute.ts';
import { type FoundTerm, findableTerms, type LocalTerm, localizeTerms } from './term.ts';

/** One locale, as all its pages see it. A change here renders all pages of the locale again. */
export interface LocaleView {
  readonly site: LocalSite;
  readonly fieldColours: Manifest['fieldColours'];
  /** The pages of this locale, as other pages refer to them. */
  readonly pages: readonly PageCard[];
  /** Flat label texts. */
  readonly labels: LabelTexts;
  /** The terms that texts of this language link to, and the page that explains them; undefined if there is none. */
  readonly glossary?: { readonly pathname: string; readonly terms: readonly FoundTerm[] } | undefined;
}

/** What the content scripts know about a compiled article besides its code. */
export interface ArticleSource {
  /** File with the compiled article: the body of a function that takes React's JSX runtime. Its name is a fingerprint of its input. */
  readonly codePath: string;
  /** Second-level headings of the body. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Ids that replace the positions in the article's components (src/mdx/parts.tsx). */
  readonly partIds: PartIds;
  readonly oldIds: OldIds;
  /** Ids of the facts that it quotes, in order of first use. */
  readonly factIds: readonly string[];
  /** Ids of the addresses of content/links.yaml that its text links to. */
  readonly linkIds: readonly string[];
  /** Ids of the fees whose amounts it shows. */
  readonly feeIds: readonly string[];
  /** True if it has <Countries />. */
  readonly hasCountries: boolean;
  /** True if it has <PowerOfAttorney /> or <PowersOfAttorney />. */
  readonly hasDeeds: boolean;
}

/** Articles by file path. */
export type Articles = Readonly<Record<string, ArticleSource>>;

/** One document to render: a page, an alias, or an error page if it has no page. */
export interface RenderJob {
  readonly pathname: string;
  readonly localeCode: LocaleCode;
  readonly page?: PageEntry | undefined;
  /** Only on error pages. */
  readonly status?: ErrorStatus | undefined;
  readonly article?: ArticleSource | undefined;
  /** Files that its head refers to, without those of other pages. */
  readonly headAssets: HeadAssets;
  /** Pathname of the QR code with its address, for the printed checklist. */
  readonly qrCode?: string | undefined;
  /** The facts that the article quotes. */
  readonly facts: readonly Fact[];
  /** Only on pages that show it. */
  readonly countries?: LocalCountries | undefined;
  /** The deeds of content/clauses.yaml, only on pages that show a deed or their table. */
  readonly deeds?: readonly LocalDeed[] | undefined;
  /** The official addresses that the page links to, by id. */
  readonly links: OfficialLinks;
  /** The fees with an amount for this year that the page shows, by id. */
  readonly fees?: Manifest['fees'] | undefined;
  /** Explained legal terms, only on the page that shows them. */
  readonly terms?: readonly LocalTerm[] | undefined;
  /** Everything that can be found, from A to Z; only on the search page. */
  readonly register?: readonly RegisterLetter[] | undefined;
  /** Only if the article lists the deadlines. */
  readonly deadlines?: DeadlineList | undefined;
  /** Only if the article quotes deadlines that can be calculated on another page. */
  readonly ownDay?: OwnDay | undefined;
  /** Only on the error page 404: targets of old endings of addresses. */
  readonly legacyRedirects?: Manifest['legacyRedirects'] | undefined;
  /** Only on the error page 404: targets of the ledger's retired addresses (retiredTargets). */
  readonly retired?: Readonly<Record<string, string>> | undefined;
}

/** The way from a page to the calculator. */
export interface OwnDay {
  /** The page with the table of all deadlines. */
  readonly pathname: string;
  /** The first deadlines that the page quotes, in their order; `act` is what has to be done in time. */
  readonly deadlines: readonly { readonly id: string; readonly act: string }[];
}

/** The table of all deadlines, and what the calculator needs beside it. */
export interface DeadlineList {
  /** Every deadline of the register that has a situation. */
  readonly entries: readonly ListedDeadline[];
  readonly calendar: Calendar;
  /** Names of the statutes that they are based on, by short name: TMK. */
  readonly actNames: Readonly<Record<string, string>>;
}

/** A deadline as the table of all deadlines shows it. */
export interface ListedDeadline {
  readonly fact: Fact;
  /** The page that treats it: the first one that must quote it, otherwise the first one that does. */
  readonly pageId?: PageId | undefined;
}

export function deriveLocaleView(manifest: Manifest, localeCode: LocaleCode, labels: LabelTexts): LocaleView {
  const { site, fieldColours, terms } = manifest;
  const pages = pagesOf(manifest, localeCode);
  const listing = pages.find(({ listsTerms }) => listsTerms);
  const glossary = listing && { pathname: listing.pathname, terms: findableTerms(terms, localeCode) };
  return { site: localizeSite(site, localeCode), fieldColours, pages: pages.map(toCard), labels, ...(glossary && { glossary }) };
}

/** Every document of the site: pages with their aliases, and each language's error pages. */
export function deriveJobs(manifest: Manifest, articles: Articles, assets: HeadAssets): RenderJob[] {
  const factOf = new Map(manifest.facts.map((fact) => [fact.id, fact]));
  return [
    ...manifest.pages.flatMap((page) =>
      [page.pathname, ...page.aliases].map((pathname) => deriveJob(manifest, articles, page, pathname, factOf, assets)),
    ),
    ...manifest.site.locales.flatMap(({ code }) => ERROR_STATUSES.map((status) => errorJob(manifest, code, status))),
  ];
}

/** The document for a pathname; the locale's error page 404 if there is no page. */
export function findJob(manifest: Manifest, articles: Articles, assets: HeadAssets, pathname: string): RenderJob {
  const page = findByPathname(manifest, pathname);
  if (!page) return errorJob(manifest, parsePathname(manifest.site, pathname).localeCode, NOT_FOUND);
  return deriveJob(manifest, articles, page, pathname, new Map(manifest.facts.map((fact) => [fact.id, fact])), assets);
}

function deriveJob(
  manifest: Manifest,
  articles: Articles,
  page: PageEntry,
  pathname: string,
  factOf: ReadonlyMap<string, Fact>,
  assets: HeadAssets,
): RenderJob {
  const article = articles[page.filePath];
  const facts = (article?.factIds ?? [])
    .map((id) => factOf.get(id))
    .filter((fact) => fact !== undefined)
    .map((fact) => localizeFact(fact, page.localeCode));
  const image = assets.socialImages[page.pathname];
  const { qrCodes, ...others } = assets;
  const headAssets = { ...others, socialImages: image ? { [page.pathname]: image } : {} };
  const { site, countries, clauses, links } = manifest;
  const shown = article?.hasCountries ? countries : undefined;
  const linkIds = new Set([...(article?.linkIds ?? []), ...(shown ? linkIdsOf(shown) : [])]);
  return {
    pathname,
    localeCode: page.localeCode,
    page,
    article,
    headAssets,
    qrCode: qrCodes?.[page.pathname],
    facts,
    ...(shown && { countries: localizeCountries(shown, localeOf(site, page.localeCode)) }),
    ...(page.listsDeadlines ? { deadlines: listDeadlines(manifest, articles, page) } : findOwnDay(manifest, facts, page)),
    ...(page.kind === 'search' && { register: deriveRegister(manifest, articles, localeOf(site, page.localeCode)) }),
    ...(page.listsTerms && { terms: localizeTerms(manifest.terms, localeOf(site, page.localeCode), site.defaultLocale) }),
    ...(article?.hasDeeds && clauses && { deeds: localizeDeeds(clauses, page.localeCode, site.defaultLocale) }),
    links: Object.fromEntries(Object.entries(links).filter(([id]) => linkIds.has(id))),
    fees: Object.fromEntries(Object.entries(manifest.fees).filter(([id]) => article?.feeIds.includes(id))),
  };
}

/** Further deadlines are in the table. Each link costs a large page 40 bytes. */
const MOST_OWN = 3;

/** The page of questions quotes deadlines of all areas and not three of its own, so it leads to the table. */
function findOwnDay(manifest: Manifest, facts: readonly Fact[], { localeCode, kind }: PageEntry): Pick<RenderJob, 'ownDay'> {
  const deadlines = facts.flatMap(({ id, deadline }) => (isCalculated(deadline) ? [{ id, act: deadline.act[localeCode] ?? '' }] : []));
  const table = deadlines.length > 0 ? pagesOf(manifest, localeCode).find(({ listsDeadlines }) => listsDeadlines) : undefined;
  return table ? { ownDay: { pathname: table.pathname, deadlines: kind === 'faq' ? [] : deadlines.slice(0, MOST_OWN) } } : {};
}

/** Each deadline of the register with the page that treats it: the fact's own page, or a service or guide that quotes it. */
function listDeadlines(manifest: Manifest, articles: Articles, page: PageEntry): DeadlineList {
  const entries = listEntries(manifest, articles, page);
  const calendar = manifest.calendar ?? EMPTY_CALENDAR;
  const bases = [...entries.flatMap(({ fact }) => fact.basis), ...Object.values(calendar.basis)];
  const acts = new Set(bases.map((basis) => parseStatute(basis)?.act ?? ''));
  const names = Object.entries(manifest.actNames).filter(([act]) => acts.has(act));
  return { entries, calendar, actNames: Object.fromEntries(names.map(([act, own]) => [act, own[page.localeCode] ?? act])) };
}

function listEntries(manifest: Manifest, articles: Articles, { localeCode, pageId: own }: PageEntry): ListedDeadline[] {
  const others = pagesOf(manifest, localeCode).filter(({ pageId }) => pageId !== own);
  return manifest.facts
    .filter(({ deadline }) => deadline?.situation)
    .map((fact) => {
      const quoting = others.filter(({ filePath }) => articles[filePath]?.factIds.includes(fact.id));
      const required = fact.pages.map((id) => quoting.find(({ pageId }) => pageId === id)).find((page) => page !== undefined);
      const page = required ?? quoting.find(({ kind }) => kind === 'service' || kind === 'guide') ?? quoting[0];
      return { fact: localizeFact(fact, localeCode), pageId: page?.pageId };
    });
}

function errorJob({ site, legacyRedirects, ledger }: Manifest, localeCode: LocaleCode, status: ErrorStatus): RenderJob {
  return {
    pathname: errorPathname(site, localeCode, status),
    localeCode,
    status,
    headAssets: NO_HEAD_ASSETS,
    facts: [],
    links: {},
    ...(status === NOT_FOUND ? { legacyRedirects, retired: retiredTargets(ledger) } : {}),
  };
}

function toCard({ pageId, localeCode, area, kind, order, pathname, title, shortTitle, teaser }: PageEntry): PageCard {
  return { pageId, localeCode, area, kind, order, pathname, title, shortTitle, teaser };
}
