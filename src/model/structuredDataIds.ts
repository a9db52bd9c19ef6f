/** Ids of the nodes in structured data, by which one node refers to another. */
import type { LocalPerson } from './person.ts';

/** The practice and the site have the same id on all pages and in all languages. */
export function practiceId(siteUrl: string): string {
  return `${siteUrl}/#practice`;
}

/** The same id in all languages. */
export function personId(siteUrl: string, { id }: LocalPerson): string {
  return `${siteUrl}/#person-${id}`;
}

export function websiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

export function pageId(url: string): string {
  return `${url}#page`;
}
