/** The server's manners: asking again, methods, and what nobody may reach; and which encodings it sends. */
import { ENCODINGS, type Encoding } from '../siteFiles.ts';
import type { Smoke } from './promise.ts';

const HIDDEN = ['/.git/config', '/.env', '/.htaccess', '/hosting/hosting.json', '/_headers', '/_redirects', '/index.html.br'];

/** The encodings that the server uses. Visitors without Brotli get gzip, which every server can. */
export async function readEncodings({ ask, error, warn }: Smoke): Promise<ReadonlySet<Encoding>> {
  const sent = new Set<Encoding>();
  for (const encoding of ENCODINGS) {
    const { headers } = await ask({ path: '/', headers: { 'accept-encoding': encoding } });
    if (headers['content-encoding'] === encoding) sent.add(encoding);
    else (encoding === 'gzip' ? error : warn)('/', `is not sent with ${encoding}.`);
  }
  return sent;
}

export async function checkManners(smoke: Smoke): Promise<void> {
  const { ask, error, hosting } = smoke;
  const { headers } = await ask('/');
  if (headers.etag) {
    const again = await ask({ path: '/', headers: { 'if-none-match': headers.etag } });
    if (again.status !== 304) error('/', `answers ${again.status} when asked again with its ETag, expected 304.`);
  }
  const other = await ask({ path: '/', headers: { 'if-none-match': '"of-another-release"' } });
  if (other.status !== 200) error('/', `answers ${other.status} when asked with the ETag of another release, expected 200.`);
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
