/** Reads and writes the history of earlier runs: one line of JSON per figure, the newest last. */
import { execFile } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const path = join(import.meta.dirname, 'history.jsonl');

export interface Entry {
  /** What was built: `174 pages`. */
  readonly build: string;
  readonly state: string;
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly maxRssMiB: number;
}

/** The newest entry of each build and state, by `174 pages, cold`. */
export async function readHistory(): Promise<ReadonlyMap<string, Entry>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const entries = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
  return new Map(entries.map((entry) => [`${entry.build}, ${entry.state}`, entry]));
}

/** Adds a line, with what its figures depend on: Node.js, the machine and the commit. */
export async function record({ wallMs, cpuMs, maxRssMiB, ...names }: Entry): Promise<void> {
  const rounded = { ...names, wallMs: Math.round(wallMs), cpuMs: Math.round(cpuMs), maxRssMiB: Math.round(maxRssMiB) };
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  await appendFile(path, `${JSON.stringify({ ...rounded, node: process.versions.node, machine, commit: await readCommit() })}\n`);
}

/** The commit that is measured; undefined without Git or in a downloaded archive. */
function readCommit(): Promise<string | undefined> {
  return promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
