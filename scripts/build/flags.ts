/** The flags in use, from the flag-icons package: the fallback when the public host does not answer. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Site } from '../../src/model/site.ts';

const PACKAGE = 'flag-icons/package.json';

export async function copyFlags(dir: string, site: Site): Promise<void> {
  await mkdir(join(dir, 'flags'), { recursive: true });
  await Promise.all(site.locales.map(({ flag }) => copyFile(sourceOf(flag), join(dir, 'flags', `${flag}.svg`))));
}

/** The file at an address below /flags/, for the development server; undefined for any other address. */
export async function readFlag(site: Site, pathname: string): Promise<Buffer | undefined> {
  const used = site.locales.find(({ flag }) => pathname === `/flags/${flag}.svg`);
  return used && readFile(sourceOf(used.flag));
}

function sourceOf(flag: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), 'flags/4x3', `${flag}.svg`);
}
