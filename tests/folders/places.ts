/** Runs commands of the project in other folders, on mounts, as other users and with other limits. Neighbour: ../builds/project.ts, which makes projects. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const VISIT = join(import.meta.dirname, 'visit.mjs');

/** The id of the user "nobody" on every Linux. */
export const STRANGER = 65_534;

export interface Circumstances {
  readonly env?: NodeJS.ProcessEnv;
  /** User and group that run the command; only root can give another. */
  readonly uid?: number | undefined;
  /** Command that starts the command, such as a shell with another umask. */
  readonly wrapper?: readonly string[];
}

export interface Outcome {
  readonly code: number | null;
  /** What was printed, errors included. */
  readonly output: string;
}

export interface Visit extends Outcome {
  /** What the server answered, by pathname. */
  readonly answers: Readonly<Record<string, { readonly status: number; readonly text: string }>>;
}

/** Runs a command in a folder to its end, without a terminal. */
export async function perform(dir: string, command: readonly string[], { env, uid, wrapper = [] }: Circumstances = {}): Promise<Outcome> {
  const [program = '', ...parameters] = [...wrapper, ...command];
  const options = { cwd: dir, env: environment(env), ...(uid !== undefined && { uid, gid: uid }), maxBuffer: 64 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await run(program, parameters, options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number | null; stdout: string; stderr: string };
    if (typeof code === 'string') throw error;
    return { code, output: stdout + stderr };
  }
}

/** Starts a command that serves pages, asks for some, and ends it. */
export async function visit(
  dir: string,
  command: readonly string[],
  pathnames: readonly string[],
  { env, ...rest }: Circumstances = {},
): Promise<Visit> {
  const parameters = [process.execPath, VISIT, pathnames.join(), ...command];
  const { code, output } = await perform(dir, parameters, { ...rest, env: { PORT: '0', ...env } });
  if (code !== 0) throw new Error(output);
  const told = JSON.parse(output) as Outcome & { answers: { pathname: string; status: number; text: string }[] };
  return { ...told, answers: Object.fromEntries(told.answers.map(({ pathname, ...answer }) => [pathname, answer])) };
}

/** What the test runner, and npm for it, set for themselves. */
const FOREIGN = /^(?:npm_|VITEST|NODE_ENV$|TEST$|FORCE_COLOR$)/;

function environment(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  return { ...own, CHECK_TEXTS: 'no', SOCIAL_IMAGES: 'no', ...env };
}

/** Shows a folder at a second place, where it can only be read if that is asked for. Needs root; `umount` ends it. */
export function bind(dir: string, position: string, { readOnly = false } = {}): void {
  mkdirSync(position, { recursive: true });
  execFileSync('mount', ['--bind', dir, position], { stdio: 'ignore' });
  if (readOnly) execFileSync('mount', ['-o', 'remount,ro,bind', position], { stdio: 'ignore' });
}

export function unmount(position: string): void {
  execFileSync('umount', [position], { stdio: 'ignore' });
}

/** Uses separate folders, so that other mounts stay unchanged. */
export function canMount(): boolean {
  const parent = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mkdirSync(join(parent, 'a'));
    bind(join(parent, 'a'), join(parent, 'b'), { readOnly: true });
    unmount(join(parent, 'b'));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** True where a command runs and succeeds. */
export function succeeds(program: string, ...parameters: readonly string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
