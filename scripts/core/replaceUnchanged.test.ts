import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replaceUnchanged } from './replaceUnchanged.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'replace-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('replaces a file that has not changed since it was read, with its permissions, and leaves nothing beside it', async () => {
  const path = join(dir, 'de.mdx');
  await writeFile(path, 'old');
  await chmod(path, 0o666);
  const { mode } = await stat(path);
  expect(await replaceUnchanged(path, Buffer.from('old'), 'new')).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('new');
  expect((await stat(path)).mode).toBe(mode);
  expect(await readdir(dir)).toEqual(['de.mdx']);
});

it.each(['saved by an editor', ''])('leaves a file as it is that was written meanwhile: "%s"', async (meanwhile) => {
  const path = join(dir, 'de.mdx');
  await writeFile(path, meanwhile);
  expect(await replaceUnchanged(path, Buffer.from('old'), 'new')).toBe(false);
  expect(await readFile(path, 'utf8')).toBe(meanwhile);
  expect(await readdir(dir)).toEqual(['de.mdx']);
});

it('does not bring a file back that was removed meanwhile', async () => {
  expect(await replaceUnchanged(join(dir, 'removed.mdx'), Buffer.from('old'), 'new')).toBe(false);
  expect(await readdir(dir)).not.toContain('removed.mdx');
});
