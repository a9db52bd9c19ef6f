/** The results of prerendering a page: the payload that the browser fetches on navigation, and the parts of the document. */
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

/** True for a payload; a gateway, a Wi-Fi login page or an incomplete deployment may return other content. */
export function isPayload(value: unknown): value is Payload {
  const { page, head, main } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Payload>;
  return typeof main === 'string' && typeof page?.pathname === 'string' && typeof head?.title === 'string';
}

/** The result that src/app/prerender.tsx returns to the scripts that write files. */
export interface Prerendered {
  readonly payload: Payload;
  readonly localeCode: LocaleCode;
  /** HTML before the application, which never changes it: the skip link, and the SVG symbols that the application and articles use. */
  readonly beforeHtml: string;
  /** HTML of the application. */
  readonly appHtml: string;
  /** Tags of the head, as unhead renders them. */
  readonly headHtml: string;
  /** Attributes of the html element. */
  readonly htmlAttrs: string;
  /** JSON-LD for search engines. They do not navigate, so payloads omit it. */
  readonly structuredData?: object | undefined;
}
