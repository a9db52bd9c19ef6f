/** The server's user can read the files of a deployment with every umask, and never reads an incomplete one. */
import { chmod, mkdtemp, open, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deploy } from '../../scripts/hosting/deploy/deploy.ts';
import { isLong } from '../long.ts';
import { makeSite } from './site.ts';

let dir = '';
let target = '';
let umask = 0;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'modes-'));
  target = join(dir, 'srv/site');
  umask = process.umask(0o022);
});
afterEach(async () => {
  process.umask(umask);
  await rm(dir, { recursive: true, force: true });
});

const put = (more: { reload?: string } = {}) =>
  deploy({ outDir: join(dir, 'site/dist'), hostingDir: join(dir, 'site/hosting'), target, keep: 3, print: () => {}, ...more });

/** Path and mode of everything that a server reads and the server's user may not, below a folder. */
async function closed(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // The lock is the tool's own.
    if (entry.isSymbolicLink() || entry.name === '.lock') continue;
    const path = join(entry.parentPath, entry.name);
    const mode = (await stat(path)).mode & 0o777;
    if (mode !== (entry.isDirectory() ? 0o755 : 0o644)) found.push(`${path} ${mode.toString(8)}`);
  }
  return found;
}

it.skipIf(process.platform === 'win32')(
  'files are 644 and folders 755 under umask 077, where an earlier deployment left others, too',
  async () => {
    process.umask(0o077);
    await makeSite(join(dir, 'site'), { version: 'one' });
    await put();
    expect(await closed(join(dir, 'srv'))).toEqual([]);
    // A tool that did not set modes left these; the second release shares files with the first.
    await chmod(join(target, 'current/unchanged.txt'), 0o600);
    await chmod(join(target, 'releases'), 0o700);
    await chmod(join(target, 'hosting/nginx'), 0o700);
    await makeSite(join(dir, 'site'), { version: 'two', inline: 'two' });
    await put({ reload: 'true' });
    expect(await closed(join(dir, 'srv'))).toEqual([]);
  },
);

it.runIf(isLong)('a server that is reading a configuration reads it to its end', async () => {
  await makeSite(join(dir, 'site'), { version: 'one' });
  await put();
  const path = join(target, 'hosting/nginx/rules.conf');
  const before = await readFile(path, 'utf8');
  const reader = await open(path);
  await makeSite(join(dir, 'site'), { version: 'two', inline: 'two' });
  await put({ reload: 'true' });
  expect(await reader.readFile('utf8')).toBe(before);
  await reader.close();
  expect(await readFile(path, 'utf8')).not.toBe(before);
});

it('a link among the files is refused', async () => {
  await makeSite(join(dir, 'site'), { version: 'one' });
  await symlink('/etc/hostname', join(dir, 'site/dist/host.txt'));
  await expect(put()).rejects.toThrow('host.txt is not a regular file');
});
