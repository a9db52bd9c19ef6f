/** The HTML document around the application: one template for the build and the development server. */
import type { Prerendered } from '../../../src/model/payload.ts';

/** Addresses and texts that are the same for all pages of a language. */
export interface DocumentAssets {
  /** Code of the language without an address prefix. */
  readonly defaultLocale: string;
  /** Base URL of payloads and other data. */
  readonly baseUrl: string;
  /** The styles of the first screen; inlined in the document, so that a browser paints it after one request. */
  readonly css: string;
  /** Address of the style sheet with all styles; the document links it where the first screen ends. */
  readonly stylesPathname: string;
  /** Address of the print style sheet; empty if the first one contains it. */
  readonly printPathname: string;
  /** Address of the script that starts the application on the visitor's first interaction; not in development. */
  readonly startPathname?: string | undefined;
  /** Inline script that redirects from the site's root to the visitor's language. */
  readonly rootScript?: string | undefined;
  /** Inline script that shows the text if the style sheet is late; not in development. */
  readonly textScript?: string | undefined;
  /** Address of the application's module. */
  readonly appPathname: string;
  /** Address of the module that asks for consent; only when a tag is switched on. */
  readonly consentPathname?: string | undefined;
  /** Address of the module that suggests pages with similar titles; only on the 404 page. */
  readonly nearPathname?: string | undefined;
  /** Address of the data of header, menus and footer. */
  readonly shellPathname: string;
  /** Address of the heading font for the language's script. */
  readonly fontPathname: string;
  /** Address of the language's web app manifest. */
  readonly webManifestPathname: string;
}

/** The document; deterministic, byte for byte. */
export function renderDocument(page: Prerendered, assets: DocumentAssets): string {
  // The language links contain the alternates (src/behaviours/pageData.ts).
  const { alternates: _, ...pageData } = page.payload.page;
  return [
    `<!doctype html>\n<html ${page.htmlAttrs.trim()}>\n<head>\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.headHtml,
    // Browsers with SVG support use the second; the first is for other browsers, and for programs that request only /favicon.ico.
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/icons/icon.svg" sizes="any" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="${assets.webManifestPathname}">`,
    `<link rel="preload" href="${assets.fontPathname}" as="font" type="font/woff2" crossorigin>`,
    `<style>${assets.css}</style>`,
    ...(assets.textScript ? [`<script>${assets.textScript}</script>`] : []),
    ...(assets.printPathname ? [`<link rel="stylesheet" href="${assets.printPathname}" media="print">`] : []),
    ...(assets.startPathname ? [`<script src="${assets.startPathname}" defer></script>`] : []),
    '</head>\n<body>',
    page.beforeHtml,
    `<div id="root">${page.appHtml}</div>`,
    // At the end, because search engines read the complete document and visitors see the page sooner.
    ...(page.structuredData ? [`<script type="application/ld+json">${escapeJson(page.structuredData)}</script>`] : []),
    `<script type="application/json" id="page-data" data-locale="${assets.defaultLocale}" data-base="${assets.baseUrl}" data-app="${assets.appPathname}" data-styles="${assets.stylesPathname}" data-shell="${assets.shellPathname}"${assets.consentPathname ? ` data-consent="${assets.consentPathname}"` : ''}${assets.nearPathname ? ` data-near="${assets.nearPathname}"` : ''}>${escapeJson(pageData)}</script>`,
    ...(assets.rootScript ? [`<script>${assets.rootScript}</script>`] : []),
    '</body>\n</html>\n',
  ].join('\n');
}

/** JSON that cannot close its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Languages written in Cyrillic use the other font file. */
export function fontPathname(localeCode: string): string {
  return new Intl.Locale(localeCode).maximize().script === 'Cyrl' ? '/fonts/piazzolla-cyrillic.woff2' : '/fonts/piazzolla-latin.woff2';
}
