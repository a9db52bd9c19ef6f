/** What every host must know of files by their names: how long browsers keep them, and their media types. */
import { LATEST_PATHNAME } from '../../src/model/deployment.ts';

export const YEAR_SECONDS = 31_536_000;
const WEEK_SECONDS = 604_800;

const FOR_GOOD = `public, max-age=${YEAR_SECONDS}, immutable`;

/**
 * Folders whose files browsers may keep. Names below /assets/ and /_build/ follow from their content, but for that of the latest-build
 * file, for which every host has a rule of its own; the other files hardly ever change.
 */
export const KEPT_FOLDERS: readonly { readonly folder: string; readonly cacheControl: string }[] = [
  { folder: '/assets/', cacheControl: FOR_GOOD },
  { folder: '/_build/', cacheControl: FOR_GOOD },
  { folder: '/fonts/', cacheControl: `public, max-age=${WEEK_SECONDS}` },
  { folder: '/flags/', cacheControl: `public, max-age=${WEEK_SECONDS}` },
  // Chromium asks for the page's icon at every change of address.
  { folder: '/icons/', cacheControl: `public, max-age=${WEEK_SECONDS}` },
];

/** Everything else is asked for again each time, which a 304 makes cheap; so is every answer that is no file. */
export const DEFAULT_CACHE_CONTROL = 'no-cache';

export function cacheControl(pathname: string): string {
  if (pathname === LATEST_PATHNAME) return DEFAULT_CACHE_CONTROL;
  return KEPT_FOLDERS.find(({ folder }) => pathname.startsWith(folder))?.cacheControl ?? DEFAULT_CACHE_CONTROL;
}

/** Files of this ending are twins of pages: there to be read by machines, not to be found instead of the page. */
export const UNLISTED_ENDING = 'md';
export const UNLISTED_HEADER = { name: 'x-robots-tag', value: 'noindex' } as const;

export interface MediaType {
  readonly type: string;
  /** Text is sent as UTF-8 and says so. */
  readonly isText: boolean;
}

/** Media types per ending; hosts' own tables differ, and miss some. */
export const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  json: text('application/json'),
  xml: text('application/xml'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  svg: text('image/svg+xml'),
  webmanifest: text('application/manifest+json'),
  woff2: binary('font/woff2'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  ico: binary('image/x-icon'),
  pdf: binary('application/pdf'),
};

/** Files without a known ending: certificate authorities ask for such ones below /.well-known/. */
export const DEFAULT_MEDIA_TYPE = text('text/plain');

/** Value of Content-Type for a file name. */
export function contentType(fileName: string): string {
  const { type, isText } = MEDIA_TYPES[/\.(\w+)$/.exec(fileName)?.[1] ?? ''] ?? DEFAULT_MEDIA_TYPE;
  return isText ? `${type}; charset=utf-8` : type;
}

function text(type: string): MediaType {
  return { type, isText: true };
}

function binary(type: string): MediaType {
  return { type, isText: false };
}
