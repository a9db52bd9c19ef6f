/** The emitted programs are run as their hosts run them: a Request in, a Response out, with the host's own answer to files in between. */
import { describe, expect, it } from 'vitest';
import { hostilePaths } from '../../../tests/hosting/hostilePaths.ts';
import type { Hosting } from '../hosting.ts';
import { decide } from '../serve/decide.ts';
import { emitCloudflareRoutes, emitCloudflareWorker, emitNetlifyFunction } from './edgeFunctions.ts';

const hosting: Hosting = {
  url: 'https://www.example.org',
  site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
  // Two pages are listed whose files are missing.
  addresses: ['/', '/de', '/de/fehlt', '/de/yeni', '/fehlt', '/yeni'],
  redirects: { '/eski': '/yeni' },
  gone: ['/de/weg', '/de/weg/son', '/weg'],
  legacyRedirects: [
    { slug: 'son', targets: { tr: '/yeni', de: '/de/yeni' } },
    { slug: 'nurtr', targets: { tr: '/yeni', de: '/yeni' } },
  ],
  policy: { 'default-src': ["'none'"] },
  headers: { 'x-content-type-options': 'nosniff' },
};
const FILES = new Set(['index.html', 'de.html', 'yeni.html', 'de/yeni.html', '404.html', 'de/404.html', 'robots.txt']);

/** The host's own response: a file, otherwise 308 for another spelling of a page, otherwise the error page. */
function answerFile(url: string): Response {
  const { pathname, search } = new URL(url);
  if (/^(?:\/de)?\/404$/.test(pathname)) return new Response('error page', { headers: { 'content-type': 'text/html' } });
  if (pathname === '/de/410') return new Response('the page for 410 in German', { headers: { 'content-type': 'text/html' } });
  const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
  if (FILES.has(file)) return new Response('page');
  const bare = pathname.replace(/(?:\.html)?\/*$/, '');
  if (FILES.has(`${bare.slice(1)}.html`)) return new Response(null, { status: 308, headers: { location: bare + search } });
  return new Response('error page', { status: 404, headers: { 'content-type': 'text/html' } });
}

async function load<T>(code: string): Promise<T> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as T;
}

const worker = (
  await load<{ default: { fetch(request: Request, env: { ASSETS: { fetch(request: Request): Promise<Response> } }): Promise<Response> } }>(
    emitCloudflareWorker(hosting),
  )
).default;
const netlify = await load<{
  default(request: Request, context: { next(): Promise<Response> }): Promise<Response>;
  config: { pattern: string; excludedPattern: string; method: readonly string[] };
}>(emitNetlifyFunction(hosting));

const askWorker = (path: string, method = 'GET') =>
  worker.fetch(new Request(hosting.url + path, { method }), { ASSETS: { fetch: async (request) => answerFile(request.url) } });
/** Netlify runs the function only where its pattern matches, and the other one does not. */
const runsFor = (pathname: string) =>
  new RegExp(netlify.config.pattern).test(pathname) && !new RegExp(netlify.config.excludedPattern).test(pathname);
const askNetlify = async (path: string) => {
  const request = new Request(hosting.url + path);
  const answer = async () => answerFile(request.url);
  return runsFor(new URL(request.url).pathname) ? netlify.default(request, { next: answer }) : answer();
};

const DEEP = `/${Array.from({ length: 12 }, (_, depth) => `a${depth}`).join('/')}`;

describe.each([
  ['Netlify edge function', askNetlify],
  ['Cloudflare Worker', askWorker],
])('the %s', (_name, ask) => {
  // proves: legacy.hosts
  it.each([
    ['/son', '/yeni'],
    ['/son/', '/yeni'],
    [`${DEEP}/son`, '/yeni'],
    [`${DEEP}/son/?q=1&r=%20`, '/yeni?q=1&r=%20'],
    ['/de/son', '/de/yeni'],
    [`/de${DEEP}/son`, '/de/yeni'],
    ['/services/de/son', '/yeni'],
    ['/DE/Yeni', '/de/yeni'],
    ['/de/yeni.?q=1', '/de/yeni?q=1'],
    ['/de/yeni%E2%80%9D).', '/de/yeni'],
    ['/de/yeni%20', '/de/yeni'],
    ['/yeni.php', '/yeni'],
    ['/de/yeni/index.html', '/de/yeni'],
    ['/tr/yeni', '/yeni'],
    ['/tr', '/'],
    ['/Eski,', '/yeni'],
    ['/DE/a/Son.html', '/de/yeni'],
  ])('sends %s to %s in one step, with the headers of every answer', async (path, location) => {
    const { status, headers } = await ask(path);
    expect({ status, location: headers.get('location') }).toEqual({ status: 301, location });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/de/x/nurtr?q=1', '/DE/Nurtr.'])('sends %s to the source language for now, where the translation is missing', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')?.split('?')[0]]).toEqual([302, '/yeni']);
  });

  it.each(['/', '/yeni', '/de/yeni?son', '/de/yeni#son'])('leaves the page %s alone', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('page');
  });

  it.each(['/nope', '/reason', '/son/x', '/personson', '/de/sonx', '/Nope', '/tr/nope.', '/404.', '/de/404)', '/yeni.pdf', '/trx'])(
    'leaves the unknown %s to the error page',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('error page');
    },
  );

  it('never leads to the address that was asked for', async () => {
    for (const path of ['/fehlt', '/de/fehlt']) expect((await ask(path)).status).toBe(404);
  });

  it('redirects to a page of the site or nowhere, for every path', async () => {
    for (const path of hostilePaths(['son', 'eski', 'yeni', 'de'])) {
      if (!path.startsWith('/') || !URL.canParse(hosting.url + path)) continue;
      const location = (await ask(path)).headers.get('location');
      if (location !== null) expect(hosting.addresses, path).toContain(location.split('?')[0]);
    }
  });
});

describe('the Cloudflare Worker', () => {
  it.each([
    '/eski',
    '/eski/',
    '/eski?q=1',
    '/de/weg',
    '/de/weg/',
    '/de/weg/son',
    '/yeni/',
    '/de/yeni.html?q=1',
    `${DEEP}/son`,
    '/De/Weg.',
    '/tr/weg',
    '/404,',
  ])('answers %s as every server does', async (path) => {
    const decision = decide(hosting, { method: 'GET', target: path }, (filePath) => FILES.has(filePath));
    const { status, headers } = await askWorker(path);
    if (decision.kind === 'redirect')
      expect({ status, to: headers.get('location') }).toEqual({ status: decision.status, to: decision.location });
    else expect(status).toBe(decision.kind === 'file' ? decision.status : 0);
  });

  it.each([
    ['/de/weg', 'the page for 410 in German'],
    ['/weg', 'error page'],
  ])('shows the error page with 410 at %s, and the one for 404 where there is no other', async (path, text) => {
    const answer = await askWorker(path);
    expect(answer.status).toBe(410);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(await answer.text()).toBe(text);
  });

  it.each(['/404', '/de/404', '/404/', '/de/404.html', '/de/410'])(
    'answers 404 to whom asks for the error page %s by its address',
    async (path) => {
      const answer = await askWorker(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('error page');
    },
  );

  it('does not run for files', () => {
    const { include, exclude } = JSON.parse(emitCloudflareRoutes()) as { include: string[]; exclude: string[] };
    expect(include).toEqual(['/*']);
    expect(exclude).toEqual(expect.arrayContaining(['/assets/*', '/_build/*', '/_payload/*', '/_offers/*', '/fonts/*', '/flags/*']));
  });
});

describe('the Netlify edge function', () => {
  it('does not run for what is no old ending and no near miss', () => {
    for (const path of ['/', '/yeni', '/personson', '/son/x', '/robots.txt', '/assets/errorReports-1.js'])
      expect(runsFor(path), path).toBe(false);
  });
});
