/**
 * The files of a built site with their hashes, against which a live site is checked. The build writes the list beside the model
 * (hosting.ts).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { withSlashes } from '../core/paths.ts';

/** File name of the list inside the folder of host configurations. */
export const SITE_FILES_FILE = 'files.json';

/** File endings of the compressed versions that the build writes beside a file, by content coding. */
export const ENCODING_ENDINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODING_ENDINGS;
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

const siteFile = z.object({
  /** SHA-256 of the file's bytes, hexadecimal. The decoded body of an answer in any encoding has the same bytes. */
  hash: z.string(),
  /** Encodings for which a compressed version of the file exists. */
  encodings: z.array(z.enum(ENCODINGS)),
});
export const siteFilesSchema = z.record(z.string(), siteFile);

export type SiteFile = Readonly<z.infer<typeof siteFile>>;
/** By path inside the site's folder, with slashes. Compressed versions have no separate entries. */
export type SiteFiles = Readonly<Record<string, SiteFile>>;

/**
 * All files of a site, relative to its folder, with slashes, sorted. Without hidden files, except the folder .well-known, which is public.
 * Throws for a link, a pipe or a device: a site consists of regular files.
 */
export async function listSite(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const served = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ isFile: entry.isFile(), name: withSlashes(relative(dir, join(entry.parentPath, entry.name))) }))
    .filter(({ name }) => !/(?:^|\/)\.(?!well-known\/)/.test(name));
  const odd = served.find(({ isFile }) => !isFile);
  if (odd) throw new Error(`${join(dir, odd.name)} is not a regular file, so it cannot be part of the site.`);
  return served.map(({ name }) => name).sort();
}

/** `files` are all files of the site in `dir`, including the compressed versions. Synchronous, because that takes a third of the time. */
export function hashSiteFiles(dir: string, files: readonly string[]): SiteFiles {
  const known = new Set(files);
  const isVersion = (file: string) => ENCODINGS.some((name) => file.endsWith(ENCODING_ENDINGS[name]));
  const entries: [string, SiteFile][] = [];
  for (const file of files.filter((candidate) => !isVersion(candidate))) {
    const encodings = ENCODINGS.filter((name) => known.has(file + ENCODING_ENDINGS[name]));
    entries.push([file, { hash: hashBytes(readFileSync(join(dir, file))), encodings }]);
  }
  return Object.fromEntries(entries);
}

export async function writeSiteFiles(hostingDir: string, files: SiteFiles): Promise<void> {
  await writeFile(join(hostingDir, SITE_FILES_FILE), `${JSON.stringify(files, undefined, 1)}\n`);
}

/** Throws when the list is missing or invalid. */
export async function readSiteFiles(hostingDir: string): Promise<SiteFiles> {
  return siteFilesSchema.parse(JSON.parse(await readFile(join(hostingDir, SITE_FILES_FILE), 'utf8')));
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
