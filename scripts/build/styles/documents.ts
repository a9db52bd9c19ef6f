/** The styles that stand in documents: per kind of page, what any page of the kind needs. */
import type { Prerendered } from '../../../src/model/payload.ts';
import type { RenderJob } from '../../../src/model/render.ts';
import type { Cache } from '../../core/cache.ts';
import { addElements, type Elements, formatElements, readElements } from './elements.ts';
import { pruneSheet } from './prune.ts';
import { LAYER_ORDER } from './sheets.ts';

/** Error pages have no page behind them. */
const ERROR_KIND = 'error';

export function kindOf(job: RenderJob): string {
  return job.page?.kind ?? ERROR_KIND;
}

/** The elements of a document, as text that the cache can keep. */
export function elementsOf({ htmlAttrs, beforeHtml, appHtml }: Prerendered): string {
  const elements: Elements = new Map();
  // Of a language, only its direction has rules of its own.
  const direction = /\bdir="\w+"/.exec(htmlAttrs)?.[0] ?? '';
  readElements(elements, `<html lang="" ${direction}><body>${beforeHtml}<div id="root">${appHtml}</div></body></html>`);
  return formatElements(elements);
}

/** Style sheets by kind. `texts` are the distinct texts of elementsOf; the same elements give the same sheet, kept in the cache. */
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

/** Replaces the styles of a document. Throws where it has none: it would keep styles that its policy blocks. */
export function fillStyles(html: string, css: string): string {
  const start = html.indexOf(STYLE_START);
  // A style sheet may hold `<`, as in `@property` and in ranges of media queries, but never the end of its element.
  const end = html.indexOf(STYLE_END, start);
  if (start < 0 || end < 0) throw new Error('The document has no <style> element to replace.');
  return html.slice(0, start + STYLE_START.length) + css + html.slice(end);
}

const STYLE_START = '<style>';
const STYLE_END = '</style>';
