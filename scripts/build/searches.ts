/** Writes the search's files of each language, with content hashes in their names, so that browsers cache them permanently. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Deployment } from '../../src/model/deployment.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Page } from '../../src/model/page.ts';
import { hashText } from '../core/cache.ts';
import { deriveSearch } from '../rules/search/deriveSearch.ts';

/** Returns the addresses by locale code. `pages` contains at least the pages of the manifest. */
export async function writeSearches(dir: string, manifest: Manifest, pages: readonly Page[]): Promise<Deployment['searches']> {
  const searches: Record<string, { readonly index: string; readonly excerpts: string }> = {};
  for (const locale of manifest.site.locales) {
    const { index, excerpts } = deriveSearch(manifest, pages, locale);
    searches[locale.code] = {
      index: await write(dir, `search-${locale.code}`, JSON.stringify(index)),
      excerpts: await write(dir, `excerpts-${locale.code}`, JSON.stringify(excerpts)),
    };
  }
  return searches;
}

async function write(dir: string, name: string, text: string): Promise<string> {
  const pathname = `/assets/${name}-${hashText(text).slice(0, 8)}.json`;
  await mkdir(dirname(join(dir, pathname)), { recursive: true });
  await writeFile(join(dir, pathname), text);
  return pathname;
}
