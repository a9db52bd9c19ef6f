/** `npm run smoke`: silent about a site that keeps its promises, and precise about one that does not. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTING_FILE, type Hosting } from '../../scripts/emit/hosting.ts';
import { servePreview } from '../../scripts/serve.ts';
import { isLoopback } from '../../scripts/smoke/checkDomain.ts';
import { makeSite } from './site.ts';

const root = join(import.meta.dirname, '../..');
let dir = '';
let hosting: Hosting;
let preview: { server: Server; url: string };

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'smoke-'));
  hosting = await makeSite(join(dir, 'site'), { version: 'one', redirects: { '/eski': '/sayfa-1' } });
  preview = await servePreview(join(dir, 'site/dist'), 0, join(dir, 'site/hosting'));
});
afterAll(async () => {
  preview.server.close();
  preview.server.closeAllConnections();
  await rm(dir, { recursive: true, force: true });
});

/** The command with a model of its own, as if another commit had been built than the one that is live. */
async function smoke(url: string, expected: Hosting): Promise<{ code: number; output: string }> {
  const hostingDir = await mkdtemp(join(dir, 'expected-'));
  await writeFile(join(hostingDir, HOSTING_FILE), JSON.stringify(expected));
  const env = { ...process.env, HOSTING_DIR: hostingDir };
  return promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/smoke.ts', url], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

it('finds nothing wrong with a site that fits its model', async () => {
  const { code, output } = await smoke(preview.url, hosting);
  expect(output).toMatch(/8 addresses, \d+ requests in [\d.]+ s: 0 errors, 1 warnings/);
  expect(output).toContain('/  is not sent with br.');
  expect(code).toBe(0);
});

it('names each address, redirect and header that differs, and fails', async () => {
  const { code, output } = await smoke(preview.url, {
    ...hosting,
    addresses: [...hosting.addresses, '/de/neu'],
    redirects: { '/eski': '/sayfa-2', '/anders': '/sayfa-1' },
    gone: ['/weg'],
    headers: { ...hosting.headers, 'referrer-policy': 'no-referrer' },
    policy: { ...hosting.policy, 'img-src': ["'self'"] },
  });
  for (const line of [
    '/de/neu  answers 404, expected 200.',
    '/eski?smoke=1  leads to /sayfa-1?smoke=1, expected /sayfa-2?smoke=1.',
    '/anders?smoke=1  answers 404, expected a redirect to /sayfa-1?smoke=1.',
    '/weg  answers 404, expected 410.',
    '/de  referrer-policy is "strict-origin-when-cross-origin", expected "no-referrer".',
    '/de  content-security-policy is "default-src',
  ]) {
    expect(output).toContain(line);
  }
  expect(code).toBe(1);
});

it('tells a wrong address and a silent host apart', async () => {
  expect(await smoke('example', hosting)).toEqual({ code: 2, output: expect.stringContaining('Usage: npm run smoke') });
  expect(await smoke('http://127.0.0.1:1', hosting)).toEqual({
    code: 1,
    output: expect.stringContaining('Nobody answers at http://127.0.0.1:1'),
  });
});

it('asks for names and certificates only where they are public', () => {
  expect(['http://localhost:4173', 'http://127.0.0.1', 'http://[::1]:80'].every(isLoopback)).toBe(true);
  expect(['https://www.example.org', 'https://localhost.example.org', 'http://10.0.0.1'].some(isLoopback)).toBe(false);
});

it('the build writes the model that the command reads', async () => {
  const built = JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting;
  expect(built.addresses.length).toBeGreaterThan(100);
});
