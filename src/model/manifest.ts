/** The manifest, the only source of addresses: pages, alternates, redirects and navigation, all derived from Page[]. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Calendar } from './calendar.ts';
import type { ClauseRegister } from './clause.ts';
import type { CountryRegister } from './country.ts';
import type { LocalizedText } from './deadline.ts';
import type { Fact } from './fact.ts';
import type { YearFee } from './fee.ts';
import { compareText } from './issue.ts';
import type { Labels } from './label.ts';
import { kindLabel } from './labelKey.ts';
import type { LedgerEntry } from './ledger.ts';
import { deriveLegacyRedirects, type LegacyRedirect } from './legacyRedirect.ts';
import type { OfficialLinks } from './officialLink.ts';
import { hasChecklist, type Page, type PageKind, type Question, type Slide, type Step } from './page.ts';
import type { PageReview } from './review.ts';
import type { SharedSite, Site } from './site.ts';
import type { NamedTerms } from './term.ts';

/** A page as other pages refer to it: in navigation, lists, links and breadcrumbs. */
export interface PageCard {
  readonly pageId: PageId;
  readonly localeCode: LocaleCode;
  readonly area: string;
  readonly kind: PageKind;
  readonly order: number;
  readonly pathname: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly teaser: string;
}

/** A page without its text, which comes from the compiled article. */
export interface PageEntry extends PageCard, PageReview {
  readonly aliases: readonly string[];
  /** Pathnames of this page in every language that has it, including its own, in the site's order. */
  readonly alternates: readonly { readonly localeCode: LocaleCode; readonly pathname: string }[];
  readonly seo: { readonly title: string; readonly description: string };
  readonly slides: readonly Slide[];
  /** Steps and questions as plain text, for structured data. */
  readonly steps: readonly Step[];
  readonly questions: readonly Question[];
  /** Page ids, only those that exist in this language. */
  readonly related: readonly PageId[];
  /** True if it can be printed as a checklist: a service or guide with conditions, documents or steps. */
  readonly hasChecklist?: boolean | undefined;
  /** Day of the law that the text describes, YYYY-MM-DD. */
  readonly reviewed?: string | undefined;
  readonly modified?: string | undefined;
  /** True if its text contains the table of all deadlines. */
  readonly listsDeadlines?: true | undefined;
  /** True if it shows the terms and their explanations. */
  readonly listsTerms?: true | undefined;
  readonly filePath: string;
  readonly hash: string;
}

export interface Manifest {
  readonly site: Site;
  readonly pages: readonly PageEntry[];
  readonly legacyRedirects: readonly LegacyRedirect[];
  /** Every address that was ever published; deriveRetired (./ledger.ts) selects what servers need. */
  readonly ledger: readonly LedgerEntry[];
  readonly facts: readonly Fact[];
  /** Undefined if the site has no country register. */
  readonly countries: CountryRegister | undefined;
  readonly clauses: ClauseRegister | undefined;
  readonly links: OfficialLinks;
  /** Undefined if the site has no register of holidays. */
  readonly calendar: Calendar | undefined;
  /** Fees with an amount for the year of the build, by id. */
  readonly fees: Readonly<Record<string, YearFee>>;
  /** Explained legal terms. */
  readonly terms: NamedTerms;
  /** Names of statutes by short name and locale code: TMK. */
  readonly actNames: Readonly<Record<string, LocalizedText>>;
  /** Colours by colour field. The manifest script adds them, because the style sheet defines them. */
  readonly fieldColours: FieldColours;
}

/** A colour in the light and the dark scheme, as #rrggbb. */
export interface Colour {
  readonly light: string;
  readonly dark: string;
}

export type FieldColours = Readonly<Record<string, Colour>>;

/** Data that only some readers of a manifest need: checks of addresses need neither names nor reviews. */
export interface ManifestOptions extends Partial<{ readonly [K in Register]: Manifest[K] | undefined }> {
  /** Names of the general pages. */
  readonly labels?: Labels | undefined;
  readonly reviewOf?: ((page: Page) => PageReview) | undefined;
}

/** Groups pages by page id and derives everything that depends on more than one page. Omits drafts. */
export function deriveManifest(
  site: Site,
  pages: readonly Page[],
  facts: readonly Fact[],
  {
    ledger = [],
    labels = {},
    countries,
    clauses,
    links = {},
    calendar,
    fees = {},
    terms = {},
    actNames = {},
    reviewOf = () => ({}),
  }: ManifestOptions = {},
): Manifest {
  const published = pages.filter((page) => !page.frontmatter.draft);
  const byId = groupById(published);
  const alternates = alternatesById(site, byId);
  const entries = published.map((page) => ({ ...toEntry(page, byId, alternates.get(page.pageId) ?? [], labels), ...reviewOf(page) }));
  entries.sort((a, b) => compareText(a.pathname, b.pathname));
  const legacyRedirects = deriveLegacyRedirects(site, byId);
  return {
    site,
    pages: entries,
    legacyRedirects,
    ledger,
    facts,
    countries,
    clauses,
    links,
    calendar,
    fees,
    terms,
    actNames,
    fieldColours: {},
  };
}

/** The part of a manifest that refers to pages; a manifest, or the view of one locale (./render.ts). */
export interface Pages<P extends PageCard = PageCard> {
  readonly site: SharedSite;
  readonly fieldColours: FieldColours;
  readonly pages: readonly P[];
}

/** The page with that id in a language; undefined if it is not translated. */
export function findPage<P extends PageCard>(manifest: Pages<P>, localeCode: LocaleCode, pageId: PageId): P | undefined {
  return indexOf(manifest).byId.get(`${localeCode}/${pageId}`);
}

/** The page with that canonical pathname or alias. */
export function findByPathname(manifest: Manifest, pathname: string): PageEntry | undefined {
  let byPathname = pathnameIndexes.get(manifest);
  if (!byPathname) {
    byPathname = new Map(manifest.pages.flatMap((page) => [page.pathname, ...page.aliases].map((address) => [address, page])));
    pathnameIndexes.set(manifest, byPathname);
  }
  return byPathname.get(pathname);
}

/** Every pathname that shows a page: canonical pathnames and aliases. */
export function addressesOf({ pages }: Pick<Manifest, 'pages'>): string[] {
  return pages.flatMap((page) => [page.pathname, ...page.aliases]);
}

/** Pages of a language in reading order: general pages first, then the areas in their order. */
export function pagesOf<P extends PageCard>(manifest: Pages<P>, localeCode: LocaleCode): readonly P[] {
  return indexOf(manifest).byLocale.get(localeCode) ?? [];
}

interface Index<P> {
  readonly byId: ReadonlyMap<string, P>;
  readonly byLocale: ReadonlyMap<string, readonly P[]>;
}

/** Every page looks up dozens of others; without an index a large site would take quadratic time. */
const indexes = new WeakMap<Pages, Index<PageCard>>();
const pathnameIndexes = new WeakMap<Manifest, ReadonlyMap<string, PageEntry>>();

function indexOf<P extends PageCard>(manifest: Pages<P>): Index<P> {
  // The type is safe: the index of a manifest contains only pages of that manifest.
  const known = indexes.get(manifest) as Index<P> | undefined;
  if (known) return known;
  const rank = new Map(manifest.site.areas.map((area, position) => [area.id, position + 1]));
  const inReadingOrder = [...manifest.pages].sort(
    (a, b) => (rank.get(a.area) ?? 0) - (rank.get(b.area) ?? 0) || a.order - b.order || compareText(a.pageId, b.pageId),
  );
  const byLocale = new Map<string, P[]>(manifest.site.locales.map((locale) => [locale.code, []]));
  for (const page of inReadingOrder) byLocale.get(page.localeCode)?.push(page);
  const index = { byId: new Map(manifest.pages.map((page) => [`${page.localeCode}/${page.pageId}`, page])), byLocale };
  indexes.set(manifest, index);
  return index;
}

/** True for a guide that belongs to no area of law. The writers' component `<Guides />` lists these guides, the footer only the first ones. */
export function isGeneralGuide({ area, kind }: Pick<PageCard, 'area' | 'kind'>): boolean {
  return area === 'general' && kind === 'guide';
}

function groupById(pages: readonly Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) groups.set(page.pageId, [...(groups.get(page.pageId) ?? []), page]);
  return groups;
}

type Alternates = PageEntry['alternates'];

/** Computes the alternates once per page id instead of once per language. */
function alternatesById(site: Site, byId: ReadonlyMap<string, readonly Page[]>): ReadonlyMap<string, Alternates> {
  const inOrder = (languages: readonly Page[]) =>
    site.locales.flatMap(({ code }) =>
      languages.filter((language) => language.localeCode === code).map(({ localeCode, pathname }) => ({ localeCode, pathname })),
    );
  return new Map([...byId].map(([pageId, languages]) => [pageId, inOrder(languages)]));
}

function toEntry(page: Page, byId: ReadonlyMap<string, readonly Page[]>, alternates: Alternates, labels: Labels): PageEntry {
  const { frontmatter } = page;
  const label = kindLabel(frontmatter.kind);
  const exists = (pageId: PageId) => byId.get(pageId)?.some((other) => other.localeCode === page.localeCode) ?? false;
  return {
    pageId: page.pageId,
    localeCode: page.localeCode,
    area: page.area,
    kind: frontmatter.kind,
    order: frontmatter.order,
    pathname: page.pathname,
    aliases: page.aliases,
    alternates,
    title: frontmatter.title,
    shortTitle: (label && labels[page.localeCode]?.[label]) ?? frontmatter.shortTitle ?? frontmatter.title,
    teaser: frontmatter.teaser ?? '',
    seo: frontmatter.seo,
    slides: frontmatter.slides.filter((slide) => exists(slide.page)),
    steps: page.outline.steps,
    questions: page.outline.questions,
    related: frontmatter.related.filter(exists),
    hasChecklist: hasChecklist(frontmatter),
    reviewed: frontmatter.reviewed,
    modified: page.modified,
    ...(page.termTexts && { listsTerms: true }),
    ...(page.outline.components.some(({ name }) => name === 'Deadlines') && { listsDeadlines: true }),
    filePath: page.filePath,
    hash: page.hash,
  };
}

type Register = 'ledger' | 'countries' | 'clauses' | 'links' | 'calendar' | 'fees' | 'terms' | 'actNames';
