/** Full disks, missing permissions and simultaneous commands: one line names the fix, and the last good site stays complete. */

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isLong } from '../long.ts';
import { canMount, mount, unmount } from '../mounts.ts';
import { admitOtherUser } from './otherUser.ts';
import { type BuildOutcome, build, edit, hashesOf, makeWarmProject, type OtherUser } from './project.ts';

const BARE = { CHECK_TEXTS: 'no', SOCIAL_IMAGES: 'no', MARKDOWN_TWINS: 'no' };
const PAGE = 'content/pages/rent/kira-takip/tr.mdx';
/** In the usual run a disk has space to begin with, so that the build stops in the middle of its work. */
const FULL_DISKS = [
  { where: 'where the site is made, when half of it is there', folder: '.build', size: '400k', isUsual: true },
  { where: 'where the cache is, when half of it is there', folder: '.cache', size: '500k', isUsual: false },
  { where: 'where the site is made', folder: '.build', size: '64k', isUsual: false },
  { where: 'where the cache is', folder: '.cache', size: '64k', isUsual: false },
].filter(({ isUsual }) => isUsual || isLong);
/** Endings of files in the cache. */
const CUT_OFF = [
  ['.json', '.mjs', '.css'],
  ['.js', '.html', '.br'],
  ['.elements', '.gz', '.stamps'],
];
const STOPPED = 'The build stopped; the last good site stays as it was. ';

let dir = '';
let first: Record<string, string> = {};

beforeAll(async () => {
  dir = await makeWarmProject(inject('cacheDir'), 'whole');
  const { code, output } = await build(dir, BARE);
  expect(code, output).toBe(0);
  first = await hashesOf(dir);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

async function expectRecovery(): Promise<void> {
  const { code, output } = await build(dir, BARE);
  expect(code, output).toBe(0);
  expect(await hashesOf(dir)).toEqual(first);
}

/** The last line names the problem, and no line is part of a stack trace. */
async function expectRefusal({ code, output }: BuildOutcome, words: RegExp): Promise<void> {
  expect(code).toBe(1);
  const lines = output.trim().split('\n');
  expect(lines.at(-1)).toMatch(words);
  expect(lines.at(-1)?.startsWith(STOPPED), output).toBe(true);
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m);
  expect(lines.at(-1)).toMatch(/\([^()]*(?:E[A-Z]{4,}: |\(os error)[^()]*\)/);
  expect(await hashesOf(dir)).toEqual(first);
}

const mounts = canMount('what a build says of a full disk');

describe('a disk', () => {
  it.skipIf(!mounts).each(FULL_DISKS)('that is full $where stops the build', async ({ folder, size }) => {
    const position = join(dir, folder);
    mkdirSync(position, { recursive: true });
    mount(position, `size=${size}`);
    try {
      await expectRefusal(await build(dir, BARE), /The disk is full: free some space \(you may delete the folder \.cache/);
    } finally {
      unmount(position);
    }
  });

  it.skipIf(!mounts)('that can only be read stops the build', async () => {
    const position = join(dir, 'archive');
    mkdirSync(position);
    mount(position, 'size=64k,ro');
    try {
      await expectRefusal(
        await build(dir, { ...BARE, OUT_DIR: 'archive/dist' }),
        /The disk is read-only: set OUT_DIR, HOSTING_DIR and CACHE_DIR/,
      );
    } finally {
      unmount(position);
    }
  });

  it('that has space again takes the next build', expectRecovery);
});

describe('a user who may not write', () => {
  let other: OtherUser | undefined;
  beforeAll(() => {
    other = admitOtherUser(dir);
  });

  it('in the project is named in the message', async ({ skip }) => {
    if (!other) return skip();
    await expectRefusal(await build(dir, BARE, other), /The user \S+ may not do that: give this user the project's folder/);
  });

  it.runIf(isLong)('in the place of a site that somebody else has built is told so before anything moves', async ({ skip }) => {
    if (!other) return skip();
    own(dir, other.uid);
    own(join(dir, 'dist'), 0);
    chmodSync(join(dir, 'dist'), 0o755);
    try {
      await expectRefusal(await build(dir, BARE, other), /may not do that: .+ access '.+dist'/);
    } finally {
      own(dir, 0);
    }
    await expectRecovery();
  });

  /** With all that is in it, but not the packages, whose files may be the real ones. */
  function own(path: string, uid: number): void {
    const names = readdirSync(path).filter((name) => name !== 'node_modules');
    execFileSync('chown', ['-hR', `${uid}:${uid}`, ...names.map((name) => join(path, name))]);
    chownSync(path, uid, uid);
  }
});

describe('a cache', () => {
  it.each(isLong ? CUT_OFF.map((endings) => [endings]) : [[CUT_OFF.flat()]])(
    'in which files of %j were cut off gives the same site',
    async (endings) => {
      const entries = await readdir(join(dir, '.cache'), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && endings.includes(extname(entry.name)));
      expect(files.length).toBeGreaterThan(0);
      for (const { parentPath, name } of files) {
        const path = join(parentPath, name);
        await truncate(path, Math.floor((await stat(path)).size / 2));
      }
      // Files in dist are hard links to the cache, so both are made again.
      await expectRecovery();
    },
  );
});

describe('at the same time', () => {
  it.runIf(isLong)('two builds without a cache of the site take turns, and both end well', async () => {
    await Promise.all(['application', 'content'].map((name) => rm(join(dir, '.cache', name), { recursive: true })));
    const outcomes = await Promise.all([build(dir, BARE), build(dir, BARE)]);
    for (const { code, output } of outcomes) expect(code, output).toBe(0);
    const waiting = outcomes.filter(({ output }) =>
      /^Another build of this project has been running since [\d:]{8} \(process \d+\); this one waits for it\.$/m.test(output),
    );
    expect(waiting).toHaveLength(1);
    expect(await hashesOf(dir)).toEqual(first);
  });

  it.runIf(isLong)('the development server shows pages and edits while a build runs beside it', async () => {
    const server = spawn(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/dev.ts'], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: '', CHECK_TEXTS: 'no', PORT: '0' },
    });
    let told = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (told += chunk));
    const until = async (isDone: () => Promise<boolean> | boolean) => {
      while (!(await isDone())) {
        if (server.exitCode !== null) throw new Error(told);
        await pause(50);
      }
    };
    try {
      await until(() => told.includes('Ready in'));
      const url = /http:\/\/\S+/.exec(told)?.[0] ?? '';
      const shows = async (words: string) => (await (await fetch(`${url}/kira-takip`)).text()).includes(words);
      await until(() => shows('Belgeleri toplarız.'));
      const building = build(dir, BARE);
      await edit(dir, PAGE, 'Belgeleri toplarız.', 'Belgeleri hemen toplarız.');
      await until(() => shows('Belgeleri hemen toplarız.'));
      const { code, output } = await building;
      expect(code, output).toBe(0);
      await edit(dir, PAGE, 'Belgeleri hemen toplarız.', 'Belgeleri toplarız.');
      await until(() => shows('Belgeleri toplarız.'));
      await expectRecovery();
      expect(await shows('Belgeleri toplarız.')).toBe(true);
      expect(told).not.toMatch(/error/i);
    } finally {
      server.kill();
    }
  });
});
