/** Properties of generated addresses: building and parsing are inverse, every redirect ends at a page in one hop, none leaves the site. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentCache } from '../../scripts/content/contentCache.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { readConfig } from '../../scripts/core/config.ts';
import { deriveHosting, HOSTING_FILE } from '../../scripts/hosting/hosting.ts';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { answerOf } from '../../src/model/answer.ts';
import { ERROR_STATUSES } from '../../src/model/errorStatus.ts';
import { isMoved } from '../../src/model/ledger.ts';
import { deriveManifest, type Manifest } from '../../src/model/manifest.ts';
import { buildPathname, errorPathname, htmlFilePath, parsePathname } from '../../src/model/pathname.ts';
import { runs } from '../long.ts';

let manifest: Manifest;

beforeAll(async () => {
  const config = readConfig({}, join(import.meta.dirname, '../..'));
  const cache = openContentCache(config);
  const { content } = await loadContent({ contentDir: config.contentDir, cache });
  if (!content) throw new Error('The content cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts, { ledger: content.ledger?.entries });
});

const slug = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+){0,3}$/);
/** A part of an address as anybody may type it: any characters but the separators. */
const segment = fc.oneof(
  slug,
  fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/[/?#]/.test(text)),
);
const prefix = fc.array(segment, { maxLength: 4 }).map((segments) => segments.map((own) => `/${own}`).join(''));

describe('pathnames', () => {
  it('give back the language and the slug that they were formed from', () => {
    const codes = manifest.site.locales.map(({ code }) => code);
    const path = fc.array(segment, { maxLength: 4 }).filter(([first]) => !codes.some((code) => code === first));
    fc.assert(
      fc.property(fc.constantFrom(...codes), path, (localeCode, segments) => {
        const formed = buildPathname(manifest.site, localeCode, segments.join('/'));
        expect(parsePathname(manifest.site, formed)).toEqual({ localeCode, slug: segments.join('/') });
      }),
      runs(150, 500),
    );
  });

  it('are formed from what any pathname was read as, without slashes too many at its ends', () => {
    fc.assert(
      fc.property(prefix, fc.constantFrom('', '/', '//'), (path, end) => {
        const { localeCode, slug: rest } = parsePathname(manifest.site, path + end);
        expect(buildPathname(manifest.site, localeCode, rest)).toBe(path || '/');
      }),
      runs(150, 500),
    );
  });
});

describe('redirects', () => {
  it('of old endings lead to a page in one hop, after any prefix', () => {
    expect(manifest.legacyRedirects.length).toBeGreaterThan(0);
    const slugs = manifest.legacyRedirects.map((redirect) => redirect.slug);
    fc.assert(
      fc.property(prefix, fc.constantFrom(...slugs), fc.constantFrom('', '/'), (before, legacy, end) => {
        const answer = answerOf(manifest, `${before}/${legacy}${end}`);
        expect(answer.status).toBe(301);
        if (answer.status === 301) expect(answerOf(manifest, answer.location).status).toBe(200);
      }),
      runs(300, 1000),
    );
  });

  it('of the ledger and of slashes lead to a page in one hop', () => {
    const moved = manifest.ledger.filter(isMoved).map(({ pathname }) => pathname);
    const pages = manifest.pages.flatMap(({ pathname, aliases }) => [pathname, ...aliases]).filter((pathname) => pathname !== '/');
    for (const pathname of [...moved, ...moved.map((own) => `${own}/`), ...pages.map((own) => `${own}/`)]) {
      const answer = answerOf(manifest, pathname);
      expect(answer.status, pathname).toBe(301);
      if (answer.status === 301) expect(answerOf(manifest, answer.location).status, `${pathname} → ${answer.location}`).toBe(200);
    }
  });
});

describe('the server', () => {
  const MARKER = '<!doctype html><title>kept</title>';
  let server: Server;
  let dir = '';

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'served-'));
    const errorPages = manifest.site.locales.flatMap(({ code }) =>
      ERROR_STATUSES.map((status) => errorPathname(manifest.site, code, status)),
    );
    for (const pathname of [...manifest.pages.map((page) => page.pathname), ...errorPages]) {
      const path = join(dir, 'dist', htmlFilePath(pathname));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, MARKER);
    }
    await mkdir(join(dir, 'hosting'));
    await writeFile(join(dir, 'hosting', HOSTING_FILE), JSON.stringify(deriveHosting(manifest, { scripts: [], styles: [] })));
    ({ server } = await servePreview(join(dir, 'dist'), 0, join(dir, 'hosting')));
  });

  afterAll(async () => {
    server.close();
    await rm(dir, { recursive: true, force: true });
  });

  /** Sends bytes as they are, which no client library does. */
  const ask = (request: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', reject);
      socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
      socket.write(request, 'latin1');
    });

  it('leads nobody away from the site and says nothing of what it was asked, for any path, query and header', async () => {
    const hostile = fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/%0d%0aSet-Cookie:%20a=b',
      '/@evil.example',
      '/..%2f..',
      '/%252f%252fevil.example',
      '/<script>alert(1)</script>',
      '/%3Cscript%3E',
      '/%C0%AF',
      '/.//evil.example',
      'http://evil.example',
    );
    const slugs = manifest.legacyRedirects.map((redirect) => redirect.slug);
    const pages = manifest.pages.map(({ pathname }) => pathname);
    const end = fc.oneof(
      fc.constantFrom(...slugs.map((own) => `/${own}`)),
      fc.constantFrom(...pages),
      fc.constantFrom('', '/', '.html', '/index.html'),
    );
    const visible = fc.stringMatching(/^[!-~]{0,12}$/);
    const target = fc
      .tuple(
        fc.oneof(
          hostile,
          prefix.map(encodeURI),
          visible.map((text) => `/${text}`),
        ),
        end,
        fc.constantFrom('', '/'),
        fc.option(fc.oneof(hostile, visible), { nil: undefined }),
      )
      .map(([start, rest, slash, query]) => start + rest + slash + (query === undefined ? '' : `?${query}`));
    await fc.assert(
      fc.asyncProperty(
        target,
        fc.oneof(fc.constantFrom('evil.example', 'evil.example:80', 'a@evil.example'), visible),
        async (own, host) => {
          const reply = await ask(`GET ${own} HTTP/1.0\r\nHost: ${host}\r\nX-Forwarded-Host: evil.example\r\n\r\n`);
          const [head = '', body = ''] = reply.split(/\r\n\r\n(.*)/s);
          expect(head).toMatch(/^HTTP\/1\.1 (?:200|301|400|404|410|414) /);
          expect(head.toLowerCase()).not.toContain('\nset-cookie');
          const location = /^location: (.*)$/im.exec(head)?.[1];
          if (location !== undefined) {
            const origin = 'https://www.example.org';
            const url = new URL(location, origin);
            expect(url.origin).toBe(origin);
            expect(answerOf(manifest, decodeURI(url.pathname)).status, location).toBe(200);
          }
          expect([MARKER, '']).toContain(body);
        },
      ),
      runs(300, 1500),
    );
  });
});
