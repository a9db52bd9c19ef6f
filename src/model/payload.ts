/** What prerendering makes of a page: the payload that the browser fetches on navigation, and the parts of the document. */
import type { LocaleCode } from '#generated/types.ts';
import type { HeadData } from './head.ts';
import type { PageData } from './shell.ts';

/** Written beside each page at build time, read by src/behaviours/navigation.ts. */
export interface Payload {
  readonly page: PageData;
  readonly head: HeadData;
  /** HTML of main's content. */
  readonly main: string;
}

/** False for what a gateway, a login page of a Wi-Fi or a half-copied deployment may answer in its place. */
export function isPayload(value: unknown): value is Payload {
  const { page, head, main } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Payload>;
  return typeof main === 'string' && typeof page?.pathname === 'string' && typeof head?.title === 'string';
}

/** Handed from src/app/prerender.tsx to the scripts that write files. */
export interface Prerendered {
  readonly payload: Payload;
  readonly localeCode: LocaleCode;
  /** HTML before the application, which never changes it: the skip link, and the drawings that the application and articles use. */
  readonly beforeHtml: string;
  /** HTML of the application. */
  readonly appHtml: string;
  /** Tags of the head, as unhead wrote them. */
  readonly headHtml: string;
  /** Attributes of the html element. */
  readonly htmlAttrs: string;
  /** JSON-LD for search engines; they do not navigate, so that payloads leave it out. */
  readonly structuredData?: object | undefined;
}
