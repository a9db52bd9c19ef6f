/** The built documents, for validators. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readConfig } from '../../scripts/core/config.ts';
import { listFiles } from '../../scripts/core/listFiles.ts';
import { isLong } from '../long.ts';

const { outDir } = readConfig(process.env, join(import.meta.dirname, '../..'));

/** A document with three mistakes that browsers forgive: an id twice, a paragraph around a list, a label of nothing. */
export const BROKEN =
  '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Kaputt</title></head><body><h1 id="a">A</h1><p id="a"><ul><li>1</li></ul></p><button type="button"></button><table><tr><td></tr></table></body></html>';

/**
 * All documents by their paths in the site. An old address sends the page's own body under another head: in the usual run a body
 * that another document has as well is there once, and an empty one in its place.
 */
export async function readDocuments(): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const bodies = new Set<string>();
  const documents = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const document = bare(texts[index] ?? '');
    const [body = ''] = /<body[\s\S]*/.exec(document) ?? [];
    documents.set(
      relative(outDir, file),
      !isLong && bodies.has(body) ? document.replace(body, () => '<body></body>\n</html>\n') : document,
    );
    bodies.add(body);
  }
  return documents;
}

/** Styles and scripts are no HTML and the same in all documents; the Nu checker knows the CSS of years ago, and ours has gone through a compiler. */
function bare(document: string): string {
  return document.replace(/(<(style|script)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}
