/** Refusals and warnings of a deployment: files that the build did not make, folders of the build, commands that do not end. */
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeployOptions, deploy } from '../../scripts/hosting/deploy/deploy.ts';
import { rollback } from '../../scripts/hosting/deploy/rollback.ts';
import { makeSite } from './site.ts';

let dir = '';
let target = '';
let lines: string[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'refusals-'));
  await chmod(dir, 0o755);
  target = join(dir, 'server');
  lines = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const print = (line: string) => {
  lines.push(line);
};
const put = (more: Partial<DeployOptions> = {}) =>
  deploy({ outDir: join(dir, 'site/dist'), hostingDir: join(dir, 'site/hosting'), target, keep: 3, print, ...more });

async function release(version: string, more: Partial<DeployOptions> = {}): Promise<string> {
  await makeSite(join(dir, 'site'), { version });
  return put(more);
}

const version = async () => /data-version="(\w+)"/.exec(await readFile(join(target, 'current/index.html'), 'utf8'))?.[1];

it.each(['backup.sql', 'index.html~', 'de.html.br.gz', 'secret.html.br'])(
  'a file that the build has not made is not made public: %s',
  async (name) => {
    await makeSite(join(dir, 'site'), { version: 'one' });
    await writeFile(join(dir, 'site/dist', name), 'secret');
    await expect(put()).rejects.toThrow(`${name} was not made by the build`);
  },
);

it.each(['site/dist', 'site/dist/live', 'site/hosting', 'site'])(
  'releases do not stand in the folders of the build: %s',
  async (folder) => {
    await makeSite(join(dir, 'site'), { version: 'one' });
    const before = await readdir(join(dir, 'site'), { recursive: true });
    await expect(put({ target: join(dir, folder) })).rejects.toThrow('is a folder of the build');
    expect(await readdir(join(dir, 'site'), { recursive: true })).toEqual(before);
  },
);

it.each([2, 3])('a rollback goes back to the release that was live, not to one that was taken back (%i are kept)', async (keep) => {
  const first = await release('one', { keep });
  await release('two', { keep });
  await rollback({ target, print });
  await release('three', { keep });
  expect(lines.join('\n')).toContain(`back to ${first}`);
  expect(await rollback({ target, print })).toBe(first);
  expect(await version()).toBe('one');
});

it('a record that names another folder is damaged, and nothing is removed', async () => {
  const first = await release('one');
  await release('two');
  const path = join(target, 'records', `${first}.json`);
  await writeFile(path, (await readFile(path, 'utf8')).replace(`"id":"${first}"`, '"id":""'));
  await expect(release('three', { keep: 1 })).rejects.toThrow(`${first}.json is damaged`);
  expect(await version()).toBe('two');
});

it('a command that does not end is ended, and the live release stays', async () => {
  await release('one');
  await makeSite(join(dir, 'site'), { version: 'two', inline: 'two' });
  await expect(put({ reload: 'sleep 60', reloadMs: 300 })).rejects.toThrow('It did not end in 0.3 seconds');
  expect(await version()).toBe('one');
});

it.skipIf(process.platform === 'win32')('says which folder the server may not enter', async () => {
  await release('one');
  expect(lines.join('\n')).not.toContain('may not be able to enter');
  await chmod(target, 0o700);
  await release('two');
  expect(lines.join('\n')).toContain(`may not be able to enter ${target}:`);
});
