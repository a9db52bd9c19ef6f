/** A page's head as data: title, description, canonical address, alternates, robots, Open Graph, theme colour. Documents get it from unhead, browsers write it themselves. */
import { openGraphLocale } from './locale.ts';
import type { Colour, PageEntry, Pages } from './manifest.ts';
import { buildUrl, canonicalUrl, markdownPathname } from './pathname.ts';
import { fieldOf } from './shell.ts';
import { type LocalSite, localeOf, type SharedSite } from './site.ts';

/** The subset of unhead's input that this site uses; plain data, so that a payload can contain it. */
export interface HeadData {
  readonly title: string;
  readonly link: readonly HeadLink[];
  readonly meta: readonly HeadMeta[];
}

export type HeadLink =
  | { readonly rel: 'canonical'; readonly href: string }
  | { readonly rel: 'alternate'; readonly hreflang: string; readonly href: string }
  | { readonly rel: 'alternate'; readonly type: string; readonly href: string };
export type HeadMeta = ({ readonly name: string; readonly media?: string | undefined } | { readonly property: string }) & {
  readonly content: string;
};

/** The preview image of a shared page. */
export interface SocialImage {
  /** PNG file of this site. */
  readonly pathname: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Generated files that pages refer to. Without an entry the page has no such tag. */
export interface HeadAssets {
  /** By the page's canonical pathname. */
  readonly socialImages: Readonly<Record<string, SocialImage>>;
  /** Pathnames of the QR codes for printed checklists, by the page's canonical pathname. The development server has none. */
  readonly qrCodes?: Readonly<Record<string, string>> | undefined;
  /** True if each page also exists as Markdown. */
  readonly hasMarkdown: boolean;
}

export const NO_HEAD_ASSETS: HeadAssets = { socialImages: {}, hasMarkdown: false };

/** Head of an existing page. `isAlias` marks an alias address: its canonical address is the short one, and it has no alternates. */
export function deriveHead(manifest: Pages, page: PageEntry, isAlias: boolean, assets: HeadAssets = NO_HEAD_ASSETS): HeadData {
  const { site } = manifest;
  const locale = localeOf(site, page.localeCode);
  const url = buildUrl(site, page.pathname);
  const title = buildTitle(site, page.seo.title);
  const others = page.alternates.filter((alternate) => alternate.localeCode !== page.localeCode);
  const image = assets.socialImages[page.pathname];
  return {
    title,
    link: [
      { rel: 'canonical', href: url },
      ...(isAlias ? [] : alternateLinks(site, page)),
      ...(assets.hasMarkdown ? [{ rel: 'alternate', type: 'text/markdown', href: markdownPathname(page.pathname) } as const] : []),
    ],
    meta: [
      { name: 'description', content: page.seo.description },
      { name: 'robots', content: 'index, follow, max-image-preview:large' },
      { property: 'og:type', content: page.kind === 'home' ? 'website' : 'article' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: page.seo.title },
      { property: 'og:description', content: page.seo.description },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: openGraphLocale(locale) },
      ...others.map(({ localeCode }) => ({
        property: 'og:locale:alternate',
        content: openGraphLocale(localeOf(site, localeCode)),
      })),
      ...(image ? imageMetas(site, image) : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      ...(site.twitter ? [{ name: 'twitter:site', content: `@${site.twitter}` }] : []),
      ...themeMetas(manifest.fieldColours[fieldOf(manifest, page)]),
    ],
  };
}

/**
 * Head of an error page: not indexed, without canonical address and alternates. The title consists of the status and the error's title.
 * Error pages have no description of their own, so they use the site's if it is available.
 */
export function buildErrorHead(
  site: Pick<LocalSite, 'separator' | 'name'> & Partial<Pick<LocalSite, 'description'>>,
  status: number,
  title: string,
  calmColour?: Colour,
): HeadData {
  return {
    title: buildTitle(site, `${status} ${title}`),
    link: [],
    meta: [
      ...(site.description ? [{ name: 'description', content: site.description }] : []),
      { name: 'robots', content: 'noindex, follow' },
      ...themeMetas(calmColour),
    ],
  };
}

/** The head for an address with a query: the canonical address keeps the listed parameters. */
export function withQuery(head: HeadData, search: string, canonicalQuery: readonly string[]): HeadData {
  const link = head.link.map((entry) =>
    entry.rel === 'canonical' ? { ...entry, href: canonicalUrl(entry.href, search, canonicalQuery) } : entry,
  );
  return { ...head, link };
}

/** Title, separator, site name. */
export function buildTitle(site: Pick<SharedSite, 'separator' | 'name'>, title: string): string {
  return `${title}${site.separator}${site.name}`;
}

/** hreflang links for every language of the page, including itself, and x-default for the source language (Google, localized versions). */
function alternateLinks(site: SharedSite, page: PageEntry): HeadLink[] {
  const links = page.alternates.map(({ localeCode, pathname }) => ({
    rel: 'alternate' as const,
    hreflang: localeCode,
    href: buildUrl(site, pathname),
  }));
  const fallback = page.alternates.find(({ localeCode }) => localeCode === site.defaultLocale);
  return fallback ? [...links, { rel: 'alternate', hreflang: 'x-default', href: buildUrl(site, fallback.pathname) }] : links;
}

/** Open Graph tags; X and other services read them too. */
function imageMetas(site: SharedSite, { pathname, width, height, alt }: SocialImage): HeadMeta[] {
  return [
    { property: 'og:image', content: buildUrl(site, pathname) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}

/** The browser's toolbars use the colour of the page's header field. */
function themeMetas(colour: Colour | undefined): HeadMeta[] {
  if (!colour) return [];
  return (['light', 'dark'] as const).map((scheme) => ({
    name: 'theme-color',
    content: colour[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  }));
}
