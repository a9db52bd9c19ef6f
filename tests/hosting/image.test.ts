/** The container image, if Docker runs: built, started on a read-only disk without permissions, checked for the promised responses, and stopped. `npm run test:long`. */

import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { ask } from '../../scripts/hosting/smoke/request.ts';
import { reportMissing } from '../missing.ts';
import { promisedOf } from './promise.ts';
import { pages, spellings } from './requests/addresses.ts';
import { brotliRequests, conditions, files } from './requests/files.ts';
import { methods } from './requests/refused.ts';

const root = join(import.meta.dirname, '../..');
/** It installs packages and builds the site, which takes minutes. */
const isLong = process.env.LONG === '1';
const hasDocker = isLong && spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
if (isLong && !hasDocker) reportMissing({ what: "the container's image", needs: 'a running Docker', package: 'docker.io' });

const BUILD_MS = 1_200_000;
const HEALTHY_MS = 60_000;

describe.skipIf(!hasDocker)('the image', () => {
  const name = `site-${randomUUID()}`;
  let dir = '';

  const docker = (...parameters: readonly string[]) => execFileSync('docker', parameters, { cwd: root, encoding: 'utf8' }).trim();

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'image-'));
    docker('build', '--quiet', '--tag', name, '.');
    const rights = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    docker('run', '--detach', '--name', name, ...rights, '--health-interval', '1s', '--publish', '127.0.0.1::8080', name);
  }, BUILD_MS);

  afterAll(async () => {
    spawnSync('docker', ['rm', '--force', name]);
    spawnSync('docker', ['rmi', name]);
    await rm(dir, { recursive: true, force: true });
  });

  it(
    'becomes healthy, answers as promised, and stops before Docker kills it',
    async () => {
      const deadline = Date.now() + HEALTHY_MS;
      const state = () => docker('inspect', '--format', '{{.State.Health.Status}}', name);
      while (state() !== 'healthy' && Date.now() < deadline) await pause(500);
      expect(state(), docker('logs', name)).toBe('healthy');
      expect(docker('exec', name, 'id', '-u')).toBe('33');

      const hosting = JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting;
      // Its own files, whose times and sizes are asked for.
      docker('cp', `${name}:/srv/www/dist`, dir);
      const url = `http://${docker('port', name, '8080/tcp').split('\n')[0]}`;
      const dist = join(dir, 'dist');
      // The samples of the other suites are not in the image's own configuration.
      const requests = [...pages(hosting), ...spellings(), ...methods(hosting), ...files(dist), ...conditions(dist), ...brotliRequests()];
      const findings: string[] = [];
      for (const request of requests) {
        findings.push(...promisedOf(hosting, request, await ask(url, request)));
      }
      expect(findings).toEqual([]);

      docker('stop', name);
      expect(docker('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
    },
    BUILD_MS,
  );
});
