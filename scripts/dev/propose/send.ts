/** Sends a proposal's branch to the remote, and takes it back there. Never overwrites what somebody else has put there. */
import type { Language } from '../../../src/messages/language.ts';
import { PROPOSING_WORDS } from '../../../src/messages/propose.ts';
import { saying } from './explain.ts';
import { type RemoteHost, readRemoteUrl } from './remoteHost.ts';
import type { Repository } from './repository.ts';
import { CommandFailure, type Output, runGit } from './runGit.ts';

/** A request to the development server ends after 60 s. */
const NETWORK_MS = 40_000;

export type Sent = { readonly isSent: true; readonly stderr: string } | { readonly isSent: false; readonly why: string };

/** The host of the remote; undefined without a remote. */
export async function readHost({ git, remote }: Repository): Promise<RemoteHost | undefined> {
  return remote === undefined ? undefined : readRemoteUrl((await git(['remote', 'get-url', '--push', remote])).trim());
}

/** Pushes the commit as the branch. */
export async function push(repository: Repository, ref: string, commit: string): Promise<Sent> {
  return overNetwork(repository, ['push', '--no-follow-tags', '--recurse-submodules=no', repository.remote ?? '', `${commit}:${ref}`]);
}

/** Removes the branch at the remote if it still is at `commit`; the remote refuses it otherwise. */
export async function removeSent(repository: Repository, ref: string, commit: string): Promise<Sent> {
  // The lease is Git's only way to name the state that is expected; it overwrites nothing.
  return overNetwork(repository, ['push', `--force-with-lease=${ref}:${commit}`, repository.remote ?? '', `:${ref}`]);
}

/** The commit of a branch at the remote, as it is there now; empty if it has no such branch. */
export async function askRemote(repository: Repository, ref: string): Promise<{ readonly commit: string } | { readonly why: string }> {
  const asked = await overNetwork(repository, ['ls-remote', repository.remote ?? '', ref]);
  return asked.isSent ? { commit: asked.stdout.split('\t')[0] ?? '' } : { why: asked.why };
}

/** Fetches what is new at the remote; changes remote-tracking branches only. Returns why it could not. */
export async function fetchNews(repository: Repository): Promise<string | undefined> {
  const options = ['--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--no-auto-maintenance'];
  const fetched = await overNetwork(repository, ['fetch', ...options, repository.remote ?? '']);
  return fetched.isSent ? undefined : fetched.why;
}

async function overNetwork(
  repository: Repository,
  args: readonly string[],
): Promise<(Output & { readonly isSent: true }) | { readonly isSent: false; readonly why: string }> {
  const host = await readHost(repository);
  if (!host) return { isSent: false, why: repository.words.notSent.noRemote };
  try {
    const env = await sshWithoutQuestions(repository);
    return { isSent: true, ...(await runGit(repository.topLevel, args, { env, timeoutMs: NETWORK_MS })) };
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return { isSent: false, why: explainPush(error, host.name, repository.language) };
  }
}

/** SSH asks on the terminal, whatever Git is told. A person's own choice of program stays. */
async function sshWithoutQuestions({ git }: Repository): Promise<Readonly<Record<string, string>>> {
  const { GIT_SSH, GIT_SSH_COMMAND } = process.env;
  const configured = GIT_SSH || GIT_SSH_COMMAND || (await git(['config', 'core.sshCommand']).catch(() => ''));
  return configured ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=15' };
}

/** Why a push failed, in a writer's words. Git's messages are English here. */
export function explainPush({ why, stderr }: Pick<CommandFailure, 'why' | 'stderr'>, host: string, language: Language): string {
  const { notSent } = PROPOSING_WORDS[language];
  if (why === 'timeout') return notSent.timeout({ host, number: NETWORK_MS / 1000 });
  const lines = stderr.split('\n').map((line) => line.trim());
  const ofRemote = saying(lines.filter((line) => line.startsWith('remote:')).map((line) => line.slice('remote:'.length)));
  if (
    /Host key verification failed|Permission denied|could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/.test(
      stderr,
    )
  )
    return notSent.login({ host });
  if (
    /not resolve host|Network is unreachable|Connection (?:refused|timed out|reset)|No route to host|Could not connect|unable to access/i.test(
      stderr,
    )
  )
    return notSent.network({ host });
  if (/\[remote rejected\]|hook declined|protected branch/.test(stderr))
    return notSent.refused({ host, message: ofRemote || inBrackets(lines) });
  if (/\[rejected\]|stale info|fetch first|non-fast-forward/.test(stderr)) return notSent.changed({ host });
  if (/does not appear to be a git repository|[Rr]epository .*not (?:found|exist)|Could not read from remote/.test(stderr))
    return notSent.missing({ host });
  // Git prints nothing else of its own when a hook of this computer has refused.
  const own = saying(lines.filter((line) => !/^(?:error: failed to push|To |hint:|remote:)/.test(line)));
  return /^error: failed to push some refs/m.test(stderr) ? notSent.hook({ message: own }) : notSent.other({ host, message: own });
}

/** `! [remote rejected] x -> x (pre-receive hook declined)` gives what is in brackets. */
function inBrackets(lines: readonly string[]): string {
  return lines.flatMap((line) => /rejected\].*\((.+)\)$/.exec(line)?.[1] ?? [])[0] ?? '';
}
