/** Requests that the server refuses: hostile paths, and unsupported methods. Each gets the error page of its status. */
import type { Hosting } from '../../../scripts/hosting/hosting.ts';
import { buildPathname } from '../../../src/model/pathname.ts';
import type { Request } from './request.ts';

/** Asked of servers that a test makes fail at these addresses. */
export function failures(): Request[] {
  return [
    { path: '/ariza', ...errorPage(500) },
    { path: '/de/ariza', ...errorPage(503, 'de') },
  ];
}

/** Words of an error page: its title begins with the status. `lang` is the language of the address, where a server can read it. */
function errorPage(status: number, lang = 'tr'): Pick<Request, 'status' | 'holds' | 'has'> {
  return {
    status,
    holds: [`<html lang="${lang}"`, `<title>${status} `, `<p>${status}</p>`, 'content="noindex, follow"'],
    has: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  };
}

export function hostilePaths(): Request[] {
  const refused = (...paths: string[]) => paths.map((path): Request => ({ path, ...errorPage(400) }));
  const missing = (...paths: string[]) => paths.map((path): Request => ({ path, status: 404 }));
  return [
    ...refused(
      '/..',
      '/../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/package.json',
      '/de/../../x',
      '/%00',
      '/%',
      '/%zz',
      '/x%2',
      '/a/%00/b',
    ),
    ...missing(
      '/.git/config',
      '/.htaccess',
      '/.env',
      '/.hosting/routes.json',
      '/.vite/manifest.json',
      '/hosting/hosting.json',
      '/.well-known',
    ),
    ...missing('/_headers', '/_redirects', '/index.html.br', '/de.html.gz', '/assets%00.js'.replace('%00', '%01'), '/.well-known/x'),
    ...missing(
      '/a%5c..%5cb',
      '/\\..\\x',
      '//evil.example/',
      '/%2f%2fevil.example/',
      '/\\evil.example',
      '/%09/evil.example',
      '/<script>',
      '/%3Cscript%3E',
    ),
    ...missing('/%c0%ae%c0%ae/x', '/de/kira-takip%0a', '/de/kira-takip;x', "/'or'1'='1"),
    { path: `/${'a'.repeat(7000)}`, status: 404 },
    { path: `/${'a'.repeat(9000)}`, ...errorPage(414) },
    { path: '/de/kira-takip', headers: { host: 'evil.example' }, status: 200 },
    {
      path: '/de/kira-takip/',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      status: 301,
      location: '/de/kira-takip',
    },
  ];
}

export function methods({ site }: Hosting): Request[] {
  const refused = (path: string, method: string, lang = 'tr'): Request => {
    const page = errorPage(405, lang);
    return { path, method, ...page, has: { ...page.has, allow: 'GET, HEAD' } };
  };
  return [
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) => refused('/de/kira-takip', method, 'de')),
    ...site.locales.map(({ code }) => refused(buildPathname(site, code, 'yok'), 'POST', code)),
    { ...refused('/de/kira-takip', 'POST', 'de'), headers: { 'accept-encoding': 'gzip' }, holds: [] },
    { path: '/', method: 'HEAD', status: 200 },
    { path: '/de/kira-takip/', method: 'HEAD', status: 301, location: '/de/kira-takip' },
    { path: '/robots.txt', method: 'HEAD', status: 200, has: { 'content-type': 'text/plain; charset=utf-8' } },
  ];
}
