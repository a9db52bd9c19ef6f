/** Loads the search of a language: the index with the engine, and the excerpts. Each file is fetched once per visit. */
import type { LocaleCode } from '#generated/types.ts';
import { type Deployment, LATEST_PATHNAME } from '../../model/deployment.ts';
import { isSearchIndex, type SearchExcerpts } from '../../model/search.ts';
import { createSearchInSlices, type Search } from '../../model/searchEngine.ts';
import type { Http } from '../http.ts';

export interface SearchFiles {
  readonly search: Search;
  /** Empty if they cannot be loaded: the results then have no excerpts. */
  readonly excerpts: Promise<SearchExcerpts>;
}

let deployment: Promise<Deployment> | undefined;
const loaded = new Map<string, Promise<SearchFiles>>();

/** Rejects if the index cannot be loaded; the next call tries again. */
export function loadSearch(http: Http, localeCode: LocaleCode): Promise<SearchFiles> {
  const known = loaded.get(localeCode);
  if (known) return known;
  const files = load(http, localeCode);
  loaded.set(localeCode, files);
  files.catch(() => {
    loaded.delete(localeCode);
    deployment = undefined;
  });
  return files;
}

async function load(http: Http, localeCode: LocaleCode): Promise<SearchFiles> {
  deployment ??= http.get<Deployment>(LATEST_PATHNAME);
  const { index: indexPathname = '', excerpts: excerptsPathname = '' } = (await deployment).searches[localeCode] ?? {};
  const index = await http.get<unknown>(indexPathname);
  if (!isSearchIndex(index)) throw new Error(`${indexPathname} holds no index.`);
  const excerpts = http.get<SearchExcerpts>(excerptsPathname).catch(() => []);
  return { search: await createSearchInSlices(index, localeCode), excerpts };
}
