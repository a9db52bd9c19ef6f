/** The documents of the build that tests visit: every page once per language, and each language's error page 404. Neighbour: states/errorPages.spec.ts, for the other error pages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const DIST = join(import.meta.dirname, '../../dist');
export const LOCALES = ['tr', 'en', 'de', 'nl', 'fr', 'ru'] as const;

const OTHER_ERROR = /(?:^|\/)(?!404)\d{3}\.html$/;

const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !name.includes('services/') && !OTHER_ERROR.test(name))
  .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();

/** Pathnames of one language's pages and of its error page. */
export function documentsOf(localeCode: string): string[] {
  return documents.filter((pathname) => localeOf(pathname) === localeCode);
}

/** An error page is a response and has no address: each unknown address gets it. */
export function addressOf(pathname: string): string {
  return pathname.replace(/\/?404$/, '/boyle-bir-sayfa-yok');
}

function localeOf(pathname: string): string {
  return LOCALES.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`)) ?? 'tr';
}
