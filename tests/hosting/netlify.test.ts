/** Netlify's parsers accept the generated files, and its matcher gives the promised responses for addresses without a file. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_FOLDERS } from '../../scripts/hosting/fileRules.ts';
import { allHeaders } from '../../scripts/hosting/headers.ts';
import { HOSTING_FILE, type Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { needTool, type Tool } from '../tools.ts';
import { isOwn } from './own.ts';
import { nameOf } from './promise.ts';
import { pastAddresses, unknownAddresses } from './requests/addresses.ts';
import { withSamples } from './requests/list.ts';
import type { Request } from './requests/request.ts';

/** The parsers' newest versions that every supported line of Node.js runs, and the matcher of Netlify's development server. */
const NETLIFY: Tool = {
  name: 'Netlify’s parsers',
  packages: { '@netlify/redirect-parser': '15.0.4', '@netlify/headers-parser': '9.0.3', 'netlify-redirector': '0.5.0' },
  day: '2026-06-01',
};

interface Parsers {
  parseAllRedirects(
    files: object,
  ): Promise<{ redirects: readonly { from: string; to: string; status: number }[]; errors: readonly Error[] }>;
  parseAllHeaders(
    files: object,
  ): Promise<{ headers: readonly { for: string; values: Record<string, string> }[]; errors: readonly Error[] }>;
}

interface Matcher {
  match(request: object): { readonly status: number; readonly to: string } | null;
}

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const hosting = withSamples(JSON.parse(await readFile(join(root, 'hosting', HOSTING_FILE), 'utf8')) as Hosting);
const packagesDir = await needTool(NETLIFY, 'the files for Netlify by its own parsers');

let dir = '';
let parsers: Parsers;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'netlify-'));
  await writeHosts(dir, hosting);
  if (!packagesDir) return;
  const load = async (name: string) => (await import(pathToFileURL(join(packagesDir, name, 'lib/index.js')).href)) as Parsers;
  parsers = { ...(await load('@netlify/redirect-parser')), ...(await load('@netlify/headers-parser')) };
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const parseRedirects = () =>
  parsers.parseAllRedirects({ redirectsFiles: [join(dir, 'netlify/_redirects')], configRedirects: [], minimal: true });

describe.skipIf(!packagesDir)('Netlify', () => {
  it('takes every redirect as it was meant', async () => {
    const { redirects, errors } = await parseRedirects();
    const lines = (await readFile(join(dir, 'netlify/_redirects'), 'utf8')).trim().split('\n');
    expect(errors).toEqual([]);
    expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual(lines);
  });

  it('takes every header as it was meant', async () => {
    const { headers, errors } = await parsers.parseAllHeaders({
      headersFiles: [join(dir, 'netlify/_headers')],
      configHeaders: [],
      minimal: true,
    });
    const valuesOf = (path: string) => headers.find((rule) => rule.for === path)?.values;
    expect(errors).toEqual([]);
    expect(valuesOf('/*')).toEqual(allHeaders(hosting));
    for (const { folder, cacheControl } of KEPT_FOLDERS) expect(valuesOf(`${folder}*`)).toEqual({ 'cache-control': cacheControl });
  });

  // proves: legacy.hosts, errors.gone
  it('answers as promised where no file does: old addresses, retired ones, and those that never were', async () => {
    const { redirects } = await parseRedirects();
    const { parseJSON } = createRequire(import.meta.url)(join(packagesDir ?? '', 'netlify-redirector')) as {
      parseJSON(rules: string, options: object): Promise<Matcher>;
    };
    const matcher = await parseJSON(JSON.stringify(redirects.map((rule) => ({ ...rule, origin: rule.from, path: rule.from }))), {});
    const asked = [...pastAddresses(hosting), ...unknownAddresses(hosting)].filter((request) => !isOwn(request) && !isFile(request));
    const findings: string[] = [];
    for (const request of asked) findings.push(...(await findingsOf(request, matcher)));
    expect(asked.length).toBeGreaterThan(50);
    expect(findings).toEqual([]);
  });
});

/** Netlify sends files before it asks the rules. */
function isFile({ path }: Request): boolean {
  const [bare = ''] = path.split('?');
  return ['', '.html'].some((ending) => existsSync(join(dist, bare.replace(/\/$/, '') + ending)));
}

async function findingsOf(request: Request, matcher: Matcher): Promise<string[]> {
  const { pathname, search } = new URL(request.path, hosting.url);
  const none = () => '';
  const answer = matcher.match({ scheme: 'https', host: 'x', path: pathname, query: search.slice(1), getHeader: none, getCookie: none });
  const name = nameOf(request);
  if (answer?.status !== request.status) return [`${name}: status is ${answer?.status}, expected ${request.status}`];
  if (request.status === 301 || request.status === 302) {
    // Netlify itself passes the query on.
    const [location = ''] = request.location?.split('?') ?? [];
    return answer.to.split('?')[0] === location ? [] : [`${name}: leads to ${answer.to}, expected ${location}`];
  }
  const page = await readFile(join(dist, answer.to), 'utf8');
  return [request.holds ?? []].flat().flatMap((words) => (page.includes(words) ? [] : [`${name}: no ${words} in ${answer.to}`]));
}
