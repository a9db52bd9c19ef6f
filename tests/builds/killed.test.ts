/** Killed builds: the last good site stays complete, and the next build gives the right bytes and removes what was left. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { finishSwap } from '../../scripts/build/swap.ts';
import { isLong } from '../long.ts';
import { build, edit, hashesOf, makeWarmProject } from './project.ts';

const BARE = { CHECK_TEXTS: 'no' };
const KILL = { NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'killAt.mjs')).href}` };
const PAGE = 'content/pages/rent/kira-hukuku/tr.mdx';
/** Changes of a swap on the disk before which it is killed: nothing said yet, no site, no configurations, only clearing away left. */
const SWAP_CHANGES = isLong ? [1, 4, 7, 9] : [4];
/** Changes by which a new bundle of the application gets into the cache: two copies, a file, and the one that puts it in place. */
const ASIDE_CHANGES = [1, 2, 3, 4];
/** What is there while the application is bundled and renders. */
const TRACES = ['.build/dist-next.render.json', '.build/dist-next.ssg/.vite-react-ssg-temp'];
/**
 * Phases after which a build is killed: all that write in the phase that follows, which the verification after "images" does not. Those of
 * the usual run write the staging folder, and its remains.
 */
const PHASES = isLong ? ['start', 'read', 'prerender', 'emit', 'markdown', 'verify'] : ['prerender'];

let dir = '';
/** Two states of the site, which differ in pages and in the hosts' configurations. */
let plain: Record<string, string> = {};
let edited: Record<string, string> = {};

const write = (...endings: readonly string[]) => edit(dir, PAGE, /\[eskikira.*\]/, `[${['eskikira', ...endings].join(', ')}]`);
const EDIT = 'dahaeskikira';

async function buildWhole(): Promise<Record<string, string>> {
  const { code, output } = await build(dir, BARE);
  expect(code, output).toBe(0);
  return hashesOf(dir);
}

async function buildKilled(at: string): Promise<void> {
  const { code, output } = await build(dir, { ...BARE, ...KILL, KILL_AT: at });
  expect(code, output).toBe(null);
}

/** Nothing but the site, the lock's empty folder and whole entries of the cache. */
async function expectNoLeftovers(): Promise<void> {
  expect(await readdir(join(dir, '.build'))).toEqual(['lock']);
  expect(await readdir(join(dir, '.build/lock'))).toEqual([]);
}

beforeAll(async () => {
  dir = await makeWarmProject(inject('cacheDir'), 'whole');
  await write(EDIT);
  edited = await buildWhole();
  await write();
  plain = await buildWhole();
});

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('a build that is killed', () => {
  it('is tried with two sites that differ in pages and in configurations', () => {
    const differing = Object.keys(plain).filter((name) => plain[name] !== edited[name]);
    expect(differing.some((name) => name.startsWith('dist/'))).toBe(true);
    expect(differing.some((name) => name.startsWith('hosting/'))).toBe(true);
  });

  it.each(PHASES)('after "%s", in the middle of what comes then, leaves the last good site whole', async (phase) => {
    // Each time something else, so that no phase finds its work done.
    await write(`eski-${phase}`);
    await buildKilled(`${phase}:2`);
    await write();
    expect(await hashesOf(dir)).toEqual(plain);
  });

  it('is followed by one that gives the right bytes and leaves nothing of the killed ones', async () => {
    expect(await readdir(join(dir, '.build'))).not.toEqual(['lock']);
    await write(EDIT);
    expect(await buildWhole()).toEqual(edited);
    await expectNoLeftovers();
    await write();
    expect(await buildWhole()).toEqual(plain);
  });

  it('at any step of putting the new site in place leaves the old one or the new one, with the configurations that belong to it', async () => {
    for (const [index, step] of SWAP_CHANGES.entries()) {
      const [endings, before, next] = index % 2 === 0 ? ([[EDIT], plain, edited] as const) : ([[], edited, plain] as const);
      await write(...endings);
      await buildKilled(`compress:${step}`);
      if (step === 4) expect(existsSync(join(dir, 'dist'))).toBe(false);
      if (step === 7) expect(existsSync(join(dir, 'hosting'))).toBe(false);
      // As the preview, a deployment and the next build do first.
      await finishSwap(join(dir, 'dist'));
      expect(await hashesOf(dir), `step ${step}`).toEqual(step === 1 ? before : next);
      if (step === 1) expect(await buildWhole()).toEqual(next);
    }
    await write();
    expect(await buildWhole()).toEqual(plain);
    await expectNoLeftovers();
  });

  it.runIf(isLong)('while the application is bundled, rendered and kept is followed by one that does all of it again', async () => {
    await rm(join(dir, '.cache/application'), { recursive: true });
    for (const trace of TRACES) {
      await killAtTrace(trace);
      expect(await hashesOf(dir)).toEqual(plain);
    }
    for (const step of ASIDE_CHANGES) {
      await buildKilled(`temporary:${step}`);
      expect(await hashesOf(dir)).toEqual(plain);
    }
    expect(await buildWhole()).toEqual(plain);
    await expectNoLeftovers();
  });
});

/** Kills a build as soon as it leaves a trace: a file or folder of the project that is there while pages are rendered. */
async function killAtTrace(trace: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/build.ts'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: '', ...BARE },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  while (child.exitCode === null && !existsSync(join(dir, trace))) await pause(3);
  child.kill('SIGKILL');
  expect((await exit)[1], trace).toBe('SIGKILL');
}
