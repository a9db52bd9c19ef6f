/** The running server: which configuration it has read, and how it is made to read a newer one. */
import { exec } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { writeForAll } from '../../core/modes.ts';
import { formPolicy } from '../headers.ts';
import { ask } from '../smoke/ask.ts';
import { type Configuration, STAMP_HEADER } from './configuration.ts';
import { orMissing } from './releases.ts';

const SETTLE_MS = 2000;
/** A command that waits for a password would hold the releases for ever. */
const RELOAD_MS = 60_000;
/** Bytes that a command may print. */
const MOST_OUTPUT = 64 * 1024 * 1024;
const PROBE_MS = 10_000;
const PAUSE_MS = 100;
/** Of a server whose processes keep answering by different configurations: no page is known to be allowed. */
const UNKNOWN: ServerState = { policy: "default-src 'none'" };
/** Several processes of a server answer; after a reload the old ones are gone when so many answers in a row are by the new configuration. */
const ANSWERS_IN_A_ROW = 25;

export interface ServerOptions {
  /** Folder of the releases. */
  readonly target: string;
  /** Command for a shell that makes the server read its configuration anew. */
  readonly reload?: string | undefined;
  /** How long that command may take, in milliseconds; a minute when absent. */
  readonly reloadMs?: number;
  /** Origin of the server; without one nobody is asked, and what is remembered in the folder counts. */
  readonly probe?: string | undefined;
  readonly print: (line: string) => void;
}

/** The configuration that a server has read. */
const readSchema = z.object({
  /** Undefined where it has none of a deployment's. */
  stamp: z.string().optional(),
  /** The policy as it is sent; empty where none is. */
  policy: z.string(),
});
export type ServerState = Readonly<z.infer<typeof readSchema>>;

function statePath(target: string): string {
  return join(target, 'server.json');
}

/** What the server says of itself, or what the last reload left behind. Undefined where nothing is known. Throws when nobody answers. */
export async function readServerState({ target, probe }: Pick<ServerOptions, 'target' | 'probe'>): Promise<ServerState | undefined> {
  if (!probe) {
    const text = await orMissing(readFile(statePath(target), 'utf8'));
    const state = readSchema.safeParse(text === undefined ? undefined : parseJson(text));
    return state.success ? state.data : undefined;
  }
  const deadline = performance.now() + PROBE_MS;
  // During a reload old and new processes answer side by side.
  for (;;) {
    const [first, ...others] = await askStates(probe);
    if (others.every(({ stamp, policy }) => stamp === first.stamp && policy === first.policy)) return first;
    if (performance.now() > deadline) return UNKNOWN;
    await pause(PAUSE_MS);
  }
}

async function askStates(probe: string): Promise<[ServerState, ...ServerState[]]> {
  const answers: [ServerState, ...ServerState[]] = [await askState(probe)];
  while (answers.length < ANSWERS_IN_A_ROW / 5) answers.push(await askState(probe));
  return answers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function askState(probe: string): Promise<ServerState> {
  const { headers } = await ask(probe, { path: '/' }).catch((error: Error) => {
    throw new Error(`Nobody answers at ${probe}: ${error.message}. Start the server, or name another address with --probe.`);
  });
  return { stamp: headers[STAMP_HEADER]?.toString(), policy: headers['content-security-policy']?.toString() ?? '' };
}

/** For a server that will read this configuration as its first one. */
export async function rememberState(target: string, { stamp, hosting }: Configuration): Promise<void> {
  await writeForAll(statePath(target), JSON.stringify({ stamp, policy: formPolicy(hosting.policy) } satisfies ServerState));
}

/** Runs the command and waits until the server answers by the configuration. Throws when it does not; what it has read is unknown then. */
export async function reloadServer(options: ServerOptions & { readonly reload: string }, configuration: Configuration): Promise<void> {
  const { target, reload, reloadMs = RELOAD_MS, probe, print } = options;
  // Whoever is killed from here on leaves no word of what the server has read.
  await rm(statePath(target), { force: true });
  try {
    await promisify(exec)(reload, { timeout: reloadMs, maxBuffer: MOST_OUTPUT });
    // The command returns before the server has done it; until then old rules would meet new pages.
    if (probe) await awaitStamp(probe, configuration.stamp);
    else await pause(SETTLE_MS);
  } catch (error) {
    const { stderr, message, killed } = error as { stderr?: string; message: string; killed?: boolean };
    throw new Error(killed ? `It did not end in ${reloadMs / 1000} seconds.` : stderr || message);
  }
  await rememberState(target, configuration);
  print('The server has read its new configuration.');
}

async function awaitStamp(probe: string, stamp: string): Promise<void> {
  const deadline = Date.now() + PROBE_MS;
  for (let inARow = 0; inARow < ANSWERS_IN_A_ROW; ) {
    if (Date.now() > deadline) throw new Error(`${probe} does not answer by the new configuration.`);
    inARow = (await askState(probe)).stamp === stamp ? inARow + 1 : 0;
    await pause(20);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
