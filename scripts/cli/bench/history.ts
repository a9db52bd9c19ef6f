/** Reads and writes the history of earlier runs: one line of JSON per figure, the newest last. */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

export function record({ wallMs, cpuMs, maxRssMiB, ...names }: Entry): Promise<void> {
  const rounded = { ...names, wallMs: Math.round(wallMs), cpuMs: Math.round(cpuMs), maxRssMiB: Math.round(maxRssMiB) };
  return appendFile(path, `${JSON.stringify(rounded)}\n`);
}
