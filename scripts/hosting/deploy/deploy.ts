/**
 * Publishes a built site: creates a new release beside the live one and checks it before and after activation. Neighbours: releases.ts, for
 * the layout; rollback.ts.
 */
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IssuesError } from '../../core/issuesError.ts';
import { FOLDER_MODE, findClosedFolder, makeFolder, openToAll } from '../../core/modes.ts';
import { pathInside } from '../../core/paths.ts';
import { formatReport } from '../../core/report.ts';
import { HOSTING_FILE, type Hosting } from '../hosting.ts';
import { ENCODING_ENDINGS, listSite, readSiteFiles, type SiteFiles } from '../siteFiles.ts';
import { type BringOptions, bringConfiguration } from './bringConfiguration.ts';
import { checkLive, rulesOf } from './checkLive.ts';
import { checkRelease } from './checkRelease.ts';
import { buildConfiguration } from './configuration.ts';
import { carryOn, copySite, digestSite, isHashed } from './copySite.ts';
import { oneDeployment } from './oneDeployment.ts';
import {
  activate,
  beforeRelease,
  listReleases,
  nextId,
  prune,
  type Release,
  readCurrent,
  releaseDir,
  removeRelease,
  withFolders,
  writeRecord,
} from './releases.ts';
import { returnTo, returnToNothing } from './rollback.ts';

export interface DeployOptions extends BringOptions {
  /** Folder of the built site. */
  readonly outDir: string;
  /** Folder with the hosts' configurations and the list of files from the same build. */
  readonly hostingDir: string;
  /** Number of releases to keep, including the live one. */
  readonly keep: number;
  /** Prevents builds from changing the built site while it is read. */
  readonly holdBuild?: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Returns the live release's id. Throws, and leaves the live release unchanged, when the new release is broken, when the server has not
 * read the configuration that it needs, when the server does not answer as the release promises, or while another process changes releases
 * in the same folder.
 */
export async function deploy(options: DeployOptions): Promise<string> {
  const { holdBuild = (work) => work() } = options;
  expectApart(options);
  return oneDeployment(options.target, () => holdBuild(() => deployAlone(options)));
}

/** Throws when the folder contains a file that the build has not written: it would become public. */
function expectBuilt(outDir: string, names: readonly string[], files: SiteFiles): void {
  // A deployment compresses again, and may compress a file that the build left uncompressed.
  const endings = ['', ...Object.values(ENCODING_ENDINGS)];
  const built = new Set(Object.keys(files).flatMap((name) => endings.map((ending) => name + ending)));
  const [odd, ...others] = names.filter((name) => !built.has(name));
  if (odd === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new Error(`${join(outDir, odd)}${more} was not made by the build, and would be public. Remove it, or run "npm run build".`);
}

/** Throws when the releases would be inside the built site, or their configurations would overwrite those of the build. */
function expectApart({ target, outDir, hostingDir }: DeployOptions): void {
  const meets = [outDir, hostingDir].some((dir) => pathInside(dir, target) !== undefined) || pathInside(target, hostingDir) === 'hosting';
  if (meets) throw new Error(`${target} is a folder of the build. Releases need a folder of their own, such as /srv/www.example.org.`);
}

/** Releases in the folder on the server. */
interface Releases {
  /** Oldest first. */
  readonly all: readonly Release[];
  readonly live: Release | undefined;
}

async function readReleases(target: string): Promise<Releases> {
  const all = await withFolders(target, await listReleases(target));
  const current = await readCurrent(target);
  const live = all.find(({ id }) => id === current);
  if (current !== undefined && !live) throw new Error(`${target}/current leads to ${current}, which has no record or no folder there.`);
  return { all, live };
}

async function deployAlone(options: DeployOptions): Promise<string> {
  const { outDir, target, keep, print } = options;
  const hosting = JSON.parse(await readFile(join(options.hostingDir, HOSTING_FILE), 'utf8')) as Hosting;
  const files = await readSiteFiles(options.hostingDir);
  const names = await listSite(outDir);
  expectBuilt(outDir, names, files);
  const closed = await findClosedFolder(target);
  if (closed !== undefined)
    print(`The server's own user may not be able to enter ${closed}: chmod o+x ${closed}, or make it a member of the folder's group.`);
  const digest = await digestSite(outDir, names);
  const { all, live } = await readReleases(target);
  if (live?.id.endsWith(`-${digest}`) && JSON.stringify([live.hosting, live.files]) === JSON.stringify([hosting, files]))
    return confirm(options, live);

  const id = nextId(await listReleases(target), digest);
  const release: Release = { id, hosting, files, hashedFiles: names.filter(isHashed), replaces: live?.id };
  const newest = keep > 1 ? all.slice(1 - keep) : [];
  const kept = live && !newest.includes(live) ? [live, ...newest] : newest;
  await makeRelease(options, release, { all: kept, live }, names);
  const others = kept.filter((other) => other !== live).reverse();
  const configuration = buildConfiguration(target, [release, ...(live ? [live] : []), ...others]);
  const brought = await bringConfiguration(options, configuration, release, live).catch(async (error: Error) => {
    await removeRelease(target, id);
    throw error;
  });
  await writeRecord(target, release);
  await activate(target, id);
  await informServer(options, release, { all: kept, live }, rulesOf(release, live, configuration, brought === 'read'));
  print(`Release ${id} is live${live ? `; back to ${live.id}: ${rollbackCommand(options)}` : ''}.`);
  const pruned = await prune(target, keep);
  if (pruned.length > 0) print(`Removed ${pruned.join(', ')}.`);
  return id;
}

/** Handles a repeated deployment of the live site: completes the steps that an earlier deployment missed, and checks the server again. */
async function confirm(options: DeployOptions, live: Release): Promise<string> {
  const { target, probe, keep, print } = options;
  await prune(target, keep);
  const { all } = await readReleases(target);
  const older = all.filter(({ id }) => id < live.id).reverse();
  const before = beforeRelease(
    all,
    all.find(({ id }) => id === live.id),
  );
  const configuration = buildConfiguration(target, [live, ...older]);
  const brought = await bringConfiguration(options, configuration, live, live);
  const errors = probe ? await checkLive(probe, live, rulesOf(live, live, configuration, brought === 'read')) : [];
  if (errors.length > 0)
    throw new IssuesError(errors, {
      before: `Release ${live.id} is live already, and ${probe} is not as it promises.`,
      after: before ? `Back to ${before.id}: ${rollbackCommand(options)}` : '',
    });
  print(`Release ${live.id} is live already; nothing has changed.`);
  return live.id;
}

function rollbackCommand({ target, reload }: DeployOptions): string {
  return `npm run deploy -- ${target} --rollback${reload ? ` --reload "${reload}"` : ''}`;
}

/** Creates the release's folder and checks all its addresses before it can be served. Throws when it is broken. */
async function makeRelease(
  { outDir, target, print }: DeployOptions,
  release: Release,
  kept: Releases,
  names: readonly string[],
): Promise<void> {
  const { live } = kept;
  const stagingDir = join(target, 'releases', '.next');
  await rm(stagingDir, { recursive: true, force: true });
  await makeFolder(stagingDir);
  await copySite(outDir, stagingDir, names, live && releaseDir(target, live.id));
  const carried = await carryOn(target, stagingDir, kept.all);
  await chmod(dirname(stagingDir), FOLDER_MODE);
  await openToAll(stagingDir);
  print(`Release ${release.id}: ${names.length} files, ${carried} kept from earlier releases`);
  await checkRelease(stagingDir, release, live, print);
  // An interrupted deployment may have left a folder without a record.
  await rm(releaseDir(target, release.id), { recursive: true, force: true });
  await rename(stagingDir, releaseDir(target, release.id));
}

/** Runs the smoke checks against the live server. When they fail, rolls the release back and throws. */
async function informServer(options: DeployOptions, release: Release, { all, live }: Releases, rules: Hosting): Promise<void> {
  const { target, probe, print } = options;
  if (!probe) {
    print('The server was not asked, because no address is given (--probe).');
    return;
  }
  const errors = await checkLive(probe, release, rules);
  if (errors.length === 0) {
    print(`The server answers as promised: ${probe}`);
    return;
  }
  const before = `Release ${release.id} was live, and ${probe} did not answer as it promises.`;
  if (!live) {
    await returnToNothing(target);
    await removeRelease(target, release.id);
    throw new IssuesError(errors, { before, after: 'It was taken back; nothing is live.' });
  }
  const older = all.filter(({ id }) => id !== live.id).reverse();
  const trouble = await returnTo(options, [live, ...older], [release]).then(
    async ({ configuration, isRead }) => {
      const left = await checkLive(probe, live, isRead ? configuration.hosting : live.hosting);
      return left.length > 0
        ? ` It has ${left.length} errors there as well, so that the fault is the server's:\n\n${formatReport(left, 'text', { grouped: true, most: 5 }).trimEnd()}`
        : '';
    },
    (error: Error) => `\n${error.message}`,
  );
  await removeRelease(target, release.id);
  throw new IssuesError(errors, { before, after: `It was taken back: ${live.id} is live again.${trouble}` });
}
