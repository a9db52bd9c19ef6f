/** The preview server and a real nginx give the same responses to one list of requests, and each is the promised response. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allHeaders } from '../../scripts/hosting/headers.ts';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { ask, type RawResponse } from '../../scripts/hosting/smoke/request.ts';
import { buildPathname } from '../../src/model/pathname.ts';
import { part } from '../long.ts';
import { needProgram, reportMissing } from '../missing.ts';
import { hostilePaths } from './hostilePaths.ts';
import { BROTLI_PACKAGE, hasBrotli, type Nginx, startNginx } from './nginx.ts';
import { nameOf, promisedOf, readOnce } from './promise.ts';
import { brotliRequests } from './requests/files.ts';
import { listRequests, withSamples } from './requests/list.ts';
import { failures } from './requests/refused.ts';
import type { Request } from './requests/request.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const generated = join(root, 'hosting');
if (!existsSync(join(generated, HOSTING_FILE))) throw new Error('There is no built site. Run "npm run build" first.');
const built = JSON.parse(await readFile(join(generated, HOSTING_FILE), 'utf8')) as Hosting;
const hosting = withSamples(built);
const requests = [...listRequests(hosting, dist), ...(hasBrotli ? brotliRequests() : [])];

/** What a visitor's browser or a cache acts upon. */
const COMPARED = [
  ...Object.keys(allHeaders(hosting)),
  ...['location', 'content-type', 'content-encoding', 'content-length', 'content-range', 'accept-ranges'],
  ...['cache-control', 'etag', 'last-modified', 'vary', 'allow', 'x-robots-tag'],
];

/** Statuses that a static site never has; nginx gives 502 only as a proxy. */
const FAILING = ['location = /ariza { return 500; }', 'location = /de/ariza { return 503; }', 'location = /fr/ariza { return 502; }'].join(
  '\n',
);

const nginxProgram = needProgram('nginx', 'that nginx answers as the preview server does');
if (nginxProgram && !hasBrotli)
  reportMissing({ what: 'files that nginx sends compressed with Brotli', needs: 'the Brotli module of nginx', package: BROTLI_PACKAGE });

let confDir = '';
let preview: { server: Server; url: string };
let nginx: Nginx | undefined;

beforeAll(async () => {
  confDir = await mkdtemp(join(tmpdir(), 'hosting-'));
  await writeHosts(confDir, hosting);
  preview = await servePreview(dist, 0, confDir);
  if (nginxProgram) nginx = await startNginx({ root: dist, confDir: join(confDir, 'nginx'), more: FAILING });
});

afterAll(async () => {
  preview.server.close();
  preview.server.closeAllConnections();
  await nginx?.stop();
  await rm(confDir, { recursive: true, force: true });
});

function differencesOf(request: Request, ours: RawResponse, theirs: RawResponse): string[] {
  const ignored = new Set(request.ignoresBody ? ['content-length', 'content-type', 'vary'] : []);
  const findings: string[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    if (String(a) !== String(b)) findings.push(`${nameOf(request)}: ${what}: preview ${a}, nginx ${b}`);
  };
  compare('status', ours.status, theirs.status);
  // Says something on whole answers only.
  if (ours.status !== 200) ignored.add('accept-ranges');
  // A redirect's body is a server's own.
  const isRedirect = ours.status === 301 || ours.status === 302;
  if (isRedirect) for (const name of ['content-length', 'content-type']) ignored.add(name);
  for (const name of COMPARED) if (!ignored.has(name)) compare(name, readOnce(ours, name), readOnce(theirs, name));
  if (!request.ignoresBody && !isRedirect) compare('body', ours.hash, theirs.hash);
  return findings;
}

async function askAll(url: string): Promise<RawResponse[]> {
  const answers: RawResponse[] = [];
  for (const request of requests) answers.push(await ask(url, request));
  return answers;
}

describe(`${requests.length} requests`, () => {
  // proves: routes.public, errors.gone
  it('are answered by the preview server as promised', async () => {
    const answers = await askAll(preview.url);
    expect(requests.flatMap((request, position) => promisedOf(hosting, request, answers[position] as RawResponse))).toEqual([]);
  });

  // proves: errors.server-hosts, legacy.depth, routes.no-slash, routes.unknown
  it('are answered by nginx as promised, and just as by the preview server', async ({ skip }) => {
    if (!nginx) return skip('nginx is not installed');
    const [ours, theirs] = [await askAll(preview.url), await askAll(nginx.url)];
    expect(requests.flatMap((request, position) => promisedOf(hosting, request, theirs[position] as RawResponse))).toEqual([]);
    const differences = requests.flatMap((request, position) =>
      differencesOf(request, ours[position] as RawResponse, theirs[position] as RawResponse),
    );
    expect(differences).toEqual([]);
  });
});

// proves: errors.server-hosts
it.skipIf(!nginxProgram)('a failure of nginx is answered with the error page of its status, in the language of the address', async () => {
  const asked = [...failures(), { path: '/fr/ariza', status: 500, holds: ['<html lang="fr"', '<title>500 '] }];
  const findings: string[] = [];
  for (const request of asked) findings.push(...promisedOf(hosting, request, await ask(nginx?.url ?? '', request)));
  expect(findings).toEqual([]);
});

it('a failure of the preview server is answered with the error page 500, in the language of the address', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hosting-'));
  // A model without old endings: the rules fail on every address that no page has.
  await writeFile(join(dir, HOSTING_FILE), JSON.stringify({ ...hosting, legacyRedirects: null }));
  const failing = await servePreview(dist, 0, dir);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const findings: string[] = [];
  for (const { code } of hosting.site.locales) {
    const request = { path: buildPathname(hosting.site, code, 'yok'), status: 500, holds: [`<html lang="${code}"`, '<title>500 '] };
    findings.push(...promisedOf(hosting, request, await ask(failing.url, request)));
  }
  expect(findings).toEqual([]);
  expect(said).toHaveBeenCalledTimes(hosting.site.locales.length);
  said.mockRestore();
  failing.server.close();
  await rm(dir, { recursive: true });
});

it.skipIf(!nginxProgram)('what is no HTTP, and headers that are too large, are answered with the error page 400', async () => {
  for (const url of [preview.url, nginx?.url ?? '']) {
    for (const text of ['GET\r\n\r\n', `GET /de HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(70_000)}\r\n\r\n`]) {
      const answer = await sendText(url, text);
      expect(answer, url).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.toLowerCase(), url).toContain('content-security-policy: ');
      expect(answer, url).toContain('<title>400 ');
    }
  }
});

it.skipIf(!nginxProgram)('a form that somebody sends, however large, is answered with the error page 405', async () => {
  const body = 'a'.repeat(20_000);
  for (const url of [preview.url, nginx?.url ?? '']) {
    const answer = await sendText(
      url,
      `POST /de HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer, url).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer, url).toContain('<title>405 ');
  }
});

/** Sends bytes as they are, which no client does. Settles with the whole answer once the server closes the connection. */
function sendText(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks).toString()) : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

it.skipIf(!nginxProgram)('hostile paths meet the same rules in nginx as in the preview server', async () => {
  const slug = hosting.legacyRedirects[0]?.slug ?? '';
  const paths = part(hostilePaths([slug, 'kira-takip', '404']));
  const differences: string[] = [];
  const left = [...paths];
  const next = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const [ours, theirs] = await Promise.all([ask(preview.url, { path }), ask(nginx?.url ?? '', { path })]);
      const [a, b] = [ours, theirs].map(({ status, headers }) => `${status} ${headers.location ?? ''}`);
      if (a !== b) differences.push(`${path}: preview ${a}, nginx ${b}`);
      if (!/^\d+ (?:\/(?![/\\]).*)?$/.test(b ?? '')) differences.push(`${path} leads away: ${b}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  expect(paths.length).toBeGreaterThan(250);
  expect(differences).toEqual([]);
});

it('the files of the build are those that its model gives', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hosting-'));
  await writeHosts(dir, built);
  for (const name of ['nginx/maps.conf', 'nginx/rules.conf', 'nginx/site.conf']) {
    expect(await readFile(join(generated, name), 'utf8')).toBe(await readFile(join(dir, name), 'utf8'));
  }
  await rm(dir, { recursive: true });
});
