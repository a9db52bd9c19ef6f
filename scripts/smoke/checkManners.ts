/** The server's manners: compression, asking again, methods, and what nobody may reach. */
import type { Smoke } from './smoke.ts';

const HIDDEN = ['/.git/config', '/.env', '/.htaccess', '/hosting/hosting.json', '/_headers', '/_redirects', '/index.html.br'];

export async function checkManners(smoke: Smoke): Promise<void> {
  const { ask, error, warn, hosting } = smoke;
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await ask({ path: '/', headers: { 'accept-encoding': encoding } });
    if (headers['content-encoding'] !== encoding) (encoding === 'gzip' ? error : warn)('/', `is not sent with ${encoding}.`);
    else if (!/accept-encoding/i.test(headers.vary ?? '')) error('/', `is sent with ${encoding}, but Vary does not say so.`);
  }
  const { headers } = await ask('/');
  if (headers.etag) {
    const again = await ask({ path: '/', headers: { 'if-none-match': headers.etag } });
    if (again.status !== 304) error('/', `answers ${again.status} when asked again with its ETag, expected 304.`);
  }
  const head = await ask({ path: '/', method: 'HEAD' });
  if (head.status !== 200 || head.body.length > 0) error('/', `answers HEAD with ${head.status} and ${head.body.length} bytes.`);
  for (const method of ['POST', 'DELETE']) {
    const { status } = await ask({ path: '/', method });
    if (status < 400 || status >= 500) error('/', `answers ${method} with ${status}, expected 405.`);
  }
  for (const path of HIDDEN) if ((await ask(path)).status === 200) error(path, 'can be reached, and must not.');
  const slug = hosting.legacyRedirects[0]?.slug ?? 'x';
  for (const path of [`//evil.example/${slug}`, '//evil.example/', '/%5cevil.example/', `/%0d%0aSet-Cookie:x=1/${slug}`]) {
    const answer = await ask(path);
    const target = new URL(answer.headers.location ?? '/', hosting.url);
    if (target.hostname === 'evil.example') error(path, `leads to ${answer.headers.location}.`);
    if (answer.headers['set-cookie']) error(path, 'writes a header of its own choosing.');
  }
}
