import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_BYTES } from '../../content/readFile.ts';
import { findFile, openFile } from './contentFile.ts';

let dir = '';
let contentDir = '';

beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'content-file-')));
  // The content may stand anywhere, also behind a link.
  await mkdir(join(dir, 'own/pages/rent'), { recursive: true });
  await symlink(join(dir, 'own'), join(dir, 'content'), 'junction');
  contentDir = join(dir, 'content');
  for (const name of ['secret.mdx', 'own/pages/rent/de.mdx', 'own/facts.yaml', 'own/.hidden.mdx', 'own/README.md', 'own/pages/rent/x.txt'])
    await writeFile(join(dir, name), 'a text');
  await symlink(join(dir, 'secret.mdx'), join(dir, 'own/out.mdx'));
  await symlink(join(dir, 'own/facts.yaml'), join(dir, 'own/same.yaml'));
  await symlink(dir, join(dir, 'own/outside'), 'junction');
  await symlink(join(dir, 'own/pages'), join(dir, 'own/inside'), 'junction');
  await writeFile(join(dir, 'own/long.yaml'), Buffer.alloc(MAX_BYTES + 1, 'x'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it.each(['content/pages/rent/de.mdx', 'content/facts.yaml'])(
  'a file of the content is found by its path in reports: %s',
  async (filePath) => {
    expect(await findFile(contentDir, filePath)).toBe(join(dir, filePath.replace('content', 'own')));
  },
);

it.each([
  'content/out.mdx',
  'content/same.yaml',
  'content/outside/secret.mdx',
  'content/inside/rent/de.mdx',
  'content/../secret.mdx',
  'content/pages/../../secret.mdx',
  'content/../own/pages/rent/de.mdx',
  'content/./facts.yaml',
  'content//facts.yaml',
  '/content/facts.yaml',
  'content/%2e%2e/secret.mdx',
  'content/..%2fsecret.mdx',
  'content\\facts.yaml',
  'content/pages\\rent\\de.mdx',
  'content/..\\secret.mdx',
  'content/.hidden.mdx',
  'content/.git/config.yaml',
  'content/README.md',
  'content/pages/rent/x.txt',
  'content/pages/rent',
  'content/pages/rent/de.mdx/',
  'content/pages/rent/de.mdx\0.txt',
  'content/facts.yaml\n',
  'content/none.yaml',
  'content/facts.yaml:1:1',
  'content',
  'facts.yaml',
  '../secret.mdx',
  'C:\\secret.mdx',
  '//evil.example/share/x.mdx',
  'file:///etc/passwd',
  '',
])('nothing else is found: %j', async (filePath) => {
  await expect(findFile(contentDir, filePath)).rejects.toThrow('file');
});

it('no file is found by its path on this computer', async () => {
  await expect(findFile(contentDir, join(dir, 'own/facts.yaml'))).rejects.toThrow('no such file');
});

it('a file that is longer than content may be is not opened', async () => {
  await expect(openFile(contentDir, 'content/long.yaml')).rejects.toThrow('too large');
});

it.each([
  ['UTF-16', Buffer.from('\ufeffFrist', 'utf16le')],
  ['UTF-16', Buffer.from([0xfe, 0xff, 0, 0x46])],
  ['UTF-8', Buffer.from('Kündigung', 'latin1')],
  ['UTF-8', Buffer.from('Frist', 'utf16le')],
])('a file that is not text in UTF-8 is not opened, and the writer is told what it is: %s', async (name, bytes) => {
  await writeFile(join(dir, 'own/bytes.yaml'), bytes);
  await expect(openFile(contentDir, 'content/bytes.yaml')).rejects.toThrow(name);
});

it('a text is opened without its byte order mark and with line feeds only', async () => {
  await writeFile(join(dir, 'own/mark.yaml'), '\ufeffa: 1\r\nb: \ufeff2\n');
  expect((await openFile(contentDir, 'content/mark.yaml')).text).toBe('a: 1\nb: \ufeff2\n');
});
