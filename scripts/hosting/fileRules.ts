/** Rules that depend on file names and that every host needs: cache lifetimes and media types. */
import { LATEST_PATHNAME } from '../../src/model/deployment.ts';

export const YEAR_SECONDS = 31_536_000;
const WEEK_SECONDS = 604_800;

const FOR_GOOD = `public, max-age=${YEAR_SECONDS}, immutable`;

/**
 * Folders whose files browsers may cache. Names below /assets/ and /_build/ are derived from content, except the latest-build file, for
 * which every host has a separate rule; the other files rarely change.
 */
export const KEPT_FOLDERS: readonly { readonly folder: string; readonly cacheControl: string }[] = [
  { folder: '/assets/', cacheControl: FOR_GOOD },
  { folder: '/_build/', cacheControl: FOR_GOOD },
  { folder: '/fonts/', cacheControl: `public, max-age=${WEEK_SECONDS}` },
  { folder: '/flags/', cacheControl: `public, max-age=${WEEK_SECONDS}` },
  // Chromium requests the page icon on every change of address.
  { folder: '/icons/', cacheControl: `public, max-age=${WEEK_SECONDS}` },
];

/** All other files are revalidated on each request, which is cheap (304); so is every answer without a file. */
export const DEFAULT_CACHE_CONTROL = 'no-cache';

export function cacheControl(pathname: string): string {
  if (pathname === LATEST_PATHNAME) return DEFAULT_CACHE_CONTROL;
  return KEPT_FOLDERS.find(({ folder }) => pathname.startsWith(folder))?.cacheControl ?? DEFAULT_CACHE_CONTROL;
}

/** Ending of the Markdown versions of pages: for machines to read, not for search results in place of the page. */
export const UNLISTED_ENDING = 'md';
export const UNLISTED_HEADER = { name: 'x-robots-tag', value: 'noindex' } as const;

export interface MediaType {
  readonly type: string;
  /** True for text, which is sent with charset=utf-8. */
  readonly isText: boolean;
}

/** Media types by file ending. The hosts' own tables differ, and some types are missing there. */
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

/** Type of files without a known ending: certificate authorities request such files below /.well-known/. */
export const DEFAULT_MEDIA_TYPE = text('text/plain');

/** Content-Type value for a file name. */
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
