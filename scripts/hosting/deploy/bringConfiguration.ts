/**
 * Installs the server configuration that a release needs before the release goes live. Without a reload this is safe only if the policy
 * does not change.
 */
import { allowsPolicy, buildPolicy } from '../headers.ts';
import { type Configuration, readConfiguration, writeConfiguration } from './configuration.ts';
import type { Release } from './releases.ts';
import { readServerState, reloadServer, rememberState, type ServerOptions, type ServerState } from './server.ts';

export interface BringOptions extends ServerOptions {
  /** Whether a release with an unchanged policy may go live before the server has read the new configuration. */
  readonly policyUnchanged?: boolean | undefined;
}

/** Whether the running server has read the configuration. */
export type Brought = 'read' | 'unread';

/**
 * Writes the configuration and makes the server read it. Throws when the server has to read it and does not. Then the former configuration
 * is in place if the reload failed; otherwise the new one, which fits the live release too.
 */
export async function bringConfiguration(
  options: BringOptions,
  configuration: Configuration,
  release: Release,
  live: Release | undefined,
): Promise<Brought> {
  const { target, reload, print } = options;
  const before = await readConfiguration(target);
  const state = live ? await readServerState(options) : undefined;
  await writeConfiguration(target, configuration.texts);
  if (state?.fingerprint === configuration.fingerprint) {
    await rememberState(target, configuration);
    return 'read';
  }
  if (reload !== undefined) {
    await reloadServer({ ...options, reload }, configuration).catch(async (error: Error) => {
      await writeConfiguration(target, before);
      throw new Error(`"${reload}" failed; nothing was changed.\n${error.message}`.trim());
    });
    return 'read';
  }
  if (!live) {
    // Nothing has been served yet: the server reads the configuration when it starts.
    await rememberState(target, configuration);
    return 'read';
  }
  const isSame = isPolicySame(state, release, live);
  if (options.policyUnchanged && isSame) {
    print(`The policy is unchanged. Let the server read the other rules in ${target}/hosting when it suits you.`);
    return 'unread';
  }
  throw new Error(explainStop(options, { release, live, isSame, state }));
}

/** True when the pages run under the policy that the server sends now, and no address needs a redirect that the server does not know. */
function isPolicySame(state: ServerState | undefined, release: Release, live: Release): boolean {
  const there = new Set(release.hosting.addresses);
  return (
    state !== undefined &&
    allowsPolicy(state.policy, buildPolicy(release.hosting.policy)) &&
    live.hosting.addresses.every((pathname) => there.has(pathname))
  );
}

function explainStop(
  { target, probe, policyUnchanged }: BringOptions,
  { release, live, isSame, state }: { release: Release; live: Release; isSame: boolean; state: ServerState | undefined },
): string {
  const why = state
    ? 'The server has not read the configuration that the release needs'
    : 'It is not known which configuration the server has read';
  const again = probe ? ', or reload it by hand and run this command again' : '';
  const policy = isSame
    ? ' The policy is the same: with --policy-unchanged the release goes live now.'
    : policyUnchanged
      ? ' The policy, or an address, has changed: --policy-unchanged does not hold.'
      : '';
  const which = live.id === release.id ? `${live.id} is live` : `${live.id} stays live, and ${release.id} was not activated`;
  return `${why}; ${which}. The configuration is in ${target}/hosting: give --reload "systemctl reload nginx"${again}.${policy}`;
}
