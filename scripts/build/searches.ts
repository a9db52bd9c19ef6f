/** Writes the search's files of each language, with content hashes in their names, so that browsers cache them permanently. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Deployment } from '../../src/model/deployment.ts';
import type { Locale } from '../../src/model/locale.ts';
import { type Manifest, pagesOf } from '../../src/model/manifest.ts';
import type { Page } from '../../src/model/page.ts';
import { type Cache, hashText, openCache } from '../core/cache.ts';
import type { Config } from '../core/config.ts';
import { deriveSearch } from '../rules/search/deriveSearch.ts';

/** Code and dictionaries of endings that decide what is found. */
const CODE = ['scripts/rules/search', 'src/model'];

/** Returns the addresses by locale code. `pages` contains at least the pages of the manifest. */
export async function writeSearches(
  config: Pick<Config, 'root' | 'cacheDir' | 'cacheUses'>,
  dir: string,
  manifest: Manifest,
  pages: readonly Page[],
): Promise<Deployment['searches']> {
  const searches: Record<string, { readonly index: string; readonly excerpts: string }> = {};
  const cache = openCache(config, 'search', CODE);
  for (const locale of manifest.site.locales) {
    const { index, excerpts } = deriveOnce(cache, manifest, pages, locale);
    searches[locale.code] = {
      index: await write(dir, `search-${locale.code}`, index),
      excerpts: await write(dir, `excerpts-${locale.code}`, excerpts),
    };
  }
  return searches;
}

/** The files' texts. An edit changes those of one language. */
function deriveOnce(cache: Cache, manifest: Manifest, pages: readonly Page[], locale: Locale): { index: string; excerpts: string } {
  const { code } = locale;
  const own = pages.filter(({ localeCode }) => localeCode === code);
  const inputs = [locale, manifest.site.defaultLocale, manifest.terms, pagesOf(manifest, code), own.map(({ outline: _, ...page }) => page)];
  const path = cache.pathOf([JSON.stringify(inputs)], 'json');
  const known = cache.read(path);
  if (known) return JSON.parse(known) as { index: string; excerpts: string };
  const { index, excerpts } = deriveSearch(manifest, pages, locale);
  const texts = { index: JSON.stringify(index), excerpts: JSON.stringify(excerpts) };
  cache.write(path, JSON.stringify(texts));
  return texts;
}

async function write(dir: string, name: string, text: string): Promise<string> {
  const pathname = `/assets/${name}-${hashText(text).slice(0, 8)}.json`;
  await mkdir(dirname(join(dir, pathname)), { recursive: true });
  await writeFile(join(dir, pathname), text);
  return pathname;
}
