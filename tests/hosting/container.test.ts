/** The container without Docker: nginx runs as the Dockerfile says, with the same permissions, and gives the promised responses. Neighbour: image.test.ts, with Docker. */
import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { ask } from '../../scripts/hosting/smoke/request.ts';
import { isLong } from '../long.ts';
import { findProgram, reportMissing } from '../missing.ts';
import { healthCommand, lastOf, readDockerfile, readImageSources } from './dockerfile.ts';
import { findPort, hasBrotli, waitForPort } from './nginx.ts';
import { promisedOf } from './promise.ts';
import { brotliRequests } from './requests/files.ts';
import { listRequests, withSamples } from './requests/list.ts';

const root = join(import.meta.dirname, '../..');
const instructions = readDockerfile(root);
/** Where the image has the site; here it is a folder for the test. */
const IMAGE_DIR = '/srv/www';
const IMAGE_PORT = '8080';

describe('the Dockerfile', () => {
  const copies = instructions.filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from'));
  const sources = copies.map(({ text }) => text.split(' ').slice(0, -1));
  const allowed = readImageSources(root);

  it('copies files that are there and that Docker is given', () => {
    for (const source of sources.flat()) {
      expect(existsSync(join(root, source)), source).toBe(true);
      if (source !== '.') expect(allowed).toContain(source);
    }
    for (const name of allowed) expect(existsSync(join(root, name)), name).toBe(true);
  });

  it('installs packages before it copies texts, so that an edit does not install them again', () => {
    const installs = instructions.findIndex(({ text }) => text === 'npm ci');
    const before = instructions.slice(0, installs).filter((instruction) => copies.includes(instruction));
    expect(before.map(({ text }) => text)).toEqual(['package.json package-lock.json .npmrc ./']);
  });

  it('is not root', () => {
    expect(Number.parseInt(lastOf(instructions, 'USER'), 10)).toBeGreaterThan(0);
  });
});

const program = findProgram('nginx');
const canRun = program !== undefined && hasBrotli && process.platform === 'linux';
if (isLong && !canRun)
  reportMissing({ what: "the container's nginx", needs: 'nginx with brotli', package: 'nginx libnginx-mod-http-brotli-static' });

describe.runIf(isLong && canRun)('nginx in the container', () => {
  const dist = join(root, 'dist');
  let dir = '';
  let prefix = '';
  let temp = '';
  let hosting: Hosting;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'container-'));
    [prefix, temp] = [join(dir, 'www'), join(dir, 'tmp')];
    hosting = withSamples(JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting);
    // A copy, because the user of the container may not get to the project's folder.
    await cp(dist, join(prefix, 'dist'), { recursive: true, preserveTimestamps: true });
    await writeHosts(join(prefix, 'hosting'), hosting);
    await mkdir(temp);
  });

  afterAll(async () => {
    execFileSync('chmod', ['-R', 'u+w', dir]);
    await rm(dir, { recursive: true });
  });

  /** Runs the image's command as the image's user, in the test's folder and on the test's port. */
  async function run(port: number) {
    const conf = join(prefix, 'hosting/nginx/container.conf');
    const text = await readFile(conf, 'utf8');
    await writeFile(conf, text.replace(`listen ${IMAGE_PORT};`, `listen 127.0.0.1:${port};`).replaceAll('/tmp/', `${temp}/`));
    const [uid = 0, gid = 0] = lastOf(instructions, 'USER').split(':').map(Number);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(temp, uid, gid);
    await chmod(dir, 0o755);
    // As on a disk that can only be read.
    execFileSync('chmod', ['-R', 'a-w,a+rX', prefix]);
    const [, ...parameters] = JSON.parse(lastOf(instructions, 'CMD')) as string[];
    const child = spawn(
      program ?? '',
      parameters.map((parameter) => parameter.replace(IMAGE_DIR, prefix)),
      { stdio: ['ignore', 'ignore', 'pipe'], ...(isRoot && { uid, gid }) },
    );
    let errors = '';
    child.stderr.on('data', (data) => {
      errors += data;
    });
    const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
    return { child, exit, errors: () => errors };
  }

  function askHealth(port: number): SpawnSyncReturns<Buffer> {
    const [shell = '', ...parameters] = healthCommand(instructions);
    return spawnSync(
      shell,
      parameters.map((parameter) => parameter.replace(IMAGE_PORT, String(port))),
    );
  }

  it('answers as promised, is healthy, writes nothing but temporary files, and ends in peace', async () => {
    const port = await findPort();
    expect(askHealth(port).status).not.toBe(0);
    const { child, exit, errors } = await run(port);
    try {
      await waitForPort(port).catch((error: unknown) => {
        throw new Error(`${error}\n${errors()}`);
      });
      expect(askHealth(port).status).toBe(0);
      const findings: string[] = [];
      for (const request of [...listRequests(hosting, dist), ...brotliRequests()]) {
        findings.push(...promisedOf(hosting, request, await ask(`http://127.0.0.1:${port}`, request)));
      }
      expect(findings).toEqual([]);
      expect((await readdir(temp)).sort()).toEqual(['client_body', 'fastcgi', 'nginx.pid', 'proxy', 'scgi', 'uwsgi']);
      // Warnings are about a configuration or rights that do not fit.
      expect(errors()).not.toMatch(/\[(?:warn|alert|crit|emerg)\]/);

      // An idle keep-alive connection delays nothing.
      const idle = connect(port, '127.0.0.1');
      await once(idle, 'connect');
      child.kill(lastOf(instructions, 'STOPSIGNAL') as NodeJS.Signals);
      expect(await exit).toEqual([0, null]);
      expect(askHealth(port).status).not.toBe(0);
      idle.destroy();
    } finally {
      child.kill('SIGKILL');
    }
  }, 60_000);
});
