/** Caddy and Apache, where they are installed: their servers take the generated files, and answer as promised what they can. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTING_FILE, type Hosting } from '../../scripts/emit/hosting.ts';
import { writeHosts } from '../../scripts/emit/hosts/write.ts';
import { ask } from '../../scripts/smoke/ask.ts';
import { needProgram } from '../missing.ts';
import { findPort, waitForPort } from './nginx.ts';
import { promisedOf } from './promise.ts';
import { brotliRequests } from './requests/files.ts';
import { listRequests, withSamples } from './requests/list.ts';
import { failures } from './requests/refused.ts';
import type { Request } from './requests/request.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const built = JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting;
const hosting = withSamples(built);
const requests = [...listRequests(hosting, dist), ...brotliRequests()];

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hosts-'));
  await writeHosts(dir, hosting);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Starts a server, asks it, stops it. `isOwn` names requests that this server answers in its own, harmless way. */
async function findingsOf(port: number, program: string, parameters: readonly string[], isOwn: (request: Request) => boolean) {
  const child = spawn(program, parameters, { stdio: 'ignore', env: { ...process.env, HOME: dir } });
  try {
    await waitForPort(port);
    const findings: string[] = [];
    for (const request of [...requests.filter((candidate) => !isOwn(candidate)), ...failures()]) {
      const url = `http://127.0.0.1:${port}`;
      const { headers, ...answer } = await ask(url, request);
      // Apache writes its own origin before a pathname.
      const location = headers.location?.startsWith(`${url}/`) ? headers.location.slice(url.length) : headers.location;
      findings.push(...promisedOf(hosting, request, { ...answer, headers: { ...headers, location } }));
    }
    return findings;
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  }
}

/**
 * What is a server's own and does no harm: spellings that only an attacker or a broken link has (dot segments, doubled slashes,
 * needless encoding), how it tags and divides files, and the origin it writes before a redirect.
 */
function isOwn({ path, headers = {}, has = {} }: Request): boolean {
  const [rawPath = ''] = path.split('?');
  const isOddSpelling = /%|\/\/|\/\.{1,2}(?:\/|$)|\\|[<>'*;]/.test(rawPath) || path.length > 5000;
  return isOddSpelling || 'etag' in has || Object.keys(headers).some((name) => /^(?:if-|range$|host$)/.test(name));
}

describe('Caddy', () => {
  const caddy = needProgram('caddy', 'Caddy with the generated Caddyfile');

  it.skipIf(!caddy)('takes the generated Caddyfile, and answers as promised', async () => {
    const port = await findPort();
    const conf = join(dir, 'Caddyfile');
    await writeFile(
      conf,
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port}, http://evil.example:${port} {\n\troot * ${dist}\n\thandle /ariza {\n\t\terror 500\n\t}\n\thandle /de/ariza {\n\t\terror 503\n\t}\n\timport ${dir}/caddy/rules.caddy\n}\n`,
    );
    execFileSync(caddy ?? '', ['validate', '--adapter', 'caddyfile', '--config', conf], {
      stdio: 'pipe',
      env: { ...process.env, HOME: dir },
    });
    const findings = await findingsOf(
      port,
      caddy ?? '',
      ['run', '--adapter', 'caddyfile', '--config', conf],
      (request) =>
        // It takes the visitor's weights into account.
        isOwn(request) || /q=0\.1/.test(request.headers?.['accept-encoding'] ?? ''),
    );
    expect(findings).toEqual([]);
  });
});

describe('Apache', () => {
  const apache = needProgram('apache2', 'Apache with the generated .htaccess');

  it.skipIf(!apache)('takes the generated .htaccess, and answers as promised', async () => {
    const port = await findPort();
    const conf = join(dir, 'apache.conf');
    const site = await readFile(join(dir, 'apache/site.conf'), 'utf8');
    const errorDocuments = site.match(/^ *ErrorDocument .*$/gm) ?? [];
    const modules = ['mpm_event', 'authz_core', 'rewrite', 'headers', 'mime', 'dir'];
    await writeFile(
      conf,
      `ServerRoot ${dir}
ServerName 127.0.0.1
TraceEnable Off
Listen 127.0.0.1:${port}
PidFile ${dir}/apache.pid
ErrorLog ${dir}/apache.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
DocumentRoot ${dist}
${errorDocuments.join('\n')}
<Directory ${dist}>
  Require all granted
  AllowOverride None
  RewriteEngine On
  RewriteRule ^ariza$ - [R=500,END]
  RewriteRule ^de/ariza$ - [R=503,END]
  Include ${dir}/apache/.htaccess
</Directory>
`,
    );
    execFileSync(apache ?? '', ['-t', '-f', conf], { stdio: 'pipe' });
    const findings = await findingsOf(
      port,
      apache ?? '',
      ['-X', '-f', conf],
      (request) =>
        // It refuses TRACE before it reads the address, and so in the default language.
        // Its error pages are sent as they are.
        isOwn(request) || request.method === 'TRACE' || (request.status >= 400 && request.headers !== undefined),
    );
    expect(findings).toEqual([]);
  });
});
