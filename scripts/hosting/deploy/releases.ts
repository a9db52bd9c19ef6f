/**
 * Reads and changes the releases of the site in one folder of a server. Layout:
 *   current -> releases/000007-1f2e3d4c   what the server serves
 *   releases/<id>/                        a complete site each, and the hashed files of the releases before it that are still retained
 *   records/<id>.json                     contents of the release
 *   hosting/                              the hosts' configurations for all of them (configuration.ts)
 *   server.json                           what the server read last (server.ts)
 * An unreadable file is an error; only a missing one counts as missing.
 */
import { readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { makeFolder, writeForAll } from '../../core/modes.ts';
import type { Hosting } from '../hosting.ts';
import { siteFilesSchema } from '../siteFiles.ts';

/** Record of a release. */
const releaseSchema = z.object({
  id: z.string(),
  /** Written by the build. Only the fields that a damaged record would lack are checked. */
  hosting: z.custom<Hosting>((value) => {
    const { url, addresses, policy, site } = (value ?? {}) as Partial<Hosting>;
    return typeof url === 'string' && Array.isArray(addresses) && Boolean(policy) && Boolean(site);
  }),
  /** Paths of the release's own files that browsers cache permanently, relative to its folder; later releases include them. */
  hashedFiles: z.array(z.string()),
  /** Empty in records that were written before the file list had hashes. */
  files: siteFilesSchema.default({}),
  /** Id of the release that was live before; undefined for the first one and in older records. A rollback returns to it. */
  replaces: z.string().optional(),
});
export type Release = Readonly<z.infer<typeof releaseSchema>>;

export function currentLink(target: string): string {
  return join(target, 'current');
}

export function releaseDir(target: string, id: string): string {
  return join(target, 'releases', id);
}

function recordPath(target: string, id: string): string {
  return join(target, 'records', `${id}.json`);
}

/** Oldest first. Numbers increase independently of the clock. Throws when a record cannot be read. */
export async function listReleases(target: string): Promise<Release[]> {
  const names = (await orMissing(readdir(join(target, 'records')))) ?? [];
  const ids = names.filter((name) => /^\d{6}-\w+\.json$/.test(name)).sort();
  return Promise.all(ids.map((name) => readRecord(join(target, 'records', name))));
}

async function readRecord(path: string): Promise<Release> {
  const text = await readFile(path, 'utf8');
  try {
    const release = releaseSchema.parse(JSON.parse(text));
    // Folders are deleted by id: a wrong id in the record could name any folder.
    if (`${release.id}.json` !== basename(path)) throw new Error(`The id is ${release.id}.`);
    return release;
  } catch {
    throw new Error(`${path} is damaged. Restore it from a backup, or remove it and its folder in releases/ if that release is not live.`);
  }
}

/** Id of the live release; undefined before the first. Throws when `current` is not a symbolic link. */
export async function readCurrent(target: string): Promise<string | undefined> {
  const link = await orMissing(readlink(currentLink(target)));
  return link && basename(link);
}

/** The releases whose folders exist. */
export async function withFolders(target: string, releases: readonly Release[]): Promise<Release[]> {
  const isThere = await Promise.all(releases.map(({ id }) => orMissing(stat(releaseDir(target, id)))));
  return releases.filter((_, index) => isThere[index]?.isDirectory());
}

/** Returns undefined for errors with one of `codes`, which mean that the file is missing; rethrows every other error. */
export async function orMissing<T>(reading: Promise<T>, codes: readonly string[] = ['ENOENT']): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The next id: an unused number and a hash of the release's content. */
export function nextId(releases: readonly Release[], digest: string): string {
  const last = Number(releases.at(-1)?.id.split('-')[0] ?? 0);
  return `${String(last + 1).padStart(6, '0')}-${digest}`;
}

export async function writeRecord(target: string, release: Release): Promise<void> {
  await makeFolder(join(target, 'records'));
  await writeForAll(recordPath(target, release.id), JSON.stringify(release));
}

/** Removes a release's folder and its record. */
export async function removeRelease(target: string, id: string): Promise<void> {
  await rm(recordPath(target, id), { force: true });
  await rm(releaseDir(target, id), { recursive: true, force: true });
}

/** Switches the link with one rename: a request gets either the old or the new release, and never an error. */
export async function activate(target: string, id: string): Promise<void> {
  const next = join(target, '.current-next');
  await rm(next, { force: true });
  await symlink(join('releases', id), next);
  await rename(next, currentLink(target));
}

/**
 * The release to which a rollback returns: the one that was live before. Skips releases that were rolled back or never went live. Undefined
 * when there is none.
 */
export function beforeRelease(releases: readonly Release[], live: Release | undefined): Release | undefined {
  if (!live) return undefined;
  const earlier = releases.slice(0, releases.indexOf(live));
  return live.replaces === undefined ? earlier.at(-1) : earlier.find(({ id }) => id === live.replaces);
}

/**
 * Removes all but the newest `keep` releases. Never removes the live release or those after it, nor the one before it, unless `keep` is 1.
 */
export async function prune(target: string, keep: number): Promise<string[]> {
  const releases = await listReleases(target);
  const current = await readCurrent(target);
  const from = Math.min(
    releases.length - keep,
    releases.findIndex(({ id }) => id === current),
  );
  const live = releases.find(({ id }) => id === current);
  // The release before the live one is among the newest `keep`, unless rolled-back releases are between the two.
  const before = keep > 1 ? beforeRelease(releases, live) : undefined;
  const old = releases.slice(0, Math.max(0, from)).flatMap(({ id }) => (id === before?.id ? [] : id));
  for (const id of old) await removeRelease(target, id);
  return old;
}
