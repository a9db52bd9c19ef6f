/** A page's structured data: one schema.org graph, linked by @id. Says nothing that the page does not show. */
import type { BreadcrumbList, FAQPage, Graph, HowTo, LegalService, Thing, WebPage, WebSite } from 'schema-dts';
import { breadcrumbsOf, type PageEntry, type Pages } from './manifest.ts';
import { formUrl } from './pathname.ts';
import { localeOf } from './site.ts';

/** schema-dts lets every thing be a plain address too; here they are always written out. */
type Node<T> = Exclude<T, string>;

/** What the graph needs beside the manifest: words of the page's language. */
export interface StructuredDataTexts {
  /** Names of the offices' cities and countries by id and code. */
  readonly cityOf: (officeId: string) => string;
  readonly countryOf: (countryCode: string) => string;
}

/** The whole graph of a page. Rating, price and review have no place here: the bar's rules forbid them. */
export function deriveStructuredData(manifest: Pages, page: PageEntry, texts: StructuredDataTexts): Graph {
  const graph: Node<Thing>[] = [practice(manifest, texts), website(manifest), webPage(manifest, page), breadcrumbs(manifest, page)];
  if (page.steps.length > 0 && page.kind === 'guide') graph.push(howTo(manifest, page));
  return { '@context': 'https://schema.org', '@graph': graph };
}

function practice({ site }: Pages, texts: StructuredDataTexts): Node<LegalService> {
  return {
    '@type': 'LegalService',
    '@id': practiceId(site.url),
    name: site.name,
    url: formUrl(site, '/'),
    telephone: site.contact.phone,
    email: site.contact.email,
    areaServed: [...new Set(site.offices.map((office) => office.country))].map((code) => ({
      '@type': 'Country',
      name: texts.countryOf(code),
    })),
    knowsLanguage: site.locales.map((locale) => locale.code),
    location: site.offices.map((office) => ({
      '@type': 'Place',
      name: texts.cityOf(office.id),
      address: { '@type': 'PostalAddress', addressLocality: texts.cityOf(office.id), addressCountry: office.country },
    })),
  };
}

function website({ site }: Pages): Node<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site.url),
    name: site.name,
    url: formUrl(site, '/'),
    inLanguage: site.locales.map((locale) => locale.code),
    publisher: { '@id': practiceId(site.url) },
  };
}

function webPage(manifest: Pages, page: PageEntry): Node<WebPage | FAQPage> {
  const { site } = manifest;
  const url = formUrl(site, page.pathname);
  const others = page.alternates.filter((alternate) => alternate.localeCode !== page.localeCode);
  const source = others.find((alternate) => alternate.localeCode === site.defaultLocale);
  const common = {
    '@id': pageId(url),
    url,
    name: page.title,
    description: page.seo.description,
    inLanguage: localeOf(site, page.localeCode).code,
    isPartOf: { '@id': websiteId(site.url) },
    publisher: { '@id': practiceId(site.url) },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
    ...(page.modified && { dateModified: page.modified }),
    ...(page.reviewed && { lastReviewed: page.reviewed }),
    ...(source
      ? { translationOfWork: { '@id': pageId(formUrl(site, source.pathname)) } }
      : { workTranslation: others.map((alternate) => ({ '@id': pageId(formUrl(site, alternate.pathname)) })) }),
  };
  if (page.questions.length === 0) return { '@type': PAGE_TYPES[page.kind] ?? 'WebPage', ...common } as Node<WebPage>;
  return {
    '@type': 'FAQPage',
    ...common,
    mainEntity: page.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const PAGE_TYPES: Partial<Record<PageEntry['kind'], string>> = { contact: 'ContactPage', about: 'AboutPage', services: 'CollectionPage' };

function breadcrumbs(manifest: Pages, page: PageEntry): Node<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${formUrl(manifest.site, page.pathname)}#breadcrumbs`,
    itemListElement: breadcrumbsOf(manifest, page).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.shortTitle,
      item: formUrl(manifest.site, crumb.pathname),
    })),
  };
}

function howTo({ site }: Pages, page: PageEntry): Node<HowTo> {
  const url = formUrl(site, page.pathname);
  return {
    '@type': 'HowTo',
    '@id': `${url}#steps`,
    name: page.title,
    inLanguage: page.localeCode,
    mainEntityOfPage: { '@id': pageId(url) },
    step: page.steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, name: step.title, text: step.description })),
  };
}

/** The practice and the site are the same things on all pages and in all languages. */
function practiceId(siteUrl: string): string {
  return `${siteUrl}/#practice`;
}

function websiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

function pageId(url: string): string {
  return `${url}#page`;
}
