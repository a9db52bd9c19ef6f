/** Copies of the project for tests that build: the code with the fixture's content, in a folder of its own. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../../scripts/core/listFiles.ts';
import { withSlashes } from '../../scripts/core/paths.ts';
import { readImageSources } from '../hosting/dockerfile.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
/** What the container's image is built from as well, so that these tests show that nothing is missing there. */
const CODE = readImageSources(root).filter((name) => name !== 'content' && name !== '.git');

export interface BuildOutcome {
  readonly code: number | null;
  /** What was printed, errors included. */
  readonly output: string;
}

/** A user of this system other than the one who runs the tests. */
export interface OtherUser {
  readonly uid: number;
  /** Path of a Node.js that this user may start. */
  readonly node: string;
}

/** A folder in which `npm run build` works. Its content is the good fixture, with the given folders of tests/fixtures laid over it. */
export async function makeProject(...overlays: readonly string[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'project-'));
  const isOwn = (path: string) => !path.includes('.test.') && basename(path) !== 'generated';
  await Promise.all(CODE.map((name) => cp(join(root, name), join(dir, name), { recursive: true, filter: isOwn })));
  await symlink(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  for (const overlay of ['good', ...overlays]) await cp(join(root, 'tests/fixtures', overlay), join(dir, 'content'), { recursive: true });
  return dir;
}

/** The same with the cache of an earlier build, but for bundles of scripts, which a copied project has to make itself. */
export async function makeWarmProject(cacheDir: string, ...overlays: readonly string[]): Promise<string> {
  const dir = await makeProject(...overlays);
  const scripts = join(cacheDir, 'scripts');
  await cp(cacheDir, join(dir, '.cache'), { recursive: true, filter: (path) => path !== scripts });
  return dir;
}

/** Runs the build script in a project's folder; `env` comes on top of the environment. */
export function build(dir: string, env: NodeJS.ProcessEnv = {}, user?: OtherUser): Promise<BuildOutcome> {
  return runScript(dir, ['scripts/cli/build.ts'], env, user);
}

/** Runs a script of the project in its folder. */
export async function runScript(
  dir: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {},
  user?: OtherUser,
): Promise<BuildOutcome> {
  try {
    const { stdout, stderr } = await run(user?.node ?? process.execPath, ['scripts/core/start/run.mjs', ...parameters], {
      cwd: dir,
      ...(user && { uid: user.uid, gid: user.uid }),
      env: { ...process.env, NODE_ENV: '', ...env },
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const failure = error as { code: number | null; signal?: string; stdout: string; stderr: string };
    return { code: failure.code ?? null, output: failure.stdout + failure.stderr };
  }
}

/** Hashes of all files below the folders, by their paths in `dir`. */
export async function hashesOf(dir: string, names: readonly string[] = ['dist', 'hosting']): Promise<Record<string, string>> {
  const files = (await Promise.all(names.map((name) => listFiles(join(dir, name))))).flat();
  const entries = files.map(async (file) => {
    const bytes = await readFile(file);
    return [withSlashes(relative(dir, file)), createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Changes a text file wherever it says `from`. Throws when `from` is not in it, so that no test tries nothing. */
export async function edit(dir: string, name: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(dir, name);
  const text = await readFile(path, 'utf8');
  if (!(typeof from === 'string' ? text.includes(from) : from.test(text))) throw new Error(`${name} does not say "${from}".`);
  await writeFile(path, typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to));
}
