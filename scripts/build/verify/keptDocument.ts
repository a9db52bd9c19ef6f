/** What the checks need of a document, kept from one build to the next: a document whose name in the cache is known need not be parsed again. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openStamps } from '../../content/stamps.ts';
import { type BuiltDocument, readDocument } from '../../core/builtDocument.ts';
import { openCache } from '../../core/cache.ts';
import type { Config } from '../../core/config.ts';

/** Reads the document of an HTML file. */
export type ReadBuilt = (path: string) => Promise<BuiltDocument>;

export interface DocumentReader {
  readonly read: ReadBuilt;
  /** Keeps what was read for the next build. */
  save(): void;
}

/** `keptNames`: names in the cache by path, each made from everything that the document depends on (scripts/build/pages.ts). */
export function openDocumentReader(config: Config, keptNames: ReadonlyMap<string, string>): DocumentReader {
  const kept = openStamps(openCache(config, 'verify', ['scripts/build/verify', 'scripts/core/builtDocument.ts']), 'documents', 0);
  return {
    async read(path) {
      const keptName = keptNames.get(path);
      const name = keptName && basename(keptName);
      const known = name && kept.get(name);
      if (known) return parse(known);
      const written = format(readDocument(readFileSync(path, 'utf8')));
      if (name) kept.set(name, written);
      // Read back, because every word cut out of a document keeps the whole of it in memory.
      return parse(written);
    },
    save: kept.save,
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
