/** Requests that mean no good, or ask with a method that nothing here has. */
import type { Request } from './request.ts';

export function hostilePaths(): Request[] {
  const refused = (...paths: string[]) => paths.map((path): Request => ({ path, status: 400, ignoresBody: true }));
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
    ...missing('/%c0%ae%c0%ae/x', '/de/kira-takip%20', '/de/kira-takip%0a', '/de/kira-takip;x', "/'or'1'='1", '/*', '/de/kira-takip.php'),
    { path: `/${'a'.repeat(7000)}`, status: 404 },
    { path: `/${'a'.repeat(9000)}`, status: 414, ignoresBody: true },
    { path: '/de/kira-takip', headers: { host: 'evil.example' }, status: 200 },
    {
      path: '/de/kira-takip/',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      status: 301,
      location: '/de/kira-takip',
    },
  ];
}

export function methods(): Request[] {
  const refused = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
    (method): Request => ({ path: '/de/kira-takip', method, status: 405, has: { allow: 'GET, HEAD' }, ignoresBody: true }),
  );
  return [
    ...refused,
    { path: '/yok', method: 'POST', status: 405, ignoresBody: true },
    { path: '/', method: 'HEAD', status: 200 },
    { path: '/de/kira-takip/', method: 'HEAD', status: 301, location: '/de/kira-takip' },
    { path: '/robots.txt', method: 'HEAD', status: 200, has: { 'content-type': 'text/plain; charset=utf-8' } },
  ];
}
