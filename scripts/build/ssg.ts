/** Runs vite-react-ssg: bundles the application for browser and server and renders every page. Needed when the application has changed. */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Prerendered } from '../../src/model/payload.ts';
import type { LocaleView, RenderJob } from '../../src/model/render.ts';
import type { Site } from '../../src/model/site.ts';
import type { Cache } from '../core/cache.ts';
import type { Config } from '../core/config.ts';
import { linkPackages } from '../core/start/linkPackages.mjs';
import { type BundleAssets, cacheBundle } from './bundle.ts';
import { containSsg } from './containSsg.ts';
import { resolve } from './noJsdom.mjs';
import { writeStartScripts } from './startScripts.ts';
import { writeSheets } from './styles/sheets.ts';

const FAILURES_SHOWN = 5;
/** Characters in a folder's name that vite-react-ssg 0.9.2 does not escape when it loads a module from it. */
const UNREADABLE = /[#%?]/;
/** The application's path in the template; the template is copied into an otherwise empty folder. */
const CLIENT = '/client.tsx';

/** Data that src/app/prerender.tsx puts on the context of a page. */
interface RenderedContext {
  readonly prerendered?: Prerendered;
  readonly bundleUrl?: string;
}

export interface SsgOptions {
  readonly config: Config;
  readonly cache: Cache;
  readonly site: Site;
  readonly outDir: string;
  readonly views: readonly LocaleView[];
  readonly jobs: readonly RenderJob[];
  /** Returns the complete document of a rendered page. */
  readonly toDocument: (pathname: string, page: Prerendered, assets: BundleAssets) => Promise<string>;
  /** Adds the page's file to an error message, in a writer's terms. */
  readonly explain: (message: string) => string;
}

/** Writes all documents to the output folder and the bundles to the cache. Throws when a page fails to render. */
export async function renderWithSsg(options: SsgOptions): Promise<BundleAssets> {
  const { config, outDir, views, jobs } = options;
  // vite-react-ssg writes into its root, and the project may be read-only. After a killed build, swap.ts removes both paths.
  const workDir = `${outDir}.ssg`;
  const inputPath = `${outDir}.render.json`;
  const [sign] = UNREADABLE.exec(workDir) ?? [];
  if (sign)
    throw new Error(
      `The folder ${dirname(workDir)} has "${sign}" in its name, which ends a file's name in an address. Give OUT_DIR another.`,
    );
  skipJsdom();
  await mkdir(workDir);
  linkPackages(config.root, workDir);
  await copyFile(join(config.root, 'src/app/index.html'), join(workDir, 'index.html'));
  await writeFile(inputPath, JSON.stringify({ views, jobs }));
  process.env.RENDER_INPUT = inputPath;
  const { build } = await import('vite-react-ssg/node');
  const { mergeConfig } = await import('vite');
  const { default: viteConfig } = await import('../../vite.config.ts');
  let made: Promise<BundleAssets> | undefined;
  const failures = await containSsg(() =>
    build(
      {
        async onBeforePageRender(_pathname, template, context) {
          made ??= cacheAssets(options, template, context as unknown as RenderedContext);
          await made;
          return undefined;
        },
        async onPageRendered(pathname, _html, context) {
          const { prerendered } = context as unknown as RenderedContext;
          if (!prerendered || !made) throw new Error(`Error on page: ${pathname}\nNothing was rendered.`);
          return options.toDocument(pathname, prerendered, await made);
        },
      },
      mergeConfig(viteConfig({ command: 'build', mode: 'production' }), {
        root: workDir,
        // Read above: Vite would first write a bundle of it beside the packages.
        configFile: false,
        logLevel: 'error',
        resolve: { alias: { [CLIENT]: join(config.root, 'src/app/client.tsx') } },
        build: { outDir, copyPublicDir: false },
      }),
    ),
  );
  await rm(inputPath, { force: true });
  await rm(workDir, { recursive: true, force: true });
  if (failures.length > 0) {
    // A mistake in a component fails on every page; a few messages are as informative as thousands.
    const shown = failures.slice(0, FAILURES_SHOWN).map((failure) => options.explain(messageOf(failure)));
    const others = failures.length - shown.length;
    throw new Error([...shown, ...(others > 0 ? [`… and ${others} more pages.`] : [])].join('\n'));
  }
  await removeLeftovers(outDir);
  if (!made) throw new Error('Nothing was rendered.');
  return made;
}

/** Node 20 has no `registerHooks`; Node 26 warns that `register` is deprecated (DEP0205). */
function skipJsdom(): void {
  const { registerHooks } = module as { registerHooks?: (hooks: { readonly resolve: typeof resolve }) => void };
  if (registerHooks) registerHooks({ resolve });
  else module.register('./noJsdom.mjs', import.meta.url);
}

async function cacheAssets({ config, cache, site, outDir }: SsgOptions, template: string, context: RenderedContext): Promise<BundleAssets> {
  if (!context.bundleUrl) throw new Error('The server bundle does not contain its own address.');
  const filesDir = join(outDir, 'assets');
  const serverDir = dirname(fileURLToPath(context.bundleUrl));
  const { cssPathname, ...addresses } = readAddresses(template);
  const css = await readFile(join(outDir, cssPathname), 'utf8');
  await rm(join(outDir, cssPathname));
  const assets = {
    ...addresses,
    ...(await writeSheets(filesDir, css, [...(await readScripts(filesDir)), ...(await readScripts(serverDir))])),
    ...(await writeStartScripts(config.root, filesDir, site)),
  };
  await cacheBundle(cache, site, { filesDir, serverDir, assets });
  return assets;
}

/** Texts of a folder's scripts. */
async function readScripts(dir: string): Promise<string[]> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => /\.m?js$/.test(name)).sort();
  return Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
}

/** Addresses of Vite's output for the browser, from its template. */
function readAddresses(template: string) {
  const appPathname = /<script[^>]+src="([^"]+)"/.exec(template)?.[1];
  const cssPathname = /<link[^>]+href="([^"]+\.css)"/.exec(template)?.[1];
  if (!appPathname || !cssPathname) throw new Error('The client build made no script or no style sheet.');
  return { appPathname, cssPathname };
}

function messageOf(error: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: vite-react-ssg colours its message.
  return (error instanceof Error ? (error.message ?? '') : String(error)).replace(/\u001b\[\d+m/g, '');
}

/** Server files of vite-react-ssg and Vite that this site does not need; one of them has a random name. */
async function removeLeftovers(dir: string): Promise<void> {
  const names = await readdir(dir);
  const random = names.filter((name) => name.startsWith('static-loader-data-manifest-'));
  await Promise.all([...random, '.vite', 'src'].map((name) => rm(join(dir, name), { recursive: true, force: true })));
}
