/**
 * Releases of the site in one folder of a server. Layout:
 *   current -> releases/000007-1f2e3d4c   what the server serves
 *   releases/<id>/                        a whole site each, and the hashed files of the releases kept before it
 *   records/<id>.json                     what the release consists of
 *   hosting/                              the hosts' configurations for all of them
 * Neighbours: deploy.ts and rollback.ts.
 */
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formPolicy, mergePolicies } from '../emit/headers.ts';
import type { Hosting } from '../emit/hosting.ts';
import { writeHosts } from '../emit/hosts/write.ts';

const LONGEST_POLICY = 4000;

/** What is remembered of a release. */
export interface Release {
  readonly id: string;
  readonly hosting: Hosting;
  /** Its own files that browsers keep for good, relative to its folder; later releases carry them on. */
  readonly hashedFiles: readonly string[];
}

export function currentLink(target: string): string {
  return join(target, 'current');
}

export function releaseDir(target: string, id: string): string {
  return join(target, 'releases', id);
}

export function hostingDir(target: string): string {
  return join(target, 'hosting');
}

function recordPath(target: string, id: string): string {
  return join(target, 'records', `${id}.json`);
}

/** Oldest first. Numbers count up whatever the clock says. */
export async function listReleases(target: string): Promise<Release[]> {
  const names = await readdir(join(target, 'records')).catch(() => []);
  const ids = names.filter((name) => /^\d{6}-\w+\.json$/.test(name)).sort();
  return Promise.all(ids.map(async (name) => JSON.parse(await readFile(join(target, 'records', name), 'utf8')) as Release));
}

/** Id of the release that is live; undefined before the first. */
export async function readCurrent(target: string): Promise<string | undefined> {
  return readlink(currentLink(target)).then(basename, () => undefined);
}

/** The next id: a number that was not given before, and a hash of what the release holds. */
export function nextId(releases: readonly Release[], digest: string): string {
  const last = Number(releases.at(-1)?.id.split('-')[0] ?? 0);
  return `${String(last + 1).padStart(6, '0')}-${digest}`;
}

export async function writeRecord(target: string, release: Release): Promise<void> {
  await mkdir(join(target, 'records'), { recursive: true });
  const path = recordPath(target, release.id);
  await writeFile(`${path}.next`, JSON.stringify(release));
  await rename(`${path}.next`, path);
}

/** One renaming: whoever asks gets the old release or the new one, never neither. */
export async function activate(target: string, id: string): Promise<void> {
  const aside = join(target, '.current-next');
  await rm(aside, { force: true });
  await symlink(join('releases', id), aside);
  await rename(aside, currentLink(target));
}

/**
 * Writes the hosts' configurations so that they fit every kept release: redirects of the newest, which pages that are there
 * come before, and a policy that allows the inline texts of all. A change of releases then needs no change of configuration.
 * Returns true when a server has to read them anew.
 */
export async function writeMergedHosts(target: string, releases: readonly Release[]): Promise<boolean> {
  const newest = releases.at(-1);
  if (!newest) return false;
  let policy = newest.hosting.policy;
  for (const { hosting } of releases.toReversed()) {
    const merged = mergePolicies([policy, hosting.policy]);
    // nginx takes no longer value; the oldest releases can then be gone back to with a new configuration only.
    if (formPolicy(merged).length < LONGEST_POLICY) policy = merged;
  }
  const dir = hostingDir(target);
  const before = await readTexts(dir);
  await writeHosts(dir, { ...newest.hosting, policy }, target);
  return before !== (await readTexts(dir));
}

/** What servers read; the model beside it also lists pages, which they look for themselves. */
async function readTexts(dir: string): Promise<string> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile() && !entry.name.endsWith('.json')).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.sort().map((file) => readFile(file, 'utf8')))).join('\0');
}

/** Removes releases beyond the newest `keep`, but never the one that is live nor those after it. */
export async function prune(target: string, keep: number): Promise<string[]> {
  const releases = await listReleases(target);
  const current = await readCurrent(target);
  const from = Math.min(
    releases.length - keep,
    releases.findIndex(({ id }) => id === current),
  );
  const old = releases.slice(0, Math.max(0, from)).map(({ id }) => id);
  for (const id of old) {
    await rm(recordPath(target, id), { force: true });
    await rm(releaseDir(target, id), { recursive: true, force: true });
  }
  return old;
}
