/** Reads built documents for the checks. What a document contains is kept by its name in the cache, so that an unchanged one is not parsed again. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuiltDocument, readDocument } from '../../core/builtDocument.ts';
import { openCache } from '../../core/cache.ts';
import type { Config } from '../../core/config.ts';
import { openFingerprints } from '../../core/fingerprints.ts';

/** Code that parses documents. The name of a document in the cache contains the code that wrote it. */
const CODE = ['scripts/core/builtDocument.ts'];

export interface DocumentReader {
  /** `file` is a path in the folder. */
  read(file: string): BuiltDocument;
  /** Keeps what was read for later builds. */
  save(): void;
}

/** `cachedNames`: names in the cache of files in `dir`, whose content is known by them (../pages.ts). */
export function openDocuments(
  dir: string,
  config?: Pick<Config, 'root' | 'cacheDir' | 'cacheUses'>,
  cachedNames: ReadonlyMap<string, string> = new Map(),
): DocumentReader {
  const known = config && openFingerprints(openCache(config, 'documents', CODE), 'documents');
  return {
    read(file) {
      const path = join(dir, file);
      const name = basename(cachedNames.get(path) ?? '');
      const text = name && known?.get(name);
      if (text) return parse(text);
      const document = readDocument(readFileSync(path, 'utf8'));
      if (name) known?.set(name, format(document));
      return document;
    },
    save: () => known?.save(),
  };
}

/** JSON has neither maps nor sets. */
function format({ metas, links, hreflang, ids, ...others }: BuiltDocument): string {
  return JSON.stringify({ ...others, metas: [...metas], links: [...links], hreflang: [...hreflang], ids: [...ids] });
}

function parse(text: string): BuiltDocument {
  const { metas, links, hreflang, ids, ...others } = JSON.parse(text) as Omit<BuiltDocument, 'metas' | 'links' | 'hreflang' | 'ids'> & {
    readonly metas: [string, string[]][];
    readonly links: [string, string[]][];
    readonly hreflang: [string, string][];
    readonly ids: string[];
  };
  return { ...others, metas: new Map(metas), links: new Map(links), hreflang: new Map(hreflang), ids: new Set(ids) };
}
