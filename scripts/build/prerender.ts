/** Runs vite-react-ssg into a staging folder: client bundle, server bundle, one HTML document and one payload per page. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { dirname, join } from 'node:path';
import { build as buildLibrary } from 'vite';
import { purposesOf } from '../../src/model/consent.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { formPathname, payloadPathname } from '../../src/model/pathname.ts';
import type { Prerendered } from '../../src/model/payload.ts';
import type { Site } from '../../src/model/site.ts';
import type { Config } from '../config.ts';
import { fontPathname, renderDocument } from '../emit/document.ts';
import type { InlineTexts } from '../emit/headers.ts';
import { webManifestPathname } from '../emit/webManifest.ts';
import { containSsg } from './containSsg.ts';
import type { ShellFiles } from './shellFiles.ts';

/** What src/app/prerender.tsx leaves on the context of a page. */
interface RenderedContext {
  readonly prerendered?: Prerendered;
}

export interface PrerenderOptions {
  readonly config: Config;
  readonly manifest: Manifest;
  readonly shellFiles: ShellFiles;
  readonly stagingDir: string;
}

export interface PrerenderResult extends InlineTexts {
  /** Documents written. */
  readonly count: number;
  /** Address of the application's module. */
  readonly appPathname: string;
}

/** Throws when a page fails to render, naming its file. */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  const { config, manifest, shellFiles, stagingDir } = options;
  register('./noJsdom.mjs', import.meta.url);
  const { build } = await import('vite-react-ssg/node');
  const startScript = await bundleStartScript(config.root, manifest.site);
  let assets: Assets | undefined;
  // Nobody navigates to an error page, so that it needs no payload.
  const errorPathnames = new Set(manifest.site.locales.map(({ code }) => formPathname(manifest.site, code, '404')));
  const isMeasured = purposesOf(manifest.site.analytics).length > 0;
  let count = 0;
  const failures = await containSsg(async () => {
    await build(
      {
        async onBeforePageRender(_pathname, template) {
          assets ??= await readAssets(stagingDir, template);
          return undefined;
        },
        async onPageRendered(pathname, _html, context) {
          const { prerendered } = context as unknown as RenderedContext;
          const shellPathname = prerendered && shellFiles.get(prerendered.localeCode)?.pathname;
          if (!prerendered || !assets || !shellPathname) throw new Error(`Error on page: ${pathname}\nNothing was rendered.`);
          if (!errorPathnames.has(pathname)) {
            await writeText(join(stagingDir, payloadPathname(pathname)), JSON.stringify(prerendered.payload));
          }
          count += 1;
          return renderDocument(prerendered, {
            ...assets,
            defaultLocale: manifest.site.defaultLocale,
            baseUrl: manifest.site.dataUrl,
            consentPathname: isMeasured ? assets.consentPathname : undefined,
            startScript,
            shellPathname,
            fontPathname: fontPathname(prerendered.localeCode),
            webManifestPathname: webManifestPathname(manifest, prerendered.localeCode),
          });
        },
      },
      { root: config.root, configFile: join(config.root, 'vite.config.ts'), logLevel: 'error', build: { outDir: stagingDir } },
    );
  });
  if (failures.length > 0) throw new Error(failures.map((failure) => explainFailure(manifest, failure)).join('\n'));
  await removeLeftovers(stagingDir);
  if (!assets) throw new Error('Nothing was rendered.');
  return { count, startScript, ...assets };
}

/** The start script with what it imports, as one classic script that stands in the document. */
async function bundleStartScript(root: string, site: Site): Promise<string> {
  const result = await buildLibrary({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { CANONICAL_QUERY: JSON.stringify(site.canonicalQuery) },
    build: { write: false, target: 'es2022', lib: { entry: join(root, 'src/app/start.ts'), formats: ['iife'], name: 'start' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk || !('code' in chunk)) throw new Error('The start script could not be bundled.');
  return chunk.code.trim();
}

interface Assets {
  readonly css: string;
  readonly appPathname: string;
  readonly consentPathname: string | undefined;
}

/** Address of the bundle and text of the style sheet, from the template that Vite built. */
async function readAssets(stagingDir: string, template: string): Promise<Assets> {
  const appPathname = /<script[^>]+src="([^"]+)"/.exec(template)?.[1];
  const cssPathname = /<link[^>]+href="([^"]+\.css)"/.exec(template)?.[1];
  if (!appPathname || !cssPathname) throw new Error('The client build made no script or no style sheet.');
  const modules = JSON.parse(await readFile(join(stagingDir, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>;
  const consent = modules['src/app/consent.ts'];
  return {
    appPathname,
    consentPathname: consent && `/${consent.file}`,
    css: (await readFile(join(stagingDir, cssPathname), 'utf8')).trim(),
  };
}

function explainFailure(manifest: Manifest, error: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: vite-react-ssg colours its message.
  const text = (error instanceof Error ? (error.message ?? '') : String(error)).replace(/\u001b\[\d+m/g, '');
  const pathname = /Error on page: (\S+)/.exec(text)?.[1];
  const page = manifest.pages.find((candidate) => candidate.pathname === pathname || candidate.aliases.includes(pathname ?? ''));
  return page ? `${page.filePath} failed to render:\n  ${text.split('\n').slice(1, 4).join('\n  ')}` : text;
}

/** Files that vite-react-ssg and Vite leave for servers that this site does not need; one of them has a random name. */
async function removeLeftovers(stagingDir: string): Promise<void> {
  const names = await readdir(stagingDir);
  const random = names.filter((name) => name.startsWith('static-loader-data-manifest-'));
  await Promise.all([...random, '.vite', 'src'].map((name) => rm(join(stagingDir, name), { recursive: true, force: true })));
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
