/** The running server: tells which configuration it has read, and reloads it. */
import { exec } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { writeForAll } from '../../core/modes.ts';
import { buildPolicy } from '../headers.ts';
import { ask } from '../smoke/request.ts';
import { type Configuration, FINGERPRINT_HEADER } from './configuration.ts';
import { orMissing } from './releases.ts';

const SETTLE_MS = 2000;
/** Time limit, because a command that waits for a password would lock the releases forever. */
const RELOAD_MS = 60_000;
/** Maximum output of a command, in bytes. */
const MOST_OUTPUT = 64 * 1024 * 1024;
const PROBE_MS = 10_000;
const PAUSE_MS = 100;
/** State of a server whose processes answer with different configurations: no page can be assumed to be allowed. */
const UNKNOWN: ServerState = { policy: "default-src 'none'" };
/**
 * Several server processes answer requests. After a reload the old ones are considered gone when this many consecutive answers come from
 * the new configuration.
 */
const ANSWERS_IN_A_ROW = 25;

export interface ServerOptions {
  /** Folder of the releases. */
  readonly target: string;
  /** Shell command that makes the server reload its configuration. */
  readonly reload?: string | undefined;
  /** Time limit of that command, in milliseconds; a minute when absent. */
  readonly reloadMs?: number;
  /** Origin of the server. Without it no request is sent, and the state recorded in the folder counts. */
  readonly probe?: string | undefined;
  readonly print: (line: string) => void;
}

/** The configuration that a server has read. */
const readSchema = z.object({
  /** Undefined when the server uses no deployment's configuration. */
  fingerprint: z.string().optional(),
  /** The policy as it is sent; empty when none is sent. */
  policy: z.string(),
});
export type ServerState = Readonly<z.infer<typeof readSchema>>;

function statePath(target: string): string {
  return join(target, 'server.json');
}

/**
 * What the server reports, or the state recorded after the last reload. Undefined when nothing is known. Throws when the server does not
 * answer.
 */
export async function readServerState({ target, probe }: Pick<ServerOptions, 'target' | 'probe'>): Promise<ServerState | undefined> {
  if (!probe) {
    const text = await orMissing(readFile(statePath(target), 'utf8'));
    const state = readSchema.safeParse(text === undefined ? undefined : parseJson(text));
    return state.success ? state.data : undefined;
  }
  const deadline = performance.now() + PROBE_MS;
  // During a reload old and new processes answer at the same time.
  for (;;) {
    const [first, ...others] = await readStates(probe);
    if (others.every(({ fingerprint, policy }) => fingerprint === first.fingerprint && policy === first.policy)) return first;
    if (performance.now() > deadline) return UNKNOWN;
    await pause(PAUSE_MS);
  }
}

async function readStates(probe: string): Promise<[ServerState, ...ServerState[]]> {
  const answers: [ServerState, ...ServerState[]] = [await readState(probe)];
  while (answers.length < ANSWERS_IN_A_ROW / 5) answers.push(await readState(probe));
  return answers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readState(probe: string): Promise<ServerState> {
  const { headers } = await ask(probe, { path: '/' }).catch((error: Error) => {
    throw new Error(`No server answers at ${probe}: ${error.message}. Start the server, or name another address with --probe.`);
  });
  return { fingerprint: headers[FINGERPRINT_HEADER]?.toString(), policy: headers['content-security-policy']?.toString() ?? '' };
}

/** Records the state for a server that reads this configuration at its first start. */
export async function rememberState(target: string, { fingerprint, hosting }: Configuration): Promise<void> {
  await writeForAll(statePath(target), JSON.stringify({ fingerprint, policy: buildPolicy(hosting.policy) } satisfies ServerState));
}

/**
 * Runs the command and waits until the server answers with the new configuration. Throws when it does not; the state of the server is then
 * unknown.
 */
export async function reloadServer(options: ServerOptions & { readonly reload: string }, configuration: Configuration): Promise<void> {
  const { target, reload, reloadMs = RELOAD_MS, probe, print } = options;
  // If the process is killed from here on, no record of the server's state remains.
  await rm(statePath(target), { force: true });
  try {
    await promisify(exec)(reload, { timeout: reloadMs, maxBuffer: MOST_OUTPUT });
    // The command returns before the reload is complete; until then old rules would be applied to new pages.
    if (probe) await awaitFingerprint(probe, configuration.fingerprint);
    else await pause(SETTLE_MS);
  } catch (error) {
    const { stderr, message, killed } = error as { stderr?: string; message: string; killed?: boolean };
    throw new Error(killed ? `It did not end in ${reloadMs / 1000} seconds.` : stderr || message);
  }
  await rememberState(target, configuration);
  print('The server has read its new configuration.');
}

async function awaitFingerprint(probe: string, fingerprint: string): Promise<void> {
  const deadline = Date.now() + PROBE_MS;
  for (let inARow = 0; inARow < ANSWERS_IN_A_ROW; ) {
    if (Date.now() > deadline) throw new Error(`${probe} does not answer by the new configuration.`);
    inARow = (await readState(probe)).fingerprint === fingerprint ? inARow + 1 : 0;
    await pause(20);
  }
}
