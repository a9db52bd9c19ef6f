/** `npm run smoke` reports nothing for a correct site, and names each mistake of another. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listen } from '../../scripts/core/listen.ts';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { readSiteFiles, writeSiteFiles } from '../../scripts/hosting/siteFiles.ts';
import { isLoopback } from '../../scripts/hosting/smoke/checkDomain.ts';
import { LIVE_RULES } from '../../scripts/hosting/smoke/rules.ts';
import { smokeSite } from '../../scripts/hosting/smoke/smoke.ts';
import type { LiveIssue } from '../../src/model/issue.ts';
import { isLong, part } from '../long.ts';
import { needProgram } from '../missing.ts';
import { BREAKAGES } from './breakages/list.ts';
import { type BreakingServer, startBreaking } from './breaking.ts';
import { startNginx } from './nginx.ts';
import { startApache, startCaddy } from './servers.ts';
import { type MadeSite, makeSite } from './site.ts';

const root = join(import.meta.dirname, '../..');
let dir = '';
let site: MadeSite;
let preview: { server: Server; url: string };
let older: { server: Server; url: string };

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'smoke-'));
  site = await makeSite(join(dir, 'site'), { version: 'one', redirects: { '/eski': '/sayfa-1' }, gone: ['/weg'] });
  preview = await servePreview(join(dir, 'site/dist'), 0, join(dir, 'site/hosting'));
  await makeSite(join(dir, 'older'), { version: 'old' });
  older = await servePreview(join(dir, 'older/dist'), 0, join(dir, 'older/hosting'));
});
afterAll(async () => {
  for (const { server } of [preview, older]) {
    server.close();
    server.closeAllConnections();
  }
  await rm(dir, { recursive: true, force: true });
});

/** The command with another model, as if another commit had been built than the live one. */
async function smoke(url: string, expected: Hosting): Promise<{ code: number; output: string }> {
  const hostingDir = await mkdtemp(join(dir, 'expected-'));
  await writeFile(join(hostingDir, HOSTING_FILE), JSON.stringify(expected));
  await writeSiteFiles(hostingDir, site.files);
  const env = { ...process.env, HOSTING_DIR: hostingDir };
  return promisify(execFile)(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/smoke.ts', url], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

it('finds nothing wrong with a site that fits its model', async () => {
  const { code, output } = await smoke(preview.url, site.hosting);
  expect(output).toMatch(/8 addresses, \d+ files, \d+ requests in [\d.]+ s: 0 errors, 0 warnings/);
  expect(code).toBe(0);
});

it('names each address, redirect and header that differs, and fails', async () => {
  const { code, output } = await smoke(preview.url, {
    ...site.hosting,
    addresses: [...site.hosting.addresses, '/de/neu'],
    redirects: { '/eski': '/sayfa-2', '/anders': '/sayfa-1' },
    gone: ['/weg', '/fort'],
    headers: { ...site.hosting.headers, 'referrer-policy': 'no-referrer' },
    policy: { ...site.hosting.policy, 'img-src': ["'self'"] },
  });
  for (const line of [
    `${preview.url}/de/neu  error  live-status\n  It answers 404, expected 200.`,
    '/eski?smoke=1  error  live-redirect\n  It leads to /sayfa-1?smoke=1, expected /sayfa-2?smoke=1.',
    '/anders?smoke=1  error  live-redirect\n  It answers 404, expected a redirect to /sayfa-1?smoke=1.',
    '/fort  error  live-status\n  It answers 404, expected 410.',
    'more  error  live-header\n  The header referrer-policy is "strict-origin-when-cross-origin", expected "no-referrer".',
    'more  error  live-policy\n  The header content-security-policy is "default-src',
  ]) {
    expect(output).toContain(line);
  }
  expect(code).toBe(1);
});

it('tells a wrong address and a silent host apart', async () => {
  expect(await smoke('example', site.hosting)).toEqual({ code: 2, output: expect.stringContaining('Use: npm run smoke') });
  expect(await smoke('http://127.0.0.1:1', site.hosting)).toEqual({
    code: 1,
    output: expect.stringContaining('No server answers at http://127.0.0.1:1'),
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

describe(`${BREAKAGES.length} breakages`, () => {
  let breaking: BreakingServer;
  const found = new Set<string>();
  beforeAll(async () => {
    breaking = await startBreaking(preview.url, older.url);
  });
  afterAll(() => breaking.close());

  it('none of them is found where nothing is broken', async () => {
    breaking.breakWith(undefined);
    expect((await smokeSite(breaking.url, site)).issues).toEqual([]);
  });

  it.each(part(BREAKAGES).map((breakage) => [breakage[0], breakage] as const))('%s', async (_, breakage) => {
    breaking.breakWith(breakage);
    const { issues } = await smokeSite(breaking.url, site);
    expect(issues.map(({ severity }) => severity)).toContain('error');
    expect(issues.map((issue) => `${whereOf(issue).replace(breaking.url, '')}  ${issue.message}`).join('\n')).toContain(breakage[3]);
    for (const { ruleId } of issues) found.add(ruleId);
  });

  it.runIf(isLong)('meet each rule but those of the open network and of a deployment', () => {
    const others = ['live-certificate', 'live-deployment', 'live-dns', 'live-https', 'live-lost-address'];
    expect([...found, ...others].sort()).toEqual(Object.keys(LIVE_RULES).sort());
  });

  it('are forty at least', () => {
    expect(new Set(BREAKAGES.map(([name]) => name)).size).toBe(BREAKAGES.length);
    expect(BREAKAGES.length).toBeGreaterThanOrEqual(40);
  });
});

function whereOf({ url, encoding }: LiveIssue): string {
  return encoding === undefined ? url : `${url} (${encoding})`;
}

it('asks for every address that was ever published', async () => {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    asked.add(new URL(request.url ?? '', 'http://x').pathname);
    response.writeHead(404).end();
  });
  const hosting = JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting;
  await smokeSite(await listen(server, 0, ''), { hosting, files: {} });
  server.close();
  const ledger = parse(await readFile(join(root, 'content/urls.yaml'), 'utf8')) as Record<string, unknown>;
  // A fragment names a part of a page; it is not sent to the server.
  const pathnames = [...new Set(Object.keys(ledger).map((address) => address.replace(/#.*/, '')))];
  expect(pathnames.length).toBeGreaterThan(100);
  expect(pathnames.filter((pathname) => !asked.has(pathname))).toEqual([]);
});

describe('a good deployment gives no alarm', () => {
  const what = 'that smoke gives no false alarm';
  const starts = {
    nginx: (_: string, dist: string, confDir: string) => startNginx({ root: dist, confDir: join(confDir, 'nginx') }),
    caddy: (program: string, dist: string, confDir: string) => startCaddy({ program, root: dist, confDir }),
    apache2: (program: string, dist: string, confDir: string) => startApache({ program, root: dist, confDir }),
  };

  it.for(isLong ? (['nginx', 'caddy', 'apache2'] as const) : (['nginx'] as const))(
    'on %s, with the small site and the whole one',
    async (name, { skip }) => {
      const program = needProgram(name, what);
      if (!program) return skip(`${name} is not installed`);
      const whole = JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting;
      const sites = [
        { dist: join(dir, 'site/dist'), ...site },
        { dist: join(root, 'dist'), hosting: whole, files: await readSiteFiles(join(root, 'hosting')) },
      ];
      for (const { dist, hosting, files } of sites) {
        const confDir = await mkdtemp(join(dir, 'hosting-'));
        await writeHosts(confDir, hosting);
        const server = await starts[name](program, dist, confDir);
        const { issues } = await smokeSite(server.url, { hosting, files });
        await server.stop();
        expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    },
  );
});
