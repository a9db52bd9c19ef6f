/**
 * Releases of the site in one folder of a server. Layout:
 *   current -> releases/000007-1f2e3d4c   what the server serves
 *   releases/<id>/                        a whole site each, and the hashed files of the releases kept before it
 *   records/<id>.json                     what the release consists of
 *   hosting/                              the hosts' configurations for all of them (configuration.ts)
 *   server.json                           what the server read last (server.ts)
 * What cannot be read is an error; only what is missing counts as missing.
 */
import { readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { makeFolder, writeForAll } from '../../core/modes.ts';
import type { Hosting } from '../hosting.ts';
import { siteFilesSchema } from '../siteFiles.ts';

/** What is remembered of a release. */
const releaseSchema = z.object({
  id: z.string(),
  /** Written by the build; its own fields are those that a damaged record would miss. */
  hosting: z.custom<Hosting>((value) => {
    const { url, addresses, policy, site } = (value ?? {}) as Partial<Hosting>;
    return typeof url === 'string' && Array.isArray(addresses) && Boolean(policy) && Boolean(site);
  }),
  /** Its own files that browsers keep for good, relative to its folder; later releases carry them on. */
  hashedFiles: z.array(z.string()),
  /** Empty in records that were written before files had hashes. */
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

/** Oldest first. Numbers count up whatever the clock says. Throws when a record cannot be read. */
export async function listReleases(target: string): Promise<Release[]> {
  const names = (await orMissing(readdir(join(target, 'records')))) ?? [];
  const ids = names.filter((name) => /^\d{6}-\w+\.json$/.test(name)).sort();
  return Promise.all(ids.map((name) => readRecord(join(target, 'records', name))));
}

async function readRecord(path: string): Promise<Release> {
  const text = await readFile(path, 'utf8');
  try {
    const release = releaseSchema.parse(JSON.parse(text));
    // Folders are removed by their id: another one in the record could mean any folder.
    if (`${release.id}.json` !== basename(path)) throw new Error(`The id is ${release.id}.`);
    return release;
  } catch {
    throw new Error(`${path} is damaged. Restore it from a backup, or remove it and its folder in releases/ if that release is not live.`);
  }
}

/** Id of the release that is live; undefined before the first. Throws when `current` is anything but a link. */
export async function readCurrent(target: string): Promise<string | undefined> {
  const link = await orMissing(readlink(currentLink(target)));
  return link && basename(link);
}

/** Releases whose folders are there. */
export async function withFolders(target: string, releases: readonly Release[]): Promise<Release[]> {
  const isThere = await Promise.all(releases.map(({ id }) => orMissing(stat(releaseDir(target, id)))));
  return releases.filter((_, index) => isThere[index]?.isDirectory());
}

/** Undefined where there is nothing (`codes`); every other failure is thrown. */
export async function orMissing<T>(reading: Promise<T>, codes: readonly string[] = ['ENOENT']): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The next id: a number that was not given before, and a hash of what the release holds. */
export function nextId(releases: readonly Release[], digest: string): string {
  const last = Number(releases.at(-1)?.id.split('-')[0] ?? 0);
  return `${String(last + 1).padStart(6, '0')}-${digest}`;
}

export async function writeRecord(target: string, release: Release): Promise<void> {
  await makeFolder(join(target, 'records'));
  await writeForAll(recordPath(target, release.id), JSON.stringify(release));
}

/** Removes a release with its record. */
export async function removeRelease(target: string, id: string): Promise<void> {
  await rm(recordPath(target, id), { force: true });
  await rm(releaseDir(target, id), { recursive: true, force: true });
}

/** One renaming: a request gets the old release or the new one, never neither. */
export async function activate(target: string, id: string): Promise<void> {
  const aside = join(target, '.current-next');
  await rm(aside, { force: true });
  await symlink(join('releases', id), aside);
  await rename(aside, currentLink(target));
}

/**
 * The release to which a rollback returns: the one that was live before. What was taken back, or never went live, is passed over. Undefined
 * where there is none.
 */
export function beforeRelease(releases: readonly Release[], live: Release | undefined): Release | undefined {
  if (!live) return undefined;
  const earlier = releases.slice(0, releases.indexOf(live));
  return live.replaces === undefined ? earlier.at(-1) : earlier.find(({ id }) => id === live.replaces);
}

/** Removes releases beyond the newest `keep`, but never the one that is live, the one before it, nor those after it. */
export async function prune(target: string, keep: number): Promise<string[]> {
  const releases = await listReleases(target);
  const current = await readCurrent(target);
  const from = Math.min(
    releases.length - keep,
    releases.findIndex(({ id }) => id === current),
  );
  const live = releases.find(({ id }) => id === current);
  // The release before is one that stays, unless releases that were taken back stand between.
  const before = keep > 1 ? beforeRelease(releases, live) : undefined;
  const old = releases.slice(0, Math.max(0, from)).flatMap(({ id }) => (id === before?.id ? [] : id));
  for (const id of old) await removeRelease(target, id);
  return old;
}
