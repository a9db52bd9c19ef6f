/**
 * The styles in a document: what the first screen of any page of its group needs. The complete sheet is linked after the first screen, so
 * that a browser paints the title and the answer before it lays out the article.
 */
import type { Prerendered } from '../../../src/model/payload.ts';
import type { RenderJob } from '../../../src/model/render.ts';
import type { Cache } from '../../core/cache.ts';
import { addElements, type Elements, formatElements, readElements, TAG, VOID } from './elements.ts';
import { pruneSheet } from './prune.ts';
import { LAYER_ORDER } from './sheets.ts';

/**
 * Documents whose first screens share their styles; a group costs a hash in the policy of every answer. Entrances are home, contact and
 * error pages; every other page begins with a page header (src/README.md, decisions, has the sizes).
 */
export type StyleGroup = 'article' | 'entrance';

export function styleGroupOf({ page }: Pick<RenderJob, 'page'>): StyleGroup {
  return !page || page.kind === 'home' || page.kind === 'contact' ? 'entrance' : 'article';
}

/** The elements of a document's first screen, as text for the cache. */
export function elementsOf({ htmlAttrs, beforeHtml, appHtml }: Prerendered): string {
  const elements: Elements = new Map();
  // Of the language, style rules use only the direction.
  const direction = /\bdir="\w+"/.exec(htmlAttrs)?.[0] ?? '';
  const firstScreen = appHtml.slice(0, endOfFirstScreen(appHtml));
  readElements(elements, `<html lang="" ${direction}><body>${beforeHtml}<div id="root">${firstScreen}`);
  return formatElements(elements);
}

/** The application's HTML with a link to the complete style sheet where the first screen ends. */
export function linkStyles(appHtml: string, stylesPathname: string): string {
  const end = endOfFirstScreen(appHtml);
  return `${appHtml.slice(0, end)}<link rel="stylesheet" href="${stylesPathname}">${appHtml.slice(end)}`;
}

/** Index after the first element in main, which every layout begins with: the page's header, the hero or the notice of an error. */
function endOfFirstScreen(appHtml: string): number {
  const start = /<main\b[^>]*>/.exec(appHtml);
  if (!start) throw new Error('The page has no <main>.');
  let depth = 0;
  const from = start.index + start[0].length;
  for (const { 0: tag, 1: slash, 2: name = '', 4: selfClosing, index } of appHtml.slice(from).matchAll(TAG)) {
    if (slash) depth -= 1;
    else if (!selfClosing && !VOID.has(name)) depth += 1;
    if (depth <= 0) return from + index + (depth < 0 ? 0 : tag.length);
  }
  throw new Error('An element of <main> has no end.');
}

/** The style sheet of a group of documents. `texts` are the distinct results of elementsOf; the same elements give the same sheet, which is cached. */
export function deriveFirstSheet(cache: Cache, screenCss: string, texts: ReadonlySet<string>): string {
  const path = cache.pathOf([screenCss, ...[...texts].sort()], 'css');
  const cached = cache.read(path);
  if (cached !== undefined) return cached;
  const elements: Elements = new Map();
  for (const text of texts) addElements(elements, text);
  const sheet = LAYER_ORDER + pruneSheet(screenCss, elements);
  cache.write(path, sheet);
  return sheet;
}

/** Replaces the styles of a document. Throws when it has none: it would retain styles that its policy blocks. */
export function fillStyles(html: string, css: string): string {
  const start = html.indexOf(STYLE_START);
  // A style sheet may contain `<`, as in `@property` and in range media queries, but never its element's end tag.
  const end = html.indexOf(STYLE_END, start);
  if (start < 0 || end < 0) throw new Error('The document has no <style> element to replace.');
  return html.slice(0, start + STYLE_START.length) + css + html.slice(end);
}

const STYLE_START = '<style>';
const STYLE_END = '</style>';
