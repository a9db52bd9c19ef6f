/** A project that is built after each change with its cache and again without one: both builds must give the same bytes. */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { isLong } from '../long.ts';
import { build, edit, hashesOf, makeWarmProject } from './project.ts';

/** Findings of the word rules do not change the output. */
const BARE = { CHECK_TEXTS: 'no' };

export interface Change {
  readonly name: string;
  /** `dir` is the project's folder. */
  apply(dir: string): Promise<void>;
  /** Environment of the build. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether social images, which take half of a build's time, show it. */
  readonly isDrawn?: boolean;
}

export const editing = (name: string, file: string, from: string, to: string): Change => ({
  name,
  apply: (dir) => edit(dir, file, from, to),
});
/** The same change, tried with social images. */
export const inImages = (change: Change): Change => ({ ...change, isDrawn: true });

/** The usual run makes all changes of a group at once, because they affect different files where possible; the long run makes each separately. */
export function rowsOf(groups: readonly (readonly Change[])[]): readonly { readonly names: string; readonly changes: readonly Change[] }[] {
  const rows = isLong ? groups.flat().map((change) => [change]) : groups;
  return rows.map((changes) => ({ names: changes.map(({ name }) => name).join('; '), changes }));
}

export interface Comparison {
  /** Makes the changes to the first state, builds with the cache of all builds before, and compares with a build without one. */
  compare(changes: readonly Change[]): Promise<void>;
  /** Takes all changes back and builds. */
  goBack(): Promise<void>;
  remove(): Promise<void>;
}

export interface ComparisonOptions {
  /** Whether the build without a cache keeps the application's bundle, which takes most of its time: for changes of content. */
  readonly cachesBundle: boolean;
  /** Whether the first state has social images. */
  readonly isDrawn: boolean;
}

/** `folders` are those that changes are made in. */
export async function openComparison(folders: readonly string[], { cachesBundle, isDrawn }: ComparisonOptions): Promise<Comparison> {
  const dir = await makeWarmProject(inject('cacheDir'), 'whole');
  const anew = join(dir, 'anew');
  const elsewhere = { OUT_DIR: 'anew/dist', HOSTING_DIR: 'anew/hosting', CACHE_DIR: 'anew/cache' };
  await addWords(dir);
  for (const name of folders) await cp(join(dir, name), join(dir, '.pristine', name), { recursive: true });
  const buildWell = async (env: NodeJS.ProcessEnv) => {
    const { code, output } = await build(dir, { ...BARE, ...env });
    expect(code, output).toBe(0);
    return output;
  };
  const restore = async () => {
    for (const name of folders) {
      await rm(join(dir, name), { recursive: true });
      await cp(join(dir, '.pristine', name), join(dir, name), { recursive: true });
    }
  };
  const envOf = (drawn: boolean) => ({ SOCIAL_IMAGES: drawn ? 'yes' : 'no' });
  await buildWell(envOf(isDrawn));
  const first = await hashesOf(dir);
  return {
    async compare(changes) {
      await restore();
      for (const change of changes) await change.apply(dir);
      const drawn = envOf(isDrawn || changes.some((change) => change.isDrawn));
      const env: NodeJS.ProcessEnv = Object.assign(drawn, ...changes.map((change) => change.env));
      await buildWell(env);
      await forget(join(anew, 'cache'), cachesBundle);
      await buildWell({ ...env, ...elsewhere });
      const hashes = await hashesOf(dir);
      const hint = changes.length > 1 ? 'LONG=1 npm run builds tries each of these changes by itself' : undefined;
      expect(hashes, hint).toEqual(await hashesOf(anew));
      expect(hashes).not.toEqual(first);
    },
    async goBack() {
      await restore();
      expect(await buildWell(envOf(isDrawn))).toContain('0 changed');
      expect(await hashesOf(dir)).toEqual(first);
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/** The fixture's own words are too few for all that pages show. */
async function addWords(dir: string): Promise<void> {
  for (const code of ['tr', 'de'])
    await cp(join(import.meta.dirname, `../../content/labels/${code}.yaml`), join(dir, `content/labels/${code}.yaml`));
}

/** Empties a cache, but for the bundle of the application where that is kept. */
async function forget(cacheDir: string, cachesBundle: boolean): Promise<void> {
  if (!cachesBundle) return rm(cacheDir, { recursive: true, force: true });
  await mkdir(cacheDir, { recursive: true });
  for (const entry of await readdir(cacheDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !path.includes('.bundle/')) await rm(path);
  }
}
