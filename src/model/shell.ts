/** The data of the page frame: once per locale (ShellData) and once per page (PageData). The browser gets both as JSON. */
import type { LocaleCode } from '#generated/types.ts';
import { type FrameLabel, frameTextsOf, type Texts } from './browserLabels.ts';
import { purposesOf } from './consent.ts';
import { emailUrl, phoneUrl } from './contact.ts';
import { NOT_FOUND } from './errorStatus.ts';
import type { LabelTexts } from './label.ts';
import type { Locale } from './locale.ts';
import { type Colour, isGeneralGuide, type Manifest, type PageCard, type PageEntry, type Pages, pagesOf } from './manifest.ts';
import { buildPathname } from './pathname.ts';
import { type LocalSite, localeOf } from './site.ts';

export interface ShellLink {
  readonly pathname: string;
  readonly title: string;
}

/** The frame in one locale; the same for all its pages, so that a browser fetches it once. */
export interface ShellData {
  readonly locale: Locale;
  readonly labels: Texts<FrameLabel>;
  readonly siteName: string;
  readonly separator: string;
  readonly homePathname: string;
  /** Links of the header, in order. */
  readonly main: readonly ShellLink[];
  readonly areas: readonly ShellLink[];
  /** The page of questions; absent if it is not translated. */
  readonly faqPathname?: string | undefined;
  /** The search page; absent if it is not translated. */
  readonly searchPathname?: string | undefined;
  /** General pages without the guides, in order. */
  readonly pages: readonly ShellLink[];
  /** The first general guides, in order. The page of services lists all. */
  readonly guides: readonly ShellLink[];
  /** Cities with an office. */
  readonly cities: readonly string[];
  readonly contact: Pick<LocalSite['contact'], 'whatsapp'>;
  /** Links to all phones and e-mail addresses: `tel:…`, `mailto:…`. */
  readonly contactLinks: readonly ShellLink[];
  readonly locales: readonly Pick<Locale, 'code' | 'language' | 'flag'>[];
  readonly flags: Manifest['site']['flags'];
  readonly canonicalQuery: readonly string[];
  /** Colour of the calm field, which error pages use in their header. */
  readonly calmColour?: Colour | undefined;
  /** Absent if no tag is switched on; the site then does not ask for consent. */
  readonly analytics?: Manifest['site']['analytics'];
  /** Endpoint for error reports; absent if none is configured. */
  readonly errorReports?: string;
}

/** The frame's file, as a browser fetches it. */
export interface ShellFile extends ShellData {
  /** Address of the texts that tools show. */
  readonly toolTexts: string;
}

/** One page, as the frame sees it. */
export interface PageData {
  readonly pathname: string;
  readonly shortTitle: string;
  /** Colour field of the page's header. */
  readonly field: string;
  readonly alternates: PageEntry['alternates'];
  /** Only on the error page 404: targets of old endings of addresses. */
  readonly legacyRedirects?: Manifest['legacyRedirects'] | undefined;
  /** Only on the error page 404: targets of the ledger's moved addresses by pathname; an empty string for an address that is gone. */
  readonly retired?: Readonly<Record<string, string>> | undefined;
}

/**
 * Links that an error page offers: for an unknown address the areas of law and the page of questions; otherwise none, because the error may
 * be caused by the very data of these links.
 */
export function waysOn(
  status: number,
  { areas, main, faqPathname }: Pick<ShellData, 'areas' | 'main' | 'faqPathname'>,
): readonly ShellLink[] {
  if (status !== NOT_FOUND) return [];
  return [...areas, ...main.filter(({ pathname }) => pathname === faqPathname)];
}

/** Field of pages that do not belong to an area, and of error pages. */
export const CALM_FIELD = 'water';

/** Each link of the footer costs about 30 bytes of every document, so it names the guides that lead to the others. */
const FOOTER_GUIDES = 6;

const MAIN_KINDS = ['services', 'about', 'faq', 'contact'] as const;

/** The frame's data for a locale. */
export function deriveShellData(view: Pages & { readonly site: LocalSite; readonly labels: LabelTexts }): ShellData {
  const { site, labels } = view;
  const locale = localeOf(site, site.currentLocale);
  const pages = pagesOf(view, locale.code);
  const link = (page: PageCard): ShellLink => ({ pathname: page.pathname, title: page.shortTitle });
  const general = pages.filter((page) => page.area === 'general');
  return {
    locale,
    labels: frameTextsOf(labels),
    siteName: site.name,
    separator: site.separator,
    homePathname: buildPathname(site, locale.code, ''),
    main: MAIN_KINDS.flatMap((kind) => general.filter((page) => page.kind === kind).map(link)),
    areas: site.areas.flatMap(({ id }) => pages.filter((page) => page.kind === 'area' && page.area === id).map(link)),
    faqPathname: general.find(({ kind }) => kind === 'faq')?.pathname,
    searchPathname: general.find(({ kind }) => kind === 'search')?.pathname,
    pages: general.filter((page) => !isGeneralGuide(page)).map(link),
    guides: general.filter(isGeneralGuide).slice(0, FOOTER_GUIDES).map(link),
    cities: site.contact.addresses.map(({ city }) => city),
    contact: { whatsapp: site.contact.whatsapp },
    contactLinks: contactLinksOf(site.contact),
    locales: site.locales.map(({ code, language, flag }) => ({ code, language, flag })),
    flags: site.flags,
    canonicalQuery: site.canonicalQuery,
    calmColour: view.fieldColours[CALM_FIELD],
    ...(purposesOf(site.analytics).length > 0 ? { analytics: site.analytics } : {}),
    ...(site.reports.errors ? { errorReports: site.reports.errors } : {}),
  };
}

/** The practice's phones, then its e-mail addresses. */
export function contactLinksOf({ phones, emails }: Pick<LocalSite['contact'], 'phones' | 'emails'>): readonly ShellLink[] {
  return [
    ...phones.map((phone) => ({ pathname: phoneUrl(phone), title: phone })),
    ...emails.map((email) => ({ pathname: emailUrl(email), title: email })),
  ];
}

/** A page's data for the frame. */
export function derivePageData(manifest: Pick<Pages, 'site'>, page: PageEntry): PageData {
  return { pathname: page.pathname, shortTitle: page.shortTitle, field: fieldOf(manifest, page), alternates: page.alternates };
}

/** The colour field of a page: its area's, or the calm one. */
export function fieldOf(manifest: Pick<Pages, 'site'>, page: Pick<PageEntry, 'area'>): string {
  return manifest.site.areas.find((area) => area.id === page.area)?.field ?? CALM_FIELD;
}

/** The finder of an area; that of `general` asks first what has happened. Undefined if there is none. */
export function finderOf(manifest: Pages, localeCode: LocaleCode, area: string): PageCard | undefined {
  return pagesOf(manifest, localeCode).find((page) => page.kind === 'finder' && page.area === area);
}

/** The page of a kind that exists once per site, in a language; undefined if there is none. */
export function pageOfKind(manifest: Pages, localeCode: LocaleCode, kind: PageCard['kind']): PageCard | undefined {
  return pagesOf(manifest, localeCode).find((page) => page.kind === kind);
}
