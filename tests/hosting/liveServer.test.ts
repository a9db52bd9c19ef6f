/** Deployment while nginx runs: it detects which configuration the server has read, checks the live site afterwards, and rolls back if responses are wrong. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildConfiguration, writeConfiguration } from '../../scripts/hosting/deploy/configuration.ts';
import { type DeployOptions, deploy } from '../../scripts/hosting/deploy/deploy.ts';
import { listReleases } from '../../scripts/hosting/deploy/releases.ts';
import { rollback } from '../../scripts/hosting/deploy/rollback.ts';
import { ask, type RawResponse } from '../../scripts/hosting/smoke/request.ts';
import { isLong } from '../long.ts';
import { needProgram } from '../missing.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { makeSite, type SiteOptions } from './site.ts';

const root = join(import.meta.dirname, '../..');
const program = needProgram('nginx', 'deployments beside a running nginx');

let dir = '';
let target = '';
let lines: string[] = [];
let nginx: Nginx;
let children: ChildProcess[] = [];

describe.skipIf(!program)('beside a running nginx', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'live-'));
    target = join(dir, 'server');
    lines = [];
    children = [];
    await release({ version: 'one' });
  });
  afterEach(async () => {
    for (const { pid } of children) if (pid) endGroup(pid);
    await nginx.stop();
    await rm(dir, { recursive: true, force: true });
  });

  const print = (line: string) => {
    lines.push(line);
  };
  const start = async (more = '') => {
    nginx = await startNginx({ root: join(target, 'current'), confDir: join(target, 'hosting/nginx'), more });
  };
  const get = (path: string): Promise<RawResponse> => ask(nginx.url, { path });
  const served = async () => /data-version="(\w+)"/.exec((await get('/de')).body.toString())?.[1];
  const policy = async () => String((await get('/de')).headers['content-security-policy']);
  /** Whether a browser would apply the page's style sheet. */
  const isStyled = async () => {
    const { body, headers } = await get('/de');
    const css = /<style>(.*?)<\/style>/.exec(body.toString())?.[1] ?? '';
    return String(headers['content-security-policy']).includes(createHash('sha256').update(css).digest('base64'));
  };
  const built = () => ({ outDir: join(dir, 'site/dist'), hostingDir: join(dir, 'site/hosting') });

  async function release(options: SiteOptions, more: Partial<DeployOptions> = {}): Promise<string> {
    await makeSite(join(dir, 'site'), options);
    return again(more);
  }
  function again(more: Partial<DeployOptions> = {}): Promise<string> {
    return deploy({ ...built(), target, keep: 3, print, ...more });
  }
  /** The command as a separate process, in one group with its child processes. */
  function command(...parameters: readonly string[]): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
    const env = { ...process.env, OUT_DIR: built().outDir, HOSTING_DIR: built().hostingDir, CACHE_DIR: join(dir, 'cache') };
    const child = spawn(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/deploy.ts', target, ...parameters], {
      cwd: root,
      env,
      detached: true,
    });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))) };
  }

  it.runIf(isLong)('after a deployment that was killed before the server read its configuration, the next one has it read', async () => {
    await start();
    const before = await readFile(join(target, 'hosting/nginx/rules.conf'), 'utf8');
    await makeSite(join(dir, 'site'), { version: 'two', inline: 'two' });
    const { child, ended } = command('--reload', `sleep 60; ${nginx.reloadCommand}`, '--probe', nginx.url);
    await until(async () => (await readFile(join(target, 'hosting/nginx/rules.conf'), 'utf8')) !== before);
    // Meanwhile a second one from the same clone is refused, and does not wait.
    const second = await command('--probe', nginx.url).ended;
    expect(second.output).toContain('Somebody else is changing the releases');
    expect(second.code).toBe(1);
    endGroup(child.pid ?? 0);
    await ended;
    expect(await served()).toBe('one');

    await again({ reload: nginx.reloadCommand, probe: nginx.url });
    expect(await served()).toBe('two');
    expect(await isStyled()).toBe(true);
  });

  it('without a reload a release with another policy stays where it is, and goes live once the server was reloaded by hand', async () => {
    await start();
    const stopped = release({ version: 'two', inline: 'two' }, { probe: nginx.url });
    await expect(stopped).rejects.toThrow(/has not read the configuration .+ 000001-\w+ stays live, and 000002-\w+ was not activated/);
    await expect(again({ probe: nginx.url, policyUnchanged: true })).rejects.toThrow('--policy-unchanged does not hold');
    expect([await served(), await isStyled()]).toEqual(['one', true]);
    nginx.reload();
    await again({ probe: nginx.url });
    expect([await served(), await isStyled()]).toEqual(['two', true]);
  });

  it.runIf(isLong)('without a word from the server it is not taken to have read anything', async () => {
    await start();
    await expect(release({ version: 'two', inline: 'two' })).rejects.toThrow('The server has not read the configuration');
    await rm(join(target, 'server.json'));
    await expect(again()).rejects.toThrow('It is not known which configuration the server has read');
    expect(await served()).toBe('one');
  });

  it.runIf(isLong)('lets a release go live under an unchanged policy where that is said, and it is true', async () => {
    await start();
    const options = { version: 'two', redirects: { '/eski': '/sayfa-1' } };
    await expect(release(options, { probe: nginx.url })).rejects.toThrow('with --policy-unchanged the release goes live now');
    await again({ probe: nginx.url, policyUnchanged: true });
    expect([await served(), await isStyled()]).toEqual(['two', true]);
    // The page that went needs its redirect at once.
    const without = { version: 'three', without: ['/de/sayfa-2'], redirects: { '/de/sayfa-2': '/de/sayfa-1' } };
    await expect(release(without, { probe: nginx.url, policyUnchanged: true })).rejects.toThrow('does not hold');
    expect(await served()).toBe('two');
  });

  it('rolls back automatically when the server does not answer as the release promises, and says why', async () => {
    await start('location = /sayfa-4 { return 403; }');
    const server = { reload: nginx.reloadCommand, probe: nginx.url };
    const before = await policy();
    const gone = release({ version: 'two', inline: 'two', pages: 4 }, server);
    await expect(gone).rejects.toThrow(
      /000002-\w+ was live, and http[\s\S]+\/sayfa-4 {2}error {2}live-status\n {2}It answers 403[\s\S]+taken back: 000001-\w+ is live again\.$/,
    );
    expect([await served(), await isStyled()]).toEqual(['one', true]);
    expect(await policy()).toBe(before);
    expect((await listReleases(target)).map(({ id }) => id.slice(0, 6))).toEqual(['000001']);
  });

  it.runIf(isLong)('says so when the fault is the server’s', async () => {
    await start('location = /sayfa-1 { return 403; }');
    const gone = release({ version: 'two' }, { probe: nginx.url });
    await expect(gone).rejects.toThrow('so that the fault is the server');
    expect(await served()).toBe('one');
  });

  it.runIf(isLong)('asks the site’s own address where none is given', async () => {
    await start();
    await makeSite(join(dir, 'site'), { version: 'two', url: nginx.url });
    const silent = await command('--probe', 'http://127.0.0.1:1').ended;
    expect([silent.code, silent.output]).toEqual([1, expect.stringContaining('No server answers at http://127.0.0.1:1')]);
    const { code, output } = await command('--reload', nginx.reloadCommand).ended;
    expect(output).toContain(`The server answers as promised: ${nginx.url}`);
    expect([code, await served()]).toEqual([0, 'two']);
  });

  it.runIf(isLong)('says the same once more, and asks the server, when the release is live already', async () => {
    await start();
    await again({ probe: nginx.url });
    expect(lines.at(-1)).toContain('nothing has changed');
    await writeFile(join(target, 'current/de.html'), 'damaged');
    await expect(again({ probe: nginx.url })).rejects.toThrow(/is live already, and .+ is not as it promises\.[\s\S]+It is cut off/);
  });

  it('a rollback takes the policy and the redirects back as well', async () => {
    await start();
    const server = { reload: nginx.reloadCommand, probe: nginx.url };
    const before = await policy();
    await release({ version: 'two', inline: 'two', redirects: { '/eski': '/sayfa-1' } }, server);
    expect(await policy()).not.toBe(before);
    await rollback({ target, print, ...server });
    expect([await served(), await isStyled(), await policy()]).toEqual(['one', true, before]);
    expect((await get('/eski')).status).toBe(404);
  });

  it.runIf(isLong)('a rollback to pages that the server’s policy blocks has it read another first, or is refused', async () => {
    await start();
    const server = { reload: nginx.reloadCommand, probe: nginx.url };
    await release({ version: 'two', inline: 'two' }, server);
    const newest = (await listReleases(target)).at(-1);
    if (!newest) throw new Error('There is no release.');
    // As with so many releases that the oldest one's texts do not fit into the policy.
    await writeConfiguration(target, buildConfiguration(target, [newest]).texts);
    nginx.reload();
    const hash = await firstHash();
    // The old processes answer for a moment beside the new ones: they are gone when half a second of answers is by the new ones.
    let inARow = 0;
    await until(async () => {
      inARow = (await policy()).includes(hash) ? 0 : inARow + 1;
      return inARow >= 25;
    });
    await expect(rollback({ target, print, probe: nginx.url })).rejects.toThrow('The policy of the server blocks the pages of 000001');
    expect(await served()).toBe('two');
    await rollback({ target, print, ...server });
    expect([await served(), await isStyled()]).toEqual(['one', true]);
  });

  /** Of the first release's style sheet. */
  async function firstHash(): Promise<string> {
    const [first] = await listReleases(target);
    return first?.hosting.policy['style-src']?.[0] ?? '';
  }
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen.');
    await pause(20);
  }
}

/** A process and all that it started. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
