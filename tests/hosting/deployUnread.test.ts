/** A deployment does not treat unreadable files as missing: it would lose addresses and the files of open pages. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../scripts/hosting/deploy/deploy.ts';
import { listReleases } from '../../scripts/hosting/deploy/releases.ts';
import { makeSite } from './site.ts';

let dir = '';
let target = '';

describe('what cannot be read', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'unread-'));
    target = join(dir, 'server');
    await makeSite(join(dir, 'site'), { version: 'one' });
    await deploy({ outDir: join(dir, 'site/dist'), hostingDir: join(dir, 'site/hosting'), target, keep: 3, print: () => {} });
    await makeSite(join(dir, 'site'), { version: 'two' });
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it.each<[string, () => Promise<void>, string]>([
    [
      'the records',
      async () => {
        await rm(join(target, 'records'), { recursive: true });
        await writeFile(join(target, 'records'), '');
      },
      'ENOTDIR',
    ],
    [
      'a record',
      async () => {
        const [release] = await listReleases(target);
        await writeFile(join(target, 'records', `${release?.id}.json`), '{"id":');
      },
      'is damaged',
    ],
    [
      'the link to the live release',
      async () => {
        await rm(join(target, 'current'));
        await mkdir(join(target, 'current'));
      },
      'EINVAL',
    ],
    ['the record of the live release', () => rm(join(target, 'records'), { recursive: true }), 'has no record or no folder'],
    ['the list of files', () => writeFile(join(dir, 'site/hosting/files.json'), '{"index.html":1}'), 'index.html'],
  ])('is refused, and not taken for missing: %s', async (_, damage, expected) => {
    await damage();
    const options = { outDir: join(dir, 'site/dist'), hostingDir: join(dir, 'site/hosting'), target, keep: 3, print: () => {} };
    await expect(deploy(options)).rejects.toThrow(expected);
  });
});
