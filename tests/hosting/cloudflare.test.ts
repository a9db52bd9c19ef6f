/** Cloudflare's runtime accepts the generated Worker and headers, and gives the promised responses. In the long run only, because it takes seconds to start. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { ask, type RawResponse } from '../../scripts/hosting/smoke/request.ts';
import { isLong } from '../long.ts';
import { needTool } from '../tools.ts';
import { isOwn } from './own.ts';
import { promisedOf } from './promise.ts';
import { nearMisses } from './requests/addresses.ts';
import { listRequests, withSamples } from './requests/list.ts';
import type { Request } from './requests/request.ts';
import type { RunningServer } from './servers.ts';
import { startWrangler, WRANGLER } from './wrangler.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const hosting = withSamples(JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting);
const near = new Set(nearMisses(hosting).map(({ path }) => path));
const packagesDir = isLong ? await needTool(WRANGLER, 'the Worker in Cloudflare’s runtime') : undefined;

let dir = '';
let server: RunningServer | undefined;
beforeAll(async () => {
  if (!packagesDir) return;
  dir = await mkdtemp(join(tmpdir(), 'cloudflare-'));
  await writeHosts(dir, hosting);
  server = await startWrangler({ packagesDir, root: dist, confDir: dir });
});
afterAll(async () => {
  await server?.stop();
  if (dir) await rm(dir, { recursive: true, force: true });
});

/**
 * What is Cloudflare's own: it compresses at its edge, which the runtime here is not, and refuses other methods without our page. An
 * `index` that no page is named by leads to the page beside it, in one step more.
 */
function isCloudflares({ path, method = 'GET', headers = {} }: Request): boolean {
  return 'accept-encoding' in headers || !['GET', 'HEAD'].includes(method) || /\/index\/?$/.test(path);
}

/** The same said in other words: ask again each time, text in UTF-8, and one body for all while nothing is compressed. */
function inOurWords({ headers, ...answer }: RawResponse): RawResponse {
  const cached = headers['cache-control']?.replace(/^(?:public, max-age=0, must-revalidate|.*, no-cache)$/, 'no-cache');
  const type = headers['content-type']?.replace(/^(?:application\/(?:json|xml)|image\/svg\+xml)$/, '$&; charset=utf-8');
  return { ...answer, headers: { ...headers, vary: 'Accept-Encoding', 'cache-control': cached, 'content-type': type } };
}

// proves: legacy.hosts
it.skipIf(!packagesDir)('Cloudflare takes the generated Worker, and answers as promised', { timeout: 300_000 }, async () => {
  const requests = listRequests(hosting, dist).filter((request) => !isOwn(request, near) && !isCloudflares(request));
  const findings: string[] = [];
  for (const request of requests) {
    // As a browser asks that follows a link: Cloudflare may answer that otherwise.
    const headers = { ...request.headers, 'sec-fetch-mode': 'navigate' };
    findings.push(...promisedOf(hosting, request, inOurWords(await ask(server?.url ?? '', { ...request, headers }))));
  }
  expect(requests.length).toBeGreaterThan(500);
  expect(findings).toEqual([]);
});
