/** Deployment: a release goes live in one step or not at all, old pages find their files, and one command rolls back. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from '../../scripts/core/lock.ts';
import { type DeployOptions, deploy } from '../../scripts/hosting/deploy/deploy.ts';
import { rollback } from '../../scripts/hosting/deploy/rollback.ts';
import { hashSiteFiles, listSite, writeSiteFiles } from '../../scripts/hosting/siteFiles.ts';
import { ask } from '../../scripts/hosting/smoke/request.ts';
import { isLong } from '../long.ts';
import { needProgram } from '../missing.ts';
import { startNginx } from './nginx.ts';
import { makeSite, type SiteOptions } from './site.ts';

let dir = '';
let target = '';
let lines: string[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'deploy-'));
  target = join(dir, 'server');
  lines = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const print = (line: string) => {
  lines.push(line);
};
const site = join('site', 'dist');

type More = Partial<Pick<DeployOptions, 'keep' | 'reload' | 'probe'>>;

async function release(options: SiteOptions, more: More = {}): Promise<string> {
  await makeSite(join(dir, 'site'), options);
  return again(more);
}

function again({ keep = 3, ...more }: More = {}): Promise<string> {
  return deploy({ outDir: join(dir, site), hostingDir: join(dir, 'site/hosting'), target, keep, ...more, print });
}

const live = (file: string) => readFile(join(target, 'current', file), 'utf8');
const assets = async () => (await readdir(join(target, 'current/assets'))).filter((name) => /^app-.+\.js$/.test(name));

it('puts a release live, and says so when there is nothing new', async () => {
  const id = await release({ version: 'one' });
  expect(await live('de.html')).toContain('data-version="one"');
  expect(await again()).toBe(id);
  expect(lines.at(-1)).toContain('nothing has changed');
});

it.runIf(isLong)('keeps the hashed files of the releases that are kept, and of no more', async () => {
  for (const version of ['one', 'two', 'three', 'four']) await release({ version });
  expect(await assets()).toHaveLength(3);
  expect(await readdir(join(target, 'releases'))).toHaveLength(3);
  expect(await readdir(join(target, 'records'))).toHaveLength(3);
});

it.runIf(isLong)('shares what has not changed with the release before, and gives what has changed a later time', async () => {
  await release({ version: 'aaa' });
  const before = { same: await stat(join(target, 'current/unchanged.txt')), other: await stat(join(target, 'current/de.html')) };
  await release({ version: 'bbb' });
  const after = { same: await stat(join(target, 'current/unchanged.txt')), other: await stat(join(target, 'current/de.html')) };
  expect(after.same.ino).toBe(before.same.ino);
  expect(after.other.size).toBe(before.other.size);
  expect(Math.floor(after.other.mtimeMs / 1000)).toBeGreaterThan(Math.floor(before.other.mtimeMs / 1000));
});

it('refuses a second deployment and a rollback while one is under way, and takes them afterwards', async () => {
  await release({ version: 'one' });
  await makeSite(join(dir, 'site'), { version: 'two' });
  // The other deployment, which is in no hurry.
  await withLock(join(target, '.lock'), { waitMs: 0, refuse: () => 'Nobody else is there yet.' }, async () => {
    await expect(again()).rejects.toThrow(/^Somebody else is changing the releases in .+: process \d+ on .+, since \d\d:/);
    await expect(rollback({ target, print })).rejects.toThrow('Somebody else is changing the releases');
  });
  await again();
  expect(await live('index.html')).toContain('data-version="two"');
  await rollback({ target, print });
  expect(await live('index.html')).toContain('data-version="one"');
});

it('goes back by one command, and forward again', async () => {
  await release({ version: 'one' });
  const second = await release({ version: 'two' });
  const ofBoth = await assets();
  await rollback({ target, print });
  // Pages of the release that was taken back are still open somewhere.
  expect(await assets()).toEqual(ofBoth);
  expect(ofBoth).toHaveLength(2);
  expect(await live('index.html')).toContain('data-version="one"');
  await expect(rollback({ target, print })).rejects.toThrow('There is no release before');
  expect(await again()).not.toBe(second);
  expect(await live('index.html')).toContain('data-version="two"');
});

/** A mistake of a release, the change that causes it, and the message of the refusal. */
type Fault = [string, (built: string) => Promise<void>, string];
const FAULTS: readonly Fault[] = [
  ['a page is missing', (built) => rm(join(built, 'de/sayfa-2.html')), '/de/sayfa-2  error  live-status\n  It answers 404'],
  [
    'a chunk is missing',
    async (built) => rm(join(built, 'assets', (await readdir(join(built, 'assets'))).find((name) => name.startsWith('shell-de')) ?? '')),
    '.json  error  live-status\n  It answers 404, expected 200',
  ],
  [
    'a page is cut off',
    async (built) => writeFile(join(built, 'de.html'), (await readFile(join(built, 'de.html'), 'utf8')).slice(0, 900)),
    '/de  error  live-content\n  It is cut off',
  ],
  [
    'the policy is of another build',
    async (built) =>
      writeFile(join(built, 'sayfa-1.html'), (await readFile(join(built, 'sayfa-1.html'), 'utf8')).replace('<style>', '<style>/* new */')),
    'blocks its own style sheet',
  ],
  [
    'the error page is missing',
    (built) => rm(join(built, 'de/404.html')),
    '/de/no-such-page and 1 more  error  live-status\n  It answers 500',
  ],
];

// The usual run makes a missing page and a wrong policy.
it.each(isLong ? FAULTS : FAULTS.filter((_, index) => index % 3 === 0))(
  'refuses a release when %s, and the live one stays',
  async (_, breakIt, expected) => {
    const first = await release({ version: 'one' });
    await makeSite(join(dir, 'site'), { version: 'two' });
    await breakIt(join(dir, site));
    await expect(again()).rejects.toThrow(expected);
    expect(await live('index.html')).toContain('data-version="one"');
    expect((await readdir(join(target, 'releases'))).filter((name) => !name.startsWith('.'))).toEqual([first]);
  },
);

it('refuses a release that loses an address, and takes it when the address leads on', async () => {
  await release({ version: 'one' });
  await expect(release({ version: 'two', without: ['/de/sayfa-2'] })).rejects.toThrow(
    '/de/sayfa-2  error  live-lost-address\n  It is live now',
  );
  await release({ version: 'two', without: ['/de/sayfa-2'], redirects: { '/de/sayfa-2': '/de/sayfa-1' } }, { reload: 'true' });
  expect(await live('index.html')).toContain('data-version="two"');
});

it.runIf(isLong)('changes nothing when the server does not take its configuration', async () => {
  await release({ version: 'one' });
  const rules = await readFile(join(target, 'hosting/nginx/rules.conf'), 'utf8');
  await expect(release({ version: 'two', inline: 'two' }, { reload: 'echo no >&2; false' })).rejects.toThrow('nothing was changed.\nno');
  expect(await live('index.html')).toContain('data-version="one"');
  expect(await readFile(join(target, 'hosting/nginx/rules.conf'), 'utf8')).toBe(rules);
  expect((await readdir(join(target, 'releases'))).filter((name) => !name.startsWith('.'))).toHaveLength(1);
});

it('lets the server read its configuration only when that has changed, and it fits every kept release', async () => {
  const marker = join(dir, 'reloaded');
  await release({ version: 'one' });
  await release({ version: 'two' }, { reload: `touch ${marker}` });
  expect(existsSync(marker)).toBe(false);
  await release({ version: 'three', inline: 'other' }, { reload: `touch ${marker}` });
  expect(existsSync(marker)).toBe(true);
  const policy = /content-security-policy "([^"]+)"/.exec(await readFile(join(target, 'hosting/nginx/rules.conf'), 'utf8'))?.[1] ?? '';
  expect(policy.match(/sha256-/g)).toHaveLength(4);
});

it.skipIf(!needProgram('nginx', 'nginx while releases change'))(
  'nginx follows: an old page finds its files, a rolled-back page is sent anew, a moved page answers on both sides',
  async () => {
    await release({ version: 'one' });
    const nginx = await startNginx({ root: join(target, 'current'), confDir: join(target, 'hosting/nginx') });
    const get = (path: string, headers = {}) => ask(nginx.url, { path, headers });
    const server = { reload: nginx.reloadCommand, probe: nginx.url };
    try {
      const [oldApp] = await assets();
      const old = await get('/de');
      await makeSite(join(dir, 'site'), { version: 'two', without: ['/de/sayfa-2'], redirects: { '/de/sayfa-2': '/de/sayfa-1' } });
      await again(server);
      const fresh = await get('/de', { 'if-none-match': String(old.headers.etag) });
      expect([fresh.status, fresh.body.toString().includes('data-version="two"')]).toEqual([200, true]);
      expect((await get(`/assets/${oldApp}`)).status).toBe(200);
      expect((await get('/de/sayfa-2')).headers.location).toBe('/de/sayfa-1');
      await rollback({ target, print, ...server });
      expect((await get('/de/sayfa-2')).status).toBe(200);
      const back = await get('/de', {
        'if-none-match': String(fresh.headers.etag),
        'if-modified-since': String(fresh.headers['last-modified']),
      });
      expect(back.status).toBe(200);
      expect(back.body.toString()).toContain('data-version="one"');
      expect((await get('/de', { 'if-none-match': String(back.headers.etag) })).status).toBe(304);
    } finally {
      await nginx.stop();
    }
  },
);

/** Lists the files of the site again, as the build does. */
async function list(): Promise<void> {
  await writeSiteFiles(join(dir, 'site/hosting'), hashSiteFiles(join(dir, site), await listSite(join(dir, site))));
}

it.runIf(isLong)('takes a release in which a folder has the name of a file of the one before', async () => {
  await makeSite(join(dir, 'site'), { version: 'one' });
  await writeFile(join(dir, site, 'more'), 'a file');
  await list();
  await again();
  await makeSite(join(dir, 'site'), { version: 'two' });
  await mkdir(join(dir, site, 'more'));
  await writeFile(join(dir, site, 'more/one.txt'), 'in a folder');
  await list();
  await again();
  expect(await live('more/one.txt')).toBe('in a folder');
});
