/**
 * Bundles the scripts that run before the visitor's first interaction: one file for pages, two for error pages, an inline script for all
 * documents and one for the site's root.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Site } from '../../src/model/site.ts';
import { hashText } from '../core/cache.ts';
import { type BundleAssets, startSiteOf } from './bundle.ts';

export type StartScripts = Pick<
  BundleAssets,
  'startPathname' | 'errorStartPathname' | 'nearPathname' | 'consentPathname' | 'rootScript' | 'textScript'
>;

/** Writes the files into `assetsDir`, with content hashes in their names. */
export async function writeStartScripts(root: string, assetsDir: string, site: Site): Promise<StartScripts> {
  const define = { SITE: startSiteOf(site) };
  const bundle = (name: string) => bundleScript(root, join(root, 'src/app', name), define);
  const write = async (name: string, prefix = 'start') => {
    const text = await bundle(name);
    const fileName = `${prefix}-${hashText(text).slice(0, 8)}.js`;
    await writeFile(join(assetsDir, fileName), text);
    return `/assets/${fileName}`;
  };
  return {
    startPathname: await write('start.ts'),
    errorStartPathname: await write('startError.ts'),
    nearPathname: await write('near.ts', 'near'),
    // If configured, it loads before the application, and therefore shares no file with it: both are smaller as separate files.
    consentPathname: await write('consent.ts', 'consent'),
    rootScript: await bundle('startRoot.ts'),
    textScript: await bundle('startText.ts'),
  };
}

/** A module with its imports, as one classic script. */
async function bundleScript(root: string, entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'start' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk || !('code' in chunk)) throw new Error(`${entry} could not be bundled.`);
  return chunk.code.trim();
}
