/** Runs Git for proposals: it asks for no password, writes no lock of its own accord, and takes names of files literally. */
import { execFile } from 'node:child_process';
import { gitEnvironment } from '../../core/git.ts';

export interface GitOptions {
  /** Standard input; empty by default. */
  readonly input?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that failed; `why` tells apart what the writer can do about it. */
export class CommandFailure extends Error {
  constructor(
    readonly why: 'missing' | 'timeout' | 'failed',
    readonly stderr: string,
    readonly stdout = '',
  ) {
    super(stderr || why);
  }
}

/** Local commands take milliseconds; one that takes longer waits for something. */
const LIMIT_MS = 30_000;
const MAX_BUFFER = 256 * 1024 * 1024;

/** Never prompts: nobody sees the server's terminal. */
const QUIET = {
  GIT_TERMINAL_PROMPT: '0',
  // `git status` would otherwise refresh the index file, which is the person's.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
};

/** Settings that would write beside a temporary index, or start programs. */
const SETTINGS = ['-c', 'core.splitIndex=false', '-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false', '-c', 'color.ui=false'];

/** Throws a CommandFailure. */
export function runGit(cwd: string, args: readonly string[], options: GitOptions = {}): Promise<Output> {
  const env = { ...gitEnvironment(), ...QUIET, ...options.env };
  return runProgram('git', [...SETTINGS, ...args], cwd, { ...options, env });
}

/** Throws a CommandFailure. `env` is the complete environment. */
export function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  { input = '', env, timeoutMs = LIMIT_MS }: Omit<GitOptions, 'env'> & { readonly env: NodeJS.ProcessEnv },
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, [...args], { cwd, env, timeout: timeoutMs, maxBuffer: MAX_BUFFER }, (error, stdout, stderr) => {
      if (!error) return resolve({ stdout, stderr });
      if (error.code === 'ENOENT') return reject(new CommandFailure('missing', ''));
      reject(new CommandFailure(error.killed ? 'timeout' : 'failed', withoutPassword(stderr), stdout));
    });
    // A program that ends early does not read all of its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** Takes names and passwords out of addresses, because the desk shows messages. */
export function withoutPassword(text: string): string {
  return text.replace(/(\w+:\/\/)[^@/\s]+@/g, '$1');
}
