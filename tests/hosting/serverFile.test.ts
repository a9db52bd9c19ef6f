/** The complete nginx server file as an operator copies it, with test certificates: https, one host name, and the site. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { ask } from '../../scripts/hosting/smoke/request.ts';
import { needProgram } from '../missing.ts';
import { findPort, runNginx } from './nginx.ts';

const root = join(import.meta.dirname, '../..');
const nginx = needProgram('nginx', 'the whole nginx server file');
const openssl = needProgram('openssl', 'the whole nginx server file, which needs certificates');

function askSecurely(port: number, host: string, path: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, servername: host, headers: { host, connection: 'close' }, rejectUnauthorized: false };
    get(options, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    }).on('error', reject);
  });
}

it.skipIf(!nginx || !openssl)(
  'http and the other name lead to the one address in one step',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'server-'));
    const hosting = JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting;
    await writeHosts(join(dir, 'hosting'), hosting, dir);
    await symlink(join(root, 'dist'), join(dir, 'current'));
    const name = ['-subj', '/CN=test', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
    execFileSync(openssl ?? '', ['req', '-x509', ...name, '-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')], {
      stdio: 'pipe',
    });
    const [http, https] = [await findPort(), await findPort()];
    const conf = (await readFile(join(dir, 'hosting/nginx/site.conf'), 'utf8'))
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
      .replace(/\/etc\/letsencrypt\/live\/[^/]+\//g, `${dir}/`);
    const server = await runNginx(nginx ?? '', http, 1, conf);
    try {
      const host = new URL(hosting.url).hostname;
      const other = host.replace(/^www\./, '');
      for (const name of [host, other]) {
        const answer = await ask(`http://127.0.0.1:${http}`, { path: '//evil.example/x?y=1', headers: { host: name } });
        expect([answer.status, answer.headers.location]).toEqual([301, `${hosting.url}//evil.example/x?y=1`]);
      }
      expect(await askSecurely(https, other, '/de?x=1')).toEqual({ status: 301, location: `${hosting.url}/de?x=1` });
      expect(await askSecurely(https, host, '/de')).toEqual({ status: 200, location: undefined });
      expect(await askSecurely(https, host, '/de/')).toEqual({ status: 301, location: '/de' });
    } finally {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    }
  },
  30_000,
);
