import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportMissing } from '../../../tests/missing.ts';
import { canMount, mount, unmount } from '../../../tests/mounts.ts';
import { hashBytes, openFile } from './contentFile.ts';
import { saveFile } from './save.ts';

const FILE = 'content/pages/de.mdx';
const isRoot = process.getuid?.() === 0;
if (isRoot) reportMissing({ what: 'what a save says of a file that can only be read', needs: 'a user other than root', package: '' });

let dir = '';
let contentDir = '';
let path = '';

beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'save-')));
  contentDir = join(dir, 'content');
  path = join(contentDir, 'pages/de.mdx');
  await mkdir(join(contentDir, 'pages'), { recursive: true });
  await writeFile(path, 'one\ntwo\n');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** Saves a text over the file as it is now. */
async function save(text: string, saving?: Parameters<typeof saveFile>[2]) {
  const { hash } = await openFile(contentDir, FILE);
  return saveFile(contentDir, { filePath: FILE, text, hash }, saving);
}

it('writes exactly the text, keeps the permissions, and leaves nothing beside the file', async () => {
  await chmod(path, 0o666);
  const text = '\n\none  \n\ttwo “drei” 𝄞';
  const answer = await save(text);
  expect(await readFile(path, 'utf8')).toBe(text);
  expect((await stat(path)).mode & 0o777).toBe(0o666);
  expect(await readdir(join(contentDir, 'pages'))).toEqual(['de.mdx']);
  expect(answer).toEqual({ state: 'saved', hash: (await openFile(contentDir, FILE)).hash });
});

describe('the form of a file stays', () => {
  it.each([
    ['Windows line endings', 'one\r\ntwo\r\n', 'one\nthree\n', 'one\r\nthree\r\n'],
    ['a byte order mark', '\ufeffone\ntwo\n', 'one\nthree\n', '\ufeffone\nthree\n'],
    ['line endings as they are sent', 'one\r\ntwo\n', 'one\r\nthree\n', 'one\r\nthree\n'],
    ['line feeds', 'one\ntwo', 'one\nthree', 'one\nthree'],
  ])('%s', async (_, before, text, after) => {
    await writeFile(path, before);
    await save(text);
    expect(await readFile(path, 'utf8')).toBe(after);
  });
});

describe('a file that somebody has changed meanwhile', () => {
  const old = hashBytes(Buffer.from('one\ntwo\n'));

  it('is left as it is, and shown', async () => {
    await writeFile(path, 'of somebody else');
    expect(await saveFile(contentDir, { filePath: FILE, text: 'mine', hash: old })).toEqual({
      state: 'changed',
      file: await openFile(contentDir, FILE),
    });
    expect(await readFile(path, 'utf8')).toBe('of somebody else');
  });

  it('is left as it is, even in the last moment', async () => {
    const answer = await save('mine', {
      replace: async (target) => {
        await writeFile(target, 'of somebody else');
        return false;
      },
    });
    expect(answer).toEqual({ state: 'changed', file: await openFile(contentDir, FILE) });
  });

  it.each([
    ['deleted', () => rm(path)],
    ['deleted with its folder', () => rm(join(contentDir, 'pages'), { recursive: true })],
    ['renamed', () => rename(path, join(contentDir, 'pages/nl.mdx'))],
  ])('is not written again where it was: %s', async (_, change) => {
    await change();
    expect(await saveFile(contentDir, { filePath: FILE, text: 'mine', hash: old })).toEqual({ state: 'changed', file: undefined });
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('is not followed out of the content', async () => {
    await writeFile(join(dir, 'secret.mdx'), 'one\ntwo\n');
    await rm(path);
    await symlink(join(dir, 'secret.mdx'), path);
    await expect(saveFile(contentDir, { filePath: FILE, text: 'mine', hash: old })).rejects.toThrow('no ordinary file');
    expect(await readFile(join(dir, 'secret.mdx'), 'utf8')).toBe('one\ntwo\n');
  });

  it('to bytes that are no text is not damaged', async () => {
    await writeFile(path, Buffer.from('fünf', 'utf16le'));
    await expect(saveFile(contentDir, { filePath: FILE, text: 'mine', hash: old })).rejects.toThrow('not text in UTF-8');
  });
});

describe('what cannot be written is said in words, and the file stays whole', () => {
  it.each([
    ['EACCES', 'does not allow'],
    ['EPERM', 'does not allow'],
    ['EROFS', 'can only be read'],
    ['ENOSPC', 'disk is full'],
    ['EDQUOT', 'disk is full'],
    ['EMFILE', 'Too many files'],
  ])('%s', async (code, words) => {
    const failure = Object.assign(new Error(`${code}: said by the system`), { code, syscall: 'open' });
    await expect(save('mine', { replace: () => Promise.reject(failure) })).rejects.toThrow(words);
    expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
  });

  it.each(['a\0b', 'a\ud800b', 'x'.repeat(600_000)])('a text that could not be opened again', async (text) => {
    await expect(save(text)).rejects.toThrow('text');
    expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
  });

  it.skipIf(isRoot)('a file that can only be read, though its folder may be written', async () => {
    await chmod(path, 0o444);
    await expect(save('mine')).rejects.toThrow('does not allow');
    expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
  });

  it.skipIf(!canMount('what a save says of a full disk'))('on a real disk', async () => {
    mount(contentDir, 'size=100k');
    try {
      await mkdir(join(contentDir, 'pages'));
      const before = 'x'.repeat(60_000);
      await writeFile(path, before);
      await expect(save('y'.repeat(90_000))).rejects.toThrow('disk is full');
      expect(await readFile(path, 'utf8')).toBe(before);
      expect(await readdir(join(contentDir, 'pages'))).toEqual(['de.mdx']);
      mount(contentDir, 'remount,ro');
      await expect(save('y')).rejects.toThrow('can only be read');
    } finally {
      unmount(contentDir);
    }
  });
});
