/** The application's bundles: the browser's files and the server bundle that renders pages. Cached, because they contain no content. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '../../src/model/payload.ts';
import type { LocaleView, RenderJob } from '../../src/model/render.ts';
import type { Site } from '../../src/model/site.ts';
import { type Cache, hashText, TEMPORARY } from '../core/cache.ts';
import { listFiles } from '../core/listFiles.ts';
import { renamePatiently } from '../core/renamePatiently.ts';
import type { StyleSheets } from './styles/sheets.ts';

/** All inputs of bundles and documents except the content. */
export const APPLICATION_CODE = [
  'src/app',
  'src/behaviours',
  'src/components',
  'src/i18n',
  'src/layouts',
  'src/mdx',
  'src/model',
  'src/styles',
  'scripts/build',
  'vite.config.ts',
];

/** Addresses and texts of the browser's files that documents contain. */
export interface BundleAssets extends StyleSheets {
  /** Address of the application's module. */
  readonly appPathname: string;
  /** Address of the module that asks for consent. */
  readonly consentPathname: string;
  /** Addresses of the start scripts of pages and of error pages. */
  readonly startPathname: string;
  readonly errorStartPathname: string;
  /** Address of the script that the 404 page loads after its start script. */
  readonly nearPathname: string;
  /** Inline script of the root document; redirects to the visitor's language, and runs before the document's other script. */
  readonly rootScript: string;
  /** Inline script of all documents; shows the text if the style sheet is late. */
  readonly textScript: string;
}

/** Exports of src/app/prerender.tsx; scripts do not import the application. */
export interface PrerenderModule {
  prerenderPage(view: LocaleView, job: RenderJob, code?: string): Prerendered;
}

export interface Bundle {
  readonly assets: BundleAssets;
  /** Copies the browser's files into an output folder. */
  copyTo(outDir: string): Promise<void>;
  /** Imports the server bundle. */
  load(): Promise<PrerenderModule>;
}

const SERVER_NAME = 'prerender.mjs';

/** The cached bundles of exactly this code; undefined when there are none. */
export async function readBundle(cache: Cache, site: Site): Promise<Bundle | undefined> {
  const dir = dirOf(cache, site);
  const text = cache.read(join(dir, 'assets.json'));
  if (text === undefined) return undefined;
  const { assets, hash } = JSON.parse(text) as { assets: BundleAssets; hash: string };
  if (!existsSync(join(dir, SERVER_NAME)) || (await hashBundle(dir)) !== hash) return undefined;
  return {
    assets,
    copyTo: (outDir) => cp(join(dir, 'assets'), join(outDir, 'assets'), { recursive: true }),
    load: () => import(pathToFileURL(join(dir, SERVER_NAME)).href) as Promise<PrerenderModule>,
  };
}

/** Caches the output of Vite: the browser's files, the folder of the server bundle, and the values that documents take from them. */
export async function cacheBundle(
  cache: Cache,
  site: Site,
  made: { filesDir: string; serverDir: string; assets: BundleAssets },
): Promise<void> {
  const dir = dirOf(cache, site);
  // Written to a temporary folder and renamed, so that a killed build leaves no incomplete bundle.
  const draft = join(cache.dir, TEMPORARY, randomUUID());
  await mkdir(draft, { recursive: true });
  await cp(made.filesDir, join(draft, 'assets'), { recursive: true });
  await cp(made.serverDir, draft, {
    recursive: true,
    filter: (source) => !basename(source).startsWith('.vite') || source === made.serverDir,
  });
  cache.write(join(draft, 'assets.json'), JSON.stringify({ assets: made.assets, hash: await hashBundle(draft) }));
  await rm(dir, { recursive: true, force: true });
  await renamePatiently(draft, dir);
}

/** Detects a bundle that was damaged on disk. */
async function hashBundle(dir: string): Promise<string> {
  const files = (await listFiles(dir)).filter((file) => basename(file) !== 'assets.json');
  const texts = await Promise.all(files.map(async (file) => relative(dir, file) + hashText(await readFile(file, 'latin1'))));
  return hashText(texts.join('\n'));
}

/** The site data of the start scripts, as text; src/app/startVisit.ts declares its shape. */
export function startSiteOf({ url, locales, canonicalQuery }: Site): string {
  return JSON.stringify({ url, localeCodes: locales.map(({ code }) => code), canonicalQuery });
}

/** The folder's name depends on the site data of the start scripts. */
function dirOf(cache: Cache, site: Site): string {
  return cache.pathOf([startSiteOf(site)], 'bundle');
}
