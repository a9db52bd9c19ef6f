/** A page's structured data: one schema.org graph, linked by @id. Contains nothing that the page does not show. */
import type {
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  Graph,
  HowTo,
  LegalService,
  Person as SchemaPerson,
  Question as SchemaQuestion,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import type { PageEntry, Pages } from './manifest.ts';
import type { Question } from './page.ts';
import { buildUrl } from './pathname.ts';
import { type LocalPerson, portraitPathname, reviewerOf } from './person.ts';
import { type LocalSite, localeOf } from './site.ts';
import { pageId, personId, practiceId, websiteId } from './structuredDataIds.ts';
import type { LocalTerm } from './term.ts';

/** In schema-dts every thing may also be a plain URL; this module always uses objects. */
type Node<T> = Exclude<T, string>;

/** The pages of one language, with the site's texts in that language. */
type LocalPages = Pages & { readonly site: LocalSite };

/**
 * The complete graph of a page. `countryOf` returns a country's name in the page's language. Rating, price and review are left out: the
 * rules of the bar forbid them. `terms` are the legal terms that the page explains.
 */
export function deriveStructuredData(
  manifest: LocalPages,
  page: PageEntry,
  countryOf: (countryCode: string) => string,
  terms: readonly LocalTerm[] = [],
): Graph {
  const graph: Node<Thing>[] = [
    speaksOfPractice(page) ? practice(manifest, page, countryOf) : practiceName(manifest),
    website(manifest, page),
    webPage(manifest, page),
  ];
  const reviewer = reviewerShown(manifest, page);
  if (isAboutPractice(page)) graph.push(...manifest.site.people.map((own) => person(manifest, own)));
  // The about page contains the rest under the same @id.
  else if (reviewer) graph.push({ '@type': 'Person', '@id': personId(manifest.site.url, reviewer), name: reviewer.name });
  if (hasBreadcrumbs(page)) graph.push(breadcrumbs(manifest, page));
  if (hasOwnType(page) && page.questions.length > 0) graph.push(questionsOf(manifest, page));
  if (hasHowTo(page)) graph.push(howTo(manifest, page));
  if (terms.length > 0) graph.push(termsOf(manifest, page, terms));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The minimum for a reference to the practice; pages about the practice contain the rest under the same @id. */
function practiceName({ site }: Pages): { '@type': 'LegalService' } & Node<LegalService> {
  return { '@type': 'LegalService', '@id': practiceId(site.url), name: site.name, url: buildUrl(site, '/') };
}

function practice(manifest: LocalPages, page: PageEntry, countryOf: (countryCode: string) => string): Node<LegalService> {
  const { site } = manifest;
  const { phones, emails, addresses } = site.contact;
  return {
    ...practiceName(manifest),
    description: site.description,
    ...(site.people.length > 0 && isAboutPractice(page) && { employee: site.people.map((own) => ({ '@id': personId(site.url, own) })) }),
    telephone: oneOrAll(phones),
    email: oneOrAll(emails),
    areaServed: [...new Set(addresses.map(({ country }) => country))].map((code) => ({ '@type': 'Country', name: countryOf(code) })),
    knowsLanguage: site.locales.map((locale) => locale.code),
    location: addresses.map(({ city, country, postalCode }) => ({
      '@type': 'Place',
      name: city,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        // Only the contact page shows the postal code, in its legal notice.
        ...(page.kind === 'contact' && { postalCode }),
        addressCountry: country,
      },
    })),
  };
}

/** The data of a person that the about and contact pages show. */
function person({ site }: LocalPages, own: LocalPerson): Node<SchemaPerson> {
  const { name, bar, languages, portrait } = own;
  return {
    '@type': 'Person',
    '@id': personId(site.url, own),
    name,
    worksFor: { '@id': practiceId(site.url) },
    ...(bar && { memberOf: { '@type': 'Organization', name: bar } }),
    ...(languages.length > 0 && { knowsLanguage: [...languages] }),
    ...(portrait && { image: site.url + portraitPathname(portrait.file) }),
  };
}

/** The person who signed off the page, if the page shows the review. */
function reviewerShown({ site }: LocalPages, page: PageEntry): LocalPerson | undefined {
  return page.legalReview && showsReview(page) ? reviewerOf(site.people, page.signedBy) : undefined;
}

function termsOf({ site }: LocalPages, page: PageEntry, terms: readonly LocalTerm[]): Node<DefinedTermSet> {
  const url = buildUrl(site, page.pathname);
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: page.title,
    inLanguage: page.localeCode,
    isPartOf: { '@id': pageId(url) },
    hasDefinedTerm: terms.map(({ id, word, means }) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${id}`,
      name: word,
      description: means,
    })),
  };
}

/** A list with one entry becomes a single value. */
function oneOrAll(values: readonly string[]): string | string[] {
  const [first = '', ...others] = values;
  return others.length > 0 ? [...values] : first;
}

/** The description appears only on pages about the practice; on every page it would cost bytes. */
function website({ site }: LocalPages, page: PageEntry): Node<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site.url),
    name: site.name,
    ...(speaksOfPractice(page) && { description: site.description }),
    url: buildUrl(site, '/'),
    inLanguage: site.locales.map((locale) => locale.code),
    publisher: { '@id': practiceId(site.url) },
  };
}

/** The page. If it has a specific type, its questions are a separate part of it; any other page with questions is an FAQPage. */
function webPage(manifest: LocalPages, page: PageEntry): Node<WebPage | FAQPage> {
  const { site } = manifest;
  const url = buildUrl(site, page.pathname);
  const others = page.alternates.filter((alternate) => alternate.localeCode !== page.localeCode);
  const source = others.find((alternate) => alternate.localeCode === site.defaultLocale);
  const reviewer = reviewerShown(manifest, page);
  const common = {
    '@id': pageId(url),
    url,
    name: page.title,
    description: page.seo.description,
    inLanguage: localeOf(site, page.localeCode).code,
    isPartOf: { '@id': websiteId(site.url) },
    publisher: { '@id': practiceId(site.url) },
    ...(hasBreadcrumbs(page) && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(isAboutPractice(page) && { mainEntity: { '@id': practiceId(site.url) } }),
    ...partsOf(page, url),
    ...(page.modified && { dateModified: page.modified }),
    ...(page.legalReview && showsReview(page) && { lastReviewed: page.legalReview }),
    ...(reviewer && { reviewedBy: { '@id': personId(site.url, reviewer) } }),
    ...(source && { translationOfWork: { '@id': pageId(buildUrl(site, source.pathname)) } }),
    ...(!source &&
      others.length > 0 && { workTranslation: others.map((alternate) => ({ '@id': pageId(buildUrl(site, alternate.pathname)) })) }),
  };
  if (hasOwnType(page) || page.questions.length === 0) return { '@type': PAGE_TYPES[page.kind] ?? 'WebPage', ...common } as Node<WebPage>;
  return { '@type': 'FAQPage', ...common, mainEntity: page.questions.map(asQuestion) };
}

function questionsOf({ site }: Pages, page: PageEntry): Node<FAQPage> {
  const url = buildUrl(site, page.pathname);
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    isPartOf: { '@id': pageId(url) },
    inLanguage: page.localeCode,
    mainEntity: page.questions.map(asQuestion),
  };
}

function asQuestion({ question, answer }: Question): Node<SchemaQuestion> {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
}

/** Parts of the page that have their own node in the graph. */
function partsOf(page: PageEntry, url: string): { hasPart?: { '@id': string }[] } {
  const ids = [...(hasHowTo(page) ? [`${url}#steps`] : []), ...(hasOwnType(page) && page.questions.length > 0 ? [`${url}#questions`] : [])];
  return ids.length > 0 ? { hasPart: ids.map((id) => ({ '@id': id })) } : {};
}

function hasOwnType({ kind }: PageEntry): boolean {
  return PAGE_TYPES[kind] !== undefined;
}

/** The contact and about pages describe the practice itself. */
function isAboutPractice({ kind }: PageEntry): boolean {
  return kind === 'contact' || kind === 'about';
}

/** Search engines expect the practice's data on these pages, not on every page. */
function speaksOfPractice(page: PageEntry): boolean {
  return page.kind === 'home' || isAboutPractice(page);
}

/** True for all layouts that show breadcrumbs and the review date; the home page shows neither. */
function hasBreadcrumbs({ kind }: PageEntry): boolean {
  return kind !== 'home';
}

function showsReview({ kind }: PageEntry): boolean {
  return kind !== 'home';
}

function hasHowTo({ kind, steps }: PageEntry): boolean {
  return kind === 'guide' && steps.length > 0;
}

const PAGE_TYPES: Partial<Record<PageEntry['kind'], string>> = { contact: 'ContactPage', about: 'AboutPage', services: 'CollectionPage' };

function breadcrumbs(manifest: Pages, page: PageEntry): Node<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${buildUrl(manifest.site, page.pathname)}#breadcrumbs`,
    itemListElement: breadcrumbsOf(manifest, page).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.shortTitle,
      item: buildUrl(manifest.site, crumb.pathname),
    })),
  };
}

function howTo({ site }: Pages, page: PageEntry): Node<HowTo> {
  const url = buildUrl(site, page.pathname);
  return {
    '@type': 'HowTo',
    '@id': `${url}#steps`,
    name: page.title,
    inLanguage: page.localeCode,
    mainEntityOfPage: { '@id': pageId(url) },
    step: page.steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, name: step.title, text: step.description })),
  };
}
