/** The inlined styles of documents: per kind of page, what any page of the kind needs. */
import type { Prerendered } from '../../../src/model/payload.ts';
import type { RenderJob } from '../../../src/model/render.ts';
import type { Cache } from '../../core/cache.ts';
import { addElements, type Elements, formatElements, readElements } from './elements.ts';
import { pruneSheet } from './prune.ts';
import { LAYER_ORDER } from './sheets.ts';

/** Error pages have no content page. */
const ERROR_KIND = 'error';

export function kindOf(job: RenderJob): string {
  return job.page?.kind ?? ERROR_KIND;
}

/** The elements of a document, as text for the cache. */
export function elementsOf({ htmlAttrs, beforeHtml, appHtml }: Prerendered): string {
  const elements: Elements = new Map();
  // Of the language, style rules use only the direction.
  const direction = /\bdir="\w+"/.exec(htmlAttrs)?.[0] ?? '';
  readElements(elements, `<html lang="" ${direction}><body>${beforeHtml}<div id="root">${appHtml}</div></body></html>`);
  return formatElements(elements);
}

/** Style sheets by kind. `texts` are the distinct results of elementsOf; the same elements give the same sheet, which is cached. */
export function deriveKindSheets(
  cache: Cache,
  screenCss: string,
  texts: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, own]) => [kind, deriveSheet(cache, screenCss, own)]));
}

function deriveSheet(cache: Cache, screenCss: string, texts: ReadonlySet<string>): string {
  const path = cache.pathOf([screenCss, ...[...texts].sort()], 'css');
  const kept = cache.read(path);
  if (kept !== undefined) return kept;
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
