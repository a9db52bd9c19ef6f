/** After many changes of code and content, the cache has at most twice the size that one build needs, and a build after the sweep gives the same bytes. */
import { cpSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { STATE } from '../../scripts/core/cache.ts';
import { isLong } from '../long.ts';
import { build, edit, hashesOf, makeWarmProject } from './project.ts';

const BARE = { CHECK_TEXTS: 'no' };
/** Old states of the code: as many as a month of work leaves. */
const OLD_STATES = ['1', '2', '3', '4'].map((sign) => sign.repeat(16));

let dir = '';
beforeAll(async () => {
  if (!isLong) return;
  dir = await makeWarmProject(inject('cacheDir'), 'whole');
});
afterAll(() => dir && rm(dir, { recursive: true, force: true }));

/** Folders of states, by part of the cache. Bundles of scripts have a rule of their own. */
function listStates(): string[] {
  const cacheDir = join(dir, '.cache');
  const parts = readdirSync(cacheDir).filter((part) => part !== 'scripts');
  return parts.flatMap((part) =>
    readdirSync(join(cacheDir, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && STATE.test(entry.name))
      .map(({ name }) => join(cacheDir, part, name)),
  );
}

const pathsOf = (state: string) => readdirSync(state, { recursive: true, encoding: 'utf8' }).map((name) => join(state, name));
const filesIn = (states: readonly string[]) => states.flatMap(pathsOf).filter((path) => statSync(path).isFile());
const bytesOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0);

async function buildAgain(): Promise<void> {
  const { code, output } = await build(dir, BARE);
  expect(code, output).toBe(0);
}

it.runIf(isLong)('what earlier code and earlier texts left goes, oldest first, and costs no byte of the site', async () => {
  await rm(join(dir, '.cache'), { recursive: true });
  await buildAgain();
  const first = await hashesOf(dir);
  const states = listStates();
  const oneBuild = bytesOf(filesIn(states));
  for (const [index, name] of OLD_STATES.entries()) {
    const seconds = Date.now() / 1000 - (OLD_STATES.length - index) * 86_400;
    for (const state of states) {
      const old = join(state, '..', name);
      cpSync(state, old, { recursive: true });
      for (const path of [...pathsOf(old), old]) utimesSync(path, seconds, seconds);
    }
  }
  expect(bytesOf(filesIn(listStates()))).toBe(5 * oneBuild);

  await edit(dir, 'content/site.yaml', 'name: Deneme', 'name: Denemeler');
  await buildAgain();
  const left = listStates();
  expect(left).toEqual(expect.arrayContaining(states));
  expect(left.some((state) => state.endsWith(OLD_STATES[0] ?? ''))).toBe(false);
  // New entries are kept, besides those that the build used.
  expect(bytesOf(filesIn(left))).toBeLessThan(2.5 * oneBuild);

  await edit(dir, 'content/site.yaml', 'name: Denemeler', 'name: Deneme');
  await buildAgain();
  expect(await hashesOf(dir)).toEqual(first);
});
