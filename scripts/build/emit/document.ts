/** The HTML document around the application: one template for the build and the development server. */
import type { Prerendered } from '../../../src/model/payload.ts';

/** Addresses and texts that are the same for all pages of a language. */
export interface DocumentAssets {
  /** Code of the language without an address prefix. */
  readonly defaultLocale: string;
  /** Where payloads and other data are fetched from. */
  readonly baseUrl: string;
  /** The styles that the page needs, as text; they stand in the document, so that the first view takes one request. */
  readonly css: string;
  /** Address of the style sheet for all pages, which the application adds. */
  readonly stylesPathname: string;
  /** Address of the style sheet for paper; empty where the first one holds it. */
  readonly printPathname: string;
  /** Address of the script that starts the application on the visitor's first intent; not in development. */
  readonly startPathname?: string | undefined;
  /** Script that leads from the site's root to the visitor's language, as text. */
  readonly rootScript?: string | undefined;
  /** Address of the application's module. */
  readonly appPathname: string;
  /** Address of the module that asks for consent; only where a tag is switched on. */
  readonly consentPathname?: string | undefined;
  /** Address of the module that names the nearest titles; only on the error page 404. */
  readonly nearPathname?: string | undefined;
  /** Address of the frame's data. */
  readonly shellPathname: string;
  /** Address of the heading font for the language's script. */
  readonly fontPathname: string;
  /** Address of the language's web app manifest. */
  readonly webManifestPathname: string;
}

/** The document, byte for byte the same for the same input. */
export function renderDocument(page: Prerendered, assets: DocumentAssets): string {
  // The language links tell the alternates (src/behaviours/pageData.ts).
  const { alternates: _, ...pageData } = page.payload.page;
  return [
    `<!doctype html>\n<html ${page.htmlAttrs.trim()}>\n<head>\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.headHtml,
    // Browsers that read SVG take the second; the first is for those that do not, and for programs that ask for nothing else.
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/icons/icon.svg" sizes="any" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="${assets.webManifestPathname}">`,
    `<link rel="preload" href="${assets.fontPathname}" as="font" type="font/woff2" crossorigin>`,
    `<style>${assets.css}</style>`,
    ...(assets.printPathname ? [`<link rel="stylesheet" href="${assets.printPathname}" media="print">`] : []),
    ...(assets.startPathname ? [`<script src="${assets.startPathname}" defer></script>`] : []),
    '</head>\n<body>',
    page.beforeHtml,
    `<div id="root">${page.appHtml}</div>`,
    // Search engines read to the end; visitors see the page sooner without it on the way.
    ...(page.structuredData ? [`<script type="application/ld+json">${escapeJson(page.structuredData)}</script>`] : []),
    `<script type="application/json" id="page-data" data-locale="${assets.defaultLocale}" data-base="${assets.baseUrl}" data-app="${assets.appPathname}" data-styles="${assets.stylesPathname}" data-shell="${assets.shellPathname}"${assets.consentPathname ? ` data-consent="${assets.consentPathname}"` : ''}${assets.nearPathname ? ` data-near="${assets.nearPathname}"` : ''}>${escapeJson(pageData)}</script>`,
    ...(assets.rootScript ? [`<script>${assets.rootScript}</script>`] : []),
    '</body>\n</html>\n',
  ].join('\n');
}

/** JSON that cannot end the script element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Languages written in Cyrillic take the other font file. */
export function fontPathname(localeCode: string): string {
  return new Intl.Locale(localeCode).maximize().script === 'Cyrl' ? '/fonts/piazzolla-cyrillic.woff2' : '/fonts/piazzolla-latin.woff2';
}
