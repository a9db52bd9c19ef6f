/** Reactivates an earlier release, with its rules and its policy. Neighbour: deploy.ts. */
import { rm } from 'node:fs/promises';
import { IssuesError } from '../../core/issuesError.ts';
import { buildPolicy, includesPolicy } from '../headers.ts';
import { checkLive } from './checkLive.ts';
import { buildConfiguration, type Configuration, writeConfiguration } from './configuration.ts';
import { carryOn } from './copySite.ts';
import { oneDeployment } from './oneDeployment.ts';
import { activate, beforeRelease, currentLink, listReleases, type Release, readCurrent, releaseDir, withFolders } from './releases.ts';
import { readServerState, reloadServer, type ServerOptions } from './server.ts';

/** Reactivates the release before the live one. Returns its id. Throws when there is none, or when the server's policy blocks its pages. */
export function rollback(options: ServerOptions): Promise<string> {
  return oneDeployment(options.target, () => rollbackAlone(options));
}

async function rollbackAlone(options: ServerOptions): Promise<string> {
  const { target, probe, print } = options;
  const releases = await withFolders(target, await listReleases(target));
  const current = await readCurrent(target);
  const live = releases.find(({ id }) => id === current);
  const previous = beforeRelease(releases, live);
  if (!live || !previous) throw new Error(`There is no release before ${current ?? 'the first'} in ${target}.`);
  await allowPages(options, previous, live);
  const older = releases.slice(0, releases.indexOf(previous)).reverse();
  const { configuration, isRead } = await returnTo(options, [previous, ...older], releases);
  print(`Release ${previous.id} is live again, in place of ${live.id}.`);
  const errors = probe && isRead ? await checkLive(probe, previous, configuration.hosting) : [];
  if (errors.length > 0)
    throw new IssuesError(errors, { before: `Release ${previous.id} is live again, and ${probe} is not as it promises.` });
  return previous.id;
}

/** Ensures that the server's policy allows the pages' inline styles and scripts before the pages are served. */
async function allowPages(options: ServerOptions, previous: Release, live: Release): Promise<void> {
  const { target, reload } = options;
  const state = await readServerState(options);
  if (state && includesPolicy(state.policy, buildPolicy(previous.hosting.policy))) return;
  const why = state ? 'The policy of the server blocks the pages' : 'It is not known which policy the server has read; it may block pages';
  if (reload === undefined) throw new Error(`${why} of ${previous.id}; ${live.id} stays live. Give --reload "systemctl reload nginx".`);
  const configuration = buildConfiguration(target, [previous, live]);
  await writeConfiguration(target, configuration.texts);
  await reloadServer({ ...options, reload }, configuration);
}

/**
 * Serves the first of `releases` again, with the configuration for all of `releases`. Visitors who have pages of `leaving` open still find
 * the files of that release. `isRead` is false when the server has to be reloaded by hand.
 */
export async function returnTo(
  options: ServerOptions,
  releases: readonly [Release, ...Release[]],
  leaving: readonly Release[],
): Promise<{ readonly configuration: Configuration; readonly isRead: boolean }> {
  const { target, reload, print } = options;
  const [first] = releases;
  await carryOn(target, releaseDir(target, first.id), leaving);
  await activate(target, first.id);
  const configuration = buildConfiguration(target, releases);
  await writeConfiguration(target, configuration.texts);
  const state = await readServerState(options).catch(() => undefined);
  if (state?.fingerprint === configuration.fingerprint) return { configuration, isRead: true };
  if (reload === undefined) {
    print(`The redirects and the policy of ${first.id} are in ${target}/hosting: let the server read them (systemctl reload nginx).`);
    return { configuration, isRead: false };
  }
  await reloadServer({ ...options, reload }, configuration).catch((error: Error) => {
    throw new Error(`${first.id} is live again, but the server did not take its configuration back: "${reload}" failed.\n${error.message}`);
  });
  return { configuration, isRead: true };
}

/** Deactivates the only release: the server serves nothing, as before the first deployment. */
export async function returnToNothing(target: string): Promise<void> {
  await rm(currentLink(target), { force: true });
}
