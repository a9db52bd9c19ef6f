/** A page's head as data: title, description, canonical address, alternates, robots, Open Graph. Rendered by unhead. */
import { type Locale, openGraphLocale } from './locale.ts';
import type { Manifest, PageEntry } from './manifest.ts';
import { formUrl } from './pathname.ts';
import { localeOf, type Site } from './site.ts';

/** The parts of unhead's input that this site uses; plain data, so that it can travel in a page's payload. */
export interface HeadData {
  readonly title: string;
  readonly htmlAttrs: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly link: readonly HeadLink[];
  readonly meta: readonly HeadMeta[];
}

export type HeadLink =
  | { readonly rel: 'canonical'; readonly href: string }
  | { readonly rel: 'alternate'; readonly hreflang: string; readonly href: string };
export type HeadMeta = ({ readonly name: string } | { readonly property: string }) & { readonly content: string };

/** Head of a page that exists. `isAlias` marks the long address: it names the short one and has no alternates of its own. */
export function deriveHead(manifest: Manifest, page: PageEntry, isAlias: boolean): HeadData {
  const { site } = manifest;
  const locale = localeOf(site, page.localeCode);
  const url = formUrl(site, page.pathname);
  const title = formTitle(site, page.seo.title);
  const others = page.alternates.filter((alternate) => alternate.localeCode !== page.localeCode);
  return {
    title,
    htmlAttrs: { lang: locale.code, dir: locale.direction },
    link: [{ rel: 'canonical', href: url }, ...(isAlias ? [] : alternateLinks(site, page))],
    meta: [
      { name: 'description', content: page.seo.description },
      { name: 'robots', content: 'index, follow' },
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
      { name: 'twitter:card', content: 'summary' },
      ...(site.twitter ? [{ name: 'twitter:site', content: `@${site.twitter}` }] : []),
    ],
  };
}

/** Head of an error page: never indexed, no canonical address, no alternates. The title is the status and the error's title. */
export function formErrorHead(
  site: Pick<Site, 'separator' | 'name'>,
  locale: Pick<Locale, 'code' | 'direction'>,
  status: number,
  title: string,
): HeadData {
  return {
    title: formTitle(site, `${status} ${title}`),
    htmlAttrs: { lang: locale.code, dir: locale.direction },
    link: [],
    meta: [{ name: 'robots', content: 'noindex, follow' }],
  };
}

/** Title, separator, site name. */
export function formTitle(site: Pick<Site, 'separator' | 'name'>, title: string): string {
  return `${title}${site.separator}${site.name}`;
}

/** hreflang for every language that has the page, itself included, and x-default on the source language's (Google, localized versions). */
function alternateLinks(site: Site, page: PageEntry): HeadLink[] {
  const links = page.alternates.map(({ localeCode, pathname }) => ({
    rel: 'alternate' as const,
    hreflang: localeCode,
    href: formUrl(site, pathname),
  }));
  const fallback = page.alternates.find(({ localeCode }) => localeCode === site.defaultLocale);
  return fallback ? [...links, { rel: 'alternate', hreflang: 'x-default', href: formUrl(site, fallback.pathname) }] : links;
}
