import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { fixTypography } from '../rules/fix.ts';
import { loadContent } from './load.ts';
import { MAX_BYTES } from './readFile.ts';

const folders: string[] = [];

afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const dir = await makeContent();
  folders.push(dir);
  return dir;
}

/** What reading says of the file: rule and first words. */
async function findings(contentDir: string, path: string): Promise<string[]> {
  const { issues } = await loadContent({ contentDir, texts: false });
  return issues
    .filter(({ filePath }) => filePath === `content/${path}`)
    .map(({ ruleId, message }) => `${ruleId}: ${message.split(';')[0]}`);
}

const PAGE = 'pages/rent/kira-takip/tr.mdx';
const FILES = [
  PAGE,
  'site.yaml',
  'glossary.yaml',
  'statutes.yaml',
  'spelling/tr.txt',
  'labels/de.yaml',
  'pages/rent/kira-takip/review.yaml',
];

// Windows has neither pipes nor devices in folders, and asks for rights to make links.
describe.skipIf(process.platform === 'win32')('what is no ordinary file is a finding, and holds nothing up', () => {
  it.each(FILES)('a pipe as %s', async (path) => {
    const dir = await makeFolder();
    mkdirSync(join(dir, 'spelling'), { recursive: true });
    rmSync(join(dir, path), { force: true });
    execFileSync('mkfifo', [join(dir, path)]);
    expect(await findings(dir, path)).toEqual(['file-kind: This is a pipe, a socket or a device']);
  });

  it('a socket', async () => {
    const dir = await makeFolder();
    // Names of sockets are short: it is made in the folder and moved.
    const server = createServer().listen(join(dir, 's'));
    await new Promise((done) => server.once('listening', done));
    rmSync(join(dir, PAGE));
    renameSync(join(dir, 's'), join(dir, PAGE));
    expect(await findings(dir, PAGE)).toEqual(['file-kind: This is a pipe, a socket or a device']);
    await new Promise((done) => server.close(done));
  });

  it.each([...FILES, 'pages/rent/kira-takip'])('a link to a device as %s', async (path) => {
    const dir = await makeFolder();
    mkdirSync(join(dir, 'spelling'), { recursive: true });
    rmSync(join(dir, path), { recursive: true, force: true });
    symlinkSync('/dev/zero', join(dir, path));
    const found = await findings(dir, path);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^file-kind: This is a symbolic link$|^file-place: /);
  });

  it('a folder behind a link', async () => {
    const dir = await makeFolder();
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    folders.push(outside);
    renameSync(join(dir, 'labels'), join(outside, 'labels'));
    symlinkSync(join(outside, 'labels'), join(dir, 'labels'));
    expect(await findings(dir, 'labels/tr.yaml')).toEqual(['file-kind: Its folder is a symbolic link out of the content']);
  });

  it('but the content folder itself may be a link', async () => {
    const dir = await makeFolder();
    const link = `${dir}-link`;
    folders.push(link);
    symlinkSync(dir, link);
    expect((await loadContent({ contentDir: link, texts: false })).issues).toEqual([]);
  });

  it('fixing goes past it', async () => {
    const dir = await makeFolder();
    execFileSync('mkfifo', [join(dir, 'pages/rent/kira-takip/notes')]);
    expect(await fixTypography(dir)).toEqual([]);
  });
});

it('a file beyond the limit is not read', async () => {
  const dir = await makeFolder();
  // A hole: the size alone decides.
  truncateSync(join(dir, PAGE), 2 ** 40);
  expect(await findings(dir, PAGE)).toEqual(['file-size: This file has 1,073,741,824 KB']);
  const largest = `kira takibi${' '.repeat(9)}\n`.repeat(MAX_BYTES).slice(0, MAX_BYTES);
  writeFileSync(join(dir, 'spelling.txt'), largest);
  mkdirSync(join(dir, 'spelling'));
  renameSync(join(dir, 'spelling.txt'), join(dir, 'spelling/tr.txt'));
  expect(await findings(dir, 'spelling/tr.txt')).toEqual([]);
  writeFileSync(join(dir, 'spelling/tr.txt'), `${largest}k`);
  expect(await findings(dir, 'spelling/tr.txt')).toEqual(['file-size: This file has 513 KB']);
});
