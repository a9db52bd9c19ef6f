/** What the checks need of a document, kept from one build to the next: a document whose name in the cache is known need not be parsed again. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Config } from '../config.ts';
import { openCache } from '../content/cache.ts';
import { type BuiltDocument, readDocument } from './document.ts';

/** Reads the document of an HTML file. */
export type ReadBuilt = (path: string) => Promise<BuiltDocument>;

/** `keptNames`: names in the cache by path, each made from everything that the document depends on (scripts/build/pages.ts). */
export function createDocumentReader(config: Config, keptNames: ReadonlyMap<string, string>): ReadBuilt {
  const cache = openCache(config, 'verify', ['scripts/verify']);
  return async (path) => {
    const keptName = keptNames.get(path);
    const entry = keptName && cache.pathOf([basename(keptName)], 'json');
    const known = entry && cache.read(entry);
    if (known) return parse(known);
    const written = format(readDocument(await readFile(path, 'utf8')));
    if (entry) cache.write(entry, written);
    // Read back, because every word cut out of a document keeps the whole of it in memory.
    return parse(written);
  };
}

type Entries<T> = T extends ReadonlyMap<infer K, infer V> ? [K, V][] : T extends ReadonlySet<infer V> ? V[] : T;
type Written = { [Key in keyof BuiltDocument]: Entries<BuiltDocument[Key]> };

function format({ metas, links, hreflang, ids, ...rest }: BuiltDocument): string {
  return JSON.stringify({ ...rest, metas: [...metas], links: [...links], hreflang: [...hreflang], ids: [...ids] });
}

function parse(text: string): BuiltDocument {
  const { metas, links, hreflang, ids, ...rest } = JSON.parse(text) as Written;
  return { ...rest, metas: new Map(metas), links: new Map(links), hreflang: new Map(hreflang), ids: new Set(ids) };
}
