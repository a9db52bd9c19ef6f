/** Puts a built site live: a new release beside the live one, checked before it takes effect, then one renaming. Neighbour: releases.ts, for the layout. */
import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formPolicy } from '../emit/headers.ts';
import { HOSTING_FILE, type Hosting } from '../emit/hosting.ts';
import { type Holder, withLock } from '../lock.ts';
import { ask } from '../smoke/ask.ts';
import { checkRelease } from './checkRelease.ts';
import { carryOn, copySite, digestSite, isHashed, listSite } from './copySite.ts';
import {
  activate,
  hostingDir,
  listReleases,
  nextId,
  prune,
  type Release,
  readCurrent,
  releaseDir,
  writeMergedHosts,
  writeRecord,
} from './releases.ts';

const SETTLE_MS = 2000;
const PROBE_MS = 10_000;
const ANSWERS_IN_A_ROW = 25;

export interface DeployOptions {
  /** The built site. */
  readonly outDir: string;
  /** The hosts' configurations built with it. */
  readonly hostingDir: string;
  /** Folder on the server, or one that is copied there. */
  readonly target: string;
  /** Releases that stay, the live one included. */
  readonly keep: number;
  /** Command that makes the server read its configuration anew; run only when that has changed. */
  readonly reload?: string | undefined;
  /** Address of the server: after the command it is asked until it answers by the new configuration. Without one, two seconds pass. */
  readonly probe?: string | undefined;
  readonly print: (line: string) => void;
}

/**
 * Returns the live release's id. Throws, with everything as it was, when the new release is broken, when the server does not take
 * its configuration, or while somebody else changes releases there.
 */
export function deploy(options: DeployOptions): Promise<string> {
  return oneDeployment(options.target, () => deployAlone(options));
}

/**
 * A second deployment is refused rather than made to wait: who starts one has looked at what is live, and while somebody else
 * changes that, a release would replace, or a rollback take back, what its caller has never seen.
 */
function oneDeployment(target: string, work: () => Promise<string>): Promise<string> {
  const refuse = ({ pid, host, since, filePath }: Holder) =>
    `Somebody else is changing the releases in ${target}: process ${pid} on ${host}, since ${since.toTimeString().slice(0, 8)}. Look at what is live when that has ended; if there is no such process, remove ${filePath}.`;
  return withLock(join(target, '.lock'), { waitMs: 0, refuse }, work);
}

async function deployAlone(options: DeployOptions): Promise<string> {
  const { outDir, target, keep, print } = options;
  const hosting = JSON.parse(await readFile(join(options.hostingDir, HOSTING_FILE), 'utf8')) as Hosting;
  const files = await listSite(outDir);
  const releases = await listReleases(target);
  const current = await readCurrent(target);
  const digest = await digestSite(outDir, files);
  const live = releases.find(({ id }) => id === current);
  if (live?.id.endsWith(`-${digest}`) && JSON.stringify(live.hosting) === JSON.stringify(hosting)) {
    print(`Release ${live.id} is live already; nothing has changed.`);
    return live.id;
  }
  const id = nextId(releases, digest);
  const stagingDir = join(target, 'releases', '.next');
  await rm(stagingDir, { recursive: true, force: true });
  await mkdir(stagingDir, { recursive: true });
  await copySite(outDir, stagingDir, files, live && releaseDir(target, live.id));
  const kept = releases.filter((release) => existsSync(releaseDir(target, release.id))).slice(-Math.max(0, keep - 1));
  const carried = await carryOn(target, stagingDir, kept);
  print(`Release ${id}: ${files.length} files, ${carried} kept from earlier releases`);

  const release: Release = { id, hosting, hashedFiles: files.filter(isHashed) };
  await checkRelease(stagingDir, release, live, print);
  // A deployment that was killed may have left a folder that no record names.
  await rm(releaseDir(target, id), { recursive: true, force: true });
  await rename(stagingDir, releaseDir(target, id));
  const isChanged = await writeMergedHosts(target, [...kept, release]);
  if (isChanged) await reloadServer(options, kept, id);
  await writeRecord(target, release);
  await activate(target, id);
  print(`Release ${id} is live${live ? `; back to ${live.id}: npm run deploy -- ${target} --rollback` : ''}.`);
  const pruned = await prune(target, keep);
  if (pruned.length > 0) print(`Removed ${pruned.join(', ')}.`);
  return id;
}

/** The configuration fits old and new, so that it may take effect before the site changes. */
async function reloadServer({ target, reload, probe, print }: DeployOptions, before: readonly Release[], id: string): Promise<void> {
  if (!reload) {
    print(`The configuration in ${target}/hosting has changed: let the server read it anew (or give --reload "systemctl reload nginx").`);
    return;
  }
  try {
    await promisify(exec)(reload);
    // The command returns before the server has done it; until then old rules would meet new pages.
    if (probe) await awaitPolicy(probe, target);
    else await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    print('The server has read its new configuration.');
  } catch (error) {
    await writeMergedHosts(target, before);
    await rm(releaseDir(target, id), { recursive: true, force: true });
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`"${reload}" failed; nothing was changed.\n${stderr ?? message}`.trim());
  }
}

/** Several processes answer; the old ones are gone when many answers in a row are by the new policy. */
async function awaitPolicy(probe: string, target: string): Promise<void> {
  const hosting = JSON.parse(await readFile(join(hostingDir(target), HOSTING_FILE), 'utf8')) as Hosting;
  const policy = formPolicy(hosting.policy);
  const deadline = Date.now() + PROBE_MS;
  for (let inARow = 0; inARow < ANSWERS_IN_A_ROW; ) {
    if (Date.now() > deadline) throw new Error(`${probe} does not answer by the new configuration.`);
    const { headers } = await ask(probe, { path: '/' });
    inARow = headers['content-security-policy'] === policy ? inARow + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Makes the release before the live one live again; one renaming, and no change of configuration. Throws when there is none. */
export function rollback(target: string, print: (line: string) => void): Promise<string> {
  return oneDeployment(target, () => rollbackAlone(target, print));
}

async function rollbackAlone(target: string, print: (line: string) => void): Promise<string> {
  const releases = await listReleases(target);
  const current = await readCurrent(target);
  const position = releases.findIndex(({ id }) => id === current);
  const previous = releases[position - 1];
  if (!current || !previous) throw new Error(`There is no release before ${current ?? 'the first'} in ${target}.`);
  // Pages of the newer releases are still open, and ask for their files.
  await carryOn(target, releaseDir(target, previous.id), releases);
  await activate(target, previous.id);
  print(`Release ${previous.id} is live again, in place of ${current}.`);
  return previous.id;
}
