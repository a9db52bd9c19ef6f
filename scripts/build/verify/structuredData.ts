/** Checks a document's JSON-LD: known types with known and required properties, and references that resolve. */

/**
 * Allowed properties of each type; ! marks required ones. Another property is a mistake, or is to be looked up in schema.org and added
 * here.
 */
const SCHEMA: Readonly<Record<string, string>> = {
  LegalService: 'name! url! description telephone email areaServed knowsLanguage location employee',
  Person: 'name! worksFor memberOf knowsLanguage image',
  Organization: 'name!',
  WebSite: 'name! url! description inLanguage! publisher!',
  WebPage: '@page',
  CollectionPage: '@page',
  ContactPage: '@page',
  AboutPage: '@page',
  FAQPage: '@page mainEntity!',
  BreadcrumbList: 'itemListElement!',
  ListItem: 'position! name! item!',
  HowTo: 'name! step! inLanguage mainEntityOfPage!',
  HowToStep: 'position! name! text!',
  Question: 'name! acceptedAnswer!',
  Answer: 'text!',
  DefinedTermSet: 'name! inLanguage! isPartOf! hasDefinedTerm!',
  DefinedTerm: 'name! description!',
  Country: 'name!',
  Place: 'name! address!',
  PostalAddress: 'addressLocality! addressCountry! postalCode',
};
/** Required properties of the entity that a page is about. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  LegalService: ['description', 'telephone', 'email', 'areaServed', 'knowsLanguage', 'location'],
};
const PAGE =
  'url name description inLanguage! isPartOf! publisher breadcrumb mainEntity hasPart dateModified lastReviewed reviewedBy translationOfWork workTranslation';
/** The bar association forbids advertising with them. */
const FORBIDDEN = /rating|review(?!ed)|price|offer/i;

type Json = string | number | boolean | null | Json[] | { readonly [name: string]: Json };

/**
 * Sentences that describe the problems. `isPageId` tells whether an @id belongs to another page of the site, which defines it in its own
 * graph.
 */
export function checkStructuredData(text: string, isPageId: (id: string) => boolean): string[] {
  let data: Json;
  try {
    data = JSON.parse(text) as Json;
  } catch {
    return ['The structured data is no JSON.'];
  }
  if (!isThing(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    return ['The structured data is no graph.'];
  const findings: string[] = [];
  const ids = new Set<string>();
  const references: string[] = [];
  const things = data['@graph'].filter(isThing);
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isThing(value)) return;
    const { '@type': type, '@id': id } = value;
    if (type === undefined) {
      references.push(String(id));
      return;
    }
    if (typeof id === 'string') {
      if (ids.has(id)) findings.push(`The structured data describes ${id} twice.`);
      ids.add(id);
    }
    findings.push(...checkThing(String(type), value));
    const { mainEntity = null } = value;
    const subject = things.find((thing) => isThing(mainEntity) && thing['@id'] === mainEntity['@id']);
    if (subject) findings.push(...findMissing(subject, WHOLE[String(subject['@type'])] ?? []));
    Object.values(value).forEach(visit);
  };
  data['@graph'].forEach(visit);
  for (const id of references)
    if (!ids.has(id) && !isPageId(id)) findings.push(`The structured data names ${id}, but does not describe it.`);
  return findings;
}

function checkThing(type: string, thing: Readonly<Record<string, Json>>): string[] {
  const schema = SCHEMA[type]?.replace('@page', PAGE).split(' ');
  if (!schema) return [`The structured data has a ${type}, which this site does not make.`];
  const needed = schema.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1));
  const known = new Set([...schema.map((name) => name.replace('!', '')), '@type', '@id']);
  return [
    ...findMissing(thing, needed),
    ...Object.keys(thing)
      .filter((name) => !known.has(name) || FORBIDDEN.test(name))
      .map((name) => `The ${type} of the structured data has a property ${name}, which it should not have.`),
  ];
}

function findMissing(thing: Readonly<Record<string, Json>>, names: readonly string[]): string[] {
  const isEmpty = (value: Json | undefined) =>
    value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0);
  return names.filter((name) => isEmpty(thing[name])).map((name) => `The ${String(thing['@type'])} of the structured data has no ${name}.`);
}

function isThing(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
