/** Copies the flags in use from the flag-icons package: the fallback when the public host does not answer. */
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Site } from '../../src/model/site.ts';

export async function copyFlags(dir: string, site: Site): Promise<void> {
  const source = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3');
  await mkdir(join(dir, 'flags'), { recursive: true });
  await Promise.all(site.locales.map(({ flag }) => copyFile(join(source, `${flag}.svg`), join(dir, 'flags', `${flag}.svg`))));
}
