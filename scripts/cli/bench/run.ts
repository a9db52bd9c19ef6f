/** Runs the project's commands as a writer would, and measures time and memory. */
import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLES_DIR } from '../../core/start/bundle.mjs';

const root = join(import.meta.dirname, '../../..');
/**
 * Parameters of a command of package.json: node's flags, the script and its arguments. Throws when the command does not start with `node`.
 */
async function readCommand(name: string): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const [program, ...parameters] = scripts[name]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`package.json does not start "${name}" with node.`);
  return parameters;
}

export interface Stats {
  readonly wallMs: number;
  /** Processor time of the whole process, including threads. */
  readonly cpuMs: number;
  readonly maxRssMiB: number;
  readonly phases: readonly { readonly name: string; readonly ms: number }[];
}

/** Content folder and output folders of a run. */
export interface Setup {
  readonly contentDir: string;
  readonly workDir: string;
  /** Inside the project, because compiled articles and bundles import packages. */
  readonly cacheDir: string;
  /** True for generated content: texts are not checked, and there are no social images and no Markdown versions. */
  readonly isMadeUp: boolean;
}

/** Deletes the notes on bundles, so that a command bundles its scripts again, as in a fresh clone. */
export async function forgetScripts(): Promise<void> {
  const notes = (await readdir(BUNDLES_DIR)).filter((name) => name.endsWith('.json'));
  await Promise.all(notes.map((name) => rm(join(BUNDLES_DIR, name), { force: true })));
}

/** Runs one build. Throws with its output when it fails. */
export async function runBuild(setup: Setup): Promise<Stats> {
  const statsPath = join(setup.workDir, 'stats.json');
  await run('build', [`--stats=${statsPath}`], setup);
  return JSON.parse(await readFile(statsPath, 'utf8')) as Stats;
}

/** Wall clock of `npm run check`, in milliseconds. */
export async function runCheck(setup: Setup): Promise<number> {
  const startedAt = performance.now();
  await run('check', [], setup);
  return performance.now() - startedAt;
}

export interface Development {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the development server; resolves when it reports that it is ready. */
export async function startDevelopment(setup: Setup): Promise<Development> {
  const child = start(await readCommand('dev'), setup, { PORT: '0' });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill();
    await exited;
  };
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, ready] = /Ready in \d+ ms: (\S+)/.exec(output) ?? [];
      if (ready) resolve(ready);
    });
    child.on('exit', () => reject(new Error(`The development server ended without being ready:\n${output}`)));
  });
  return { url, stop };
}

function start(parameters: readonly string[], { contentDir, workDir, cacheDir, isMadeUp }: Setup, more: Readonly<Record<string, string>>) {
  const texts = isMadeUp ? 'no' : 'yes';
  const env = {
    ...process.env,
    CONTENT_DIR: contentDir,
    OUT_DIR: join(workDir, 'dist'),
    CACHE_DIR: cacheDir,
    CHECK_TEXTS: texts,
    SOCIAL_IMAGES: texts,
    MARKDOWN_TWINS: texts,
    // The other generators of the comparison do not compress.
    COMPRESSION: 'quick',
    ...more,
  };
  return spawn(process.execPath, [...parameters], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function run(name: string, more: readonly string[], setup: Setup): Promise<void> {
  const child = start([...(await readCommand(name)), ...more], setup, {});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`npm run ${name} failed:\n${output}`);
}
