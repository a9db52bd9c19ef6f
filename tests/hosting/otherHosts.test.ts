/** Caddy and Apache, if they are installed: they accept the generated files, and give the promised responses. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { ask } from '../../scripts/hosting/smoke/request.ts';
import { needProgram } from '../missing.ts';
import { isOwn } from './own.ts';
import { promisedOf } from './promise.ts';
import { nearMisses } from './requests/addresses.ts';
import { brotliRequests } from './requests/files.ts';
import { listRequests, withSamples } from './requests/list.ts';
import { failures } from './requests/refused.ts';
import type { Request } from './requests/request.ts';
import { type RunningServer, startApache, startCaddy } from './servers.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const built = JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting;
const hosting = withSamples(built);
const caddy = needProgram('caddy', 'Caddy with the generated Caddyfile');
const apache = needProgram('apache2', 'Apache with the generated .htaccess');
const requests = [...listRequests(hosting, dist), ...brotliRequests()];
/** Messengers encode what they append. */
const near = new Set(nearMisses(hosting).map(({ path }) => path));

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hosts-'));
  await writeHosts(dir, hosting);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Asks a server, and stops it. `isOwn` names requests that this server answers in its own, harmless way. */
async function findingsOf({ url, stop }: RunningServer, isOwn: (request: Request) => boolean) {
  try {
    const findings: string[] = [];
    for (const request of [...requests.filter((candidate) => !isOwn(candidate)), ...failures()]) {
      const { headers, ...answer } = await ask(url, request);
      // Apache writes its own origin before a pathname.
      const location = headers.location?.startsWith(`${url}/`) ? headers.location.slice(url.length) : headers.location;
      findings.push(...promisedOf(hosting, request, { ...answer, headers: { ...headers, location } }));
    }
    return findings;
  } finally {
    await stop();
  }
}

it.skipIf(!caddy)('Caddy takes the generated Caddyfile, and answers as promised', async () => {
  const more = '\thandle /ariza {\n\t\terror 500\n\t}\n\thandle /de/ariza {\n\t\terror 503\n\t}';
  const server = await startCaddy({ program: caddy ?? '', root: dist, confDir: dir, more });
  // It takes the visitor's weights into account.
  const findings = await findingsOf(server, (request) => isOwn(request, near) || /q=0\.1/.test(request.headers?.['accept-encoding'] ?? ''));
  expect(findings).toEqual([]);
});

it.skipIf(!apache)('Apache takes the generated .htaccess, and answers as promised', async () => {
  const more = 'RewriteRule ^ariza$ - [R=500,END]\n  RewriteRule ^de/ariza$ - [R=503,END]';
  const server = await startApache({ program: apache ?? '', root: dist, confDir: dir, more });
  const findings = await findingsOf(
    server,
    (request) =>
      // It refuses TRACE before it reads the address, and so in the default language.
      // Its error pages are sent as they are.
      isOwn(request, near) || request.method === 'TRACE' || (request.status >= 400 && request.headers !== undefined),
  );
  expect(findings).toEqual([]);
});
