import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPosition } from './editor.ts';

let dir = '';
let contentDir = '';

beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'editor-')));
  // The content may stand anywhere, also behind a link.
  await mkdir(join(dir, 'own/pages'), { recursive: true });
  await symlink(join(dir, 'own'), join(dir, 'content'), 'junction');
  contentDir = join(dir, 'content');
  for (const name of ['secret.txt', 'own/pages/de.mdx', 'own/.hidden']) await writeFile(join(dir, name), '');
  await symlink(join(dir, 'secret.txt'), join(dir, 'own/out.txt'));
  await symlink(dir, join(dir, 'own/outside'), 'junction');
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it('a file of the content opens at its place', async () => {
  expect(await findPosition(contentDir, 'content/pages/de.mdx:14:3')).toBe(`${join(dir, 'own/pages/de.mdx')}:14:3`);
});

it.each([
  'content/out.txt:1:1',
  'content/outside/secret.txt:1:1',
  'content/../secret.txt:1:1',
  'content/pages/../../secret.txt:1:1',
  'content/../own/pages/de.mdx:1:1',
  'content\\pages\\de.mdx:1:1',
  'content/.hidden:1:1',
  'content/pages:1:1',
  'content:1:1',
  'content/none.mdx:1:1',
  'content/pages/de.mdx\0:1:1',
  'content/pages/de.mdx',
  'content/pages/de.mdx:14',
  'content/pages/de.mdx:1:1:1',
  'content/pages/de.mdx:-1:1',
  'pages/de.mdx:1:1',
  '../secret.txt:1:1',
  '//evil.example/share:1:1',
  'C:\\secret.txt:1:1',
  '',
])('nothing else opens: %j', async (position) => {
  expect(await findPosition(contentDir, position)).toBeUndefined();
});

it('no file opens by its path on this computer', async () => {
  expect(await findPosition(contentDir, `${join(dir, 'own/pages/de.mdx')}:1:1`)).toBeUndefined();
});
