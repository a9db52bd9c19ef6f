/** The preview server and a real nginx give the same answers to one list of requests, and each is the answer that was promised. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allHeaders } from '../../scripts/emit/headers.ts';
import { HOSTING_FILE, type Hosting } from '../../scripts/emit/hosting.ts';
import { writeHosts } from '../../scripts/emit/hosts/write.ts';
import { servePreview } from '../../scripts/serve.ts';
import { type Answer, ask } from '../../scripts/smoke/ask.ts';
import { hostilePaths } from './hostilePaths.ts';
import { findProgram, hasBrotli, type Nginx, startNginx } from './nginx.ts';
import { nameOf, promisedOf, readOnce } from './promise.ts';
import { brotliRequests } from './requests/files.ts';
import { listRequests, withSamples } from './requests/list.ts';
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

let confDir = '';
let preview: { server: Server; url: string };
let nginx: Nginx | undefined;

beforeAll(async () => {
  confDir = await mkdtemp(join(tmpdir(), 'hosting-'));
  await writeHosts(confDir, hosting);
  preview = await servePreview(dist, 0, confDir);
  if (findProgram('nginx')) nginx = await startNginx({ root: dist, confDir: join(confDir, 'nginx') });
  else console.warn('nginx is not installed: the comparison with it is skipped (Debian: apt-get install nginx).');
});

afterAll(async () => {
  preview.server.close();
  preview.server.closeAllConnections();
  await nginx?.stop();
  await rm(confDir, { recursive: true, force: true });
});

function differencesOf(request: Request, ours: Answer, theirs: Answer): string[] {
  const ignored = new Set(request.ignoresBody ? ['content-length', 'content-type', 'vary'] : []);
  const findings: string[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    if (String(a) !== String(b)) findings.push(`${nameOf(request)}: ${what}: preview ${a}, nginx ${b}`);
  };
  compare('status', ours.status, theirs.status);
  // Says something on whole answers only.
  if (ours.status !== 200) ignored.add('accept-ranges');
  // A redirect's body is a server's own.
  if (ours.status === 301) for (const name of ['content-length', 'content-type']) ignored.add(name);
  for (const name of COMPARED) if (!ignored.has(name)) compare(name, readOnce(ours, name), readOnce(theirs, name));
  if (!request.ignoresBody && ours.status !== 301) compare('body', ours.hash, theirs.hash);
  return findings;
}

async function askAll(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const request of requests) answers.push(await ask(url, request));
  return answers;
}

describe(`${requests.length} requests`, () => {
  it('are answered by the preview server as promised', async () => {
    const answers = await askAll(preview.url);
    expect(requests.flatMap((request, position) => promisedOf(hosting, request, answers[position] as Answer))).toEqual([]);
  }, 60_000);

  it('are answered by nginx as promised, and just as by the preview server', async ({ skip }) => {
    if (!nginx) return skip('nginx is not installed');
    const [ours, theirs] = [await askAll(preview.url), await askAll(nginx.url)];
    expect(requests.flatMap((request, position) => promisedOf(hosting, request, theirs[position] as Answer))).toEqual([]);
    const differences = requests.flatMap((request, position) =>
      differencesOf(request, ours[position] as Answer, theirs[position] as Answer),
    );
    expect(differences).toEqual([]);
  }, 60_000);
});

it.skipIf(!findProgram('nginx'))(
  'hostile paths meet the same rules in nginx as in the preview server',
  async () => {
    const slug = hosting.legacyRedirects[0]?.slug ?? '';
    const paths = hostilePaths([slug, 'kira-takip', '404']);
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
    expect(paths.length).toBeGreaterThan(2000);
    expect(differences).toEqual([]);
  },
  60_000,
);

it('the files of the build are those that its model gives', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hosting-'));
  await writeHosts(dir, built);
  for (const name of ['nginx/maps.conf', 'nginx/rules.conf', 'nginx/site.conf']) {
    expect(await readFile(join(generated, name), 'utf8')).toBe(await readFile(join(dir, name), 'utf8'));
  }
  await rm(dir, { recursive: true });
});
