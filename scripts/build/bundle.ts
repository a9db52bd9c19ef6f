/** The application's bundles: the browser's files and the server half that renders pages. Kept in the cache, because they hold no content. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '../../src/model/payload.ts';
import type { LocaleView, RenderJob } from '../../src/model/render.ts';
import type { Site } from '../../src/model/site.ts';
import { ASIDE, type Cache, hashText } from '../core/cache.ts';
import { listFiles } from '../core/listFiles.ts';
import { renamePatiently } from '../core/renamePatiently.ts';
import type { StyleSheets } from './styles/sheets.ts';

/** Everything that decides what bundles and documents are made of, apart from content. */
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

/** Addresses and texts that documents take from the browser's files. */
export interface BundleAssets extends StyleSheets {
  /** Address of the application's module. */
  readonly appPathname: string;
  /** Address of the module that asks for consent. */
  readonly consentPathname: string;
  /** Addresses of the scripts that start on pages and on error pages. */
  readonly startPathname: string;
  readonly errorStartPathname: string;
  /** Address of the script that the error page 404 loads after its start. */
  readonly nearPathname: string;
  /** Stands in the root's document and leads to the visitor's language, before that document's own script. */
  readonly rootScript: string;
}

/** What src/app/prerender.tsx exports; scripts do not import the application. */
export interface PrerenderModule {
  prerenderPage(view: LocaleView, job: RenderJob): Prerendered;
}

export interface Bundle {
  readonly assets: BundleAssets;
  /** Puts the browser's files into an output folder. */
  place(outDir: string): Promise<void>;
  /** Loads the server half. */
  load(): Promise<PrerenderModule>;
}

const SERVER_NAME = 'prerender.mjs';

/** The bundles of this very code; undefined where they have not been made. */
export async function readBundle(cache: Cache, site: Site): Promise<Bundle | undefined> {
  const dir = dirOf(cache, site);
  const text = cache.read(join(dir, 'assets.json'));
  if (text === undefined) return undefined;
  const { assets, hash } = JSON.parse(text) as { assets: BundleAssets; hash: string };
  if (!existsSync(join(dir, SERVER_NAME)) || (await hashBundle(dir)) !== hash) return undefined;
  return {
    assets,
    place: (outDir) => cp(join(dir, 'assets'), join(outDir, 'assets'), { recursive: true }),
    load: () => import(pathToFileURL(join(dir, SERVER_NAME)).href) as Promise<PrerenderModule>,
  };
}

/** Keeps what Vite made: the browser's files, the folder of the server half, and what documents take from them. */
export async function keepBundle(
  cache: Cache,
  site: Site,
  made: { filesDir: string; serverDir: string; assets: BundleAssets },
): Promise<void> {
  const dir = dirOf(cache, site);
  // Made aside and renamed, so that a build that is killed leaves no half bundle.
  const aside = join(cache.dir, ASIDE, randomUUID());
  await mkdir(aside, { recursive: true });
  await cp(made.filesDir, join(aside, 'assets'), { recursive: true });
  await cp(made.serverDir, aside, {
    recursive: true,
    filter: (source) => !basename(source).startsWith('.vite') || source === made.serverDir,
  });
  cache.write(join(aside, 'assets.json'), JSON.stringify({ assets: made.assets, hash: await hashBundle(aside) }));
  await rm(dir, { recursive: true, force: true });
  await renamePatiently(aside, dir);
}

/** Tells a bundle that a disk has damaged from the one that was kept. */
async function hashBundle(dir: string): Promise<string> {
  const files = (await listFiles(dir)).filter((file) => basename(file) !== 'assets.json');
  const texts = await Promise.all(files.map(async (file) => relative(dir, file) + hashText(await readFile(file, 'latin1'))));
  return hashText(texts.join('\n'));
}

/** What the start scripts are given of the site, as text; src/app/startVisit.ts declares its shape. */
export function startSiteOf({ url, locales, canonicalQuery }: Site): string {
  return JSON.stringify({ url, localeCodes: locales.map(({ code }) => code), canonicalQuery });
}

/** What the start scripts are given belongs to the bundle's name. */
function dirOf(cache: Cache, site: Site): string {
  return cache.pathOf([startSiteOf(site)], 'bundle');
}
