/** Checks how the server uses HTTP: conditional requests, methods, encodings, and paths that must not be reachable. */
import { ENCODINGS, type Encoding } from '../siteFiles.ts';
import { samplePages } from './checkFormerAddresses.ts';
import { checkHeaders } from './checkHeaders.ts';
import type { Smoke } from './promise.ts';

const HIDDEN = [
  ...['/.git/config', '/.git/HEAD', '/.svn/entries', '/.env', '/.htaccess', '/.DS_Store', '/_headers', '/_redirects', '/index.html.br'],
  // Files beside the site: of a deployment, of the project, of the server.
  ...['/hosting/hosting.json', '/records/', '/releases/', '/server.json', '/package.json', '/server-status'],
  // Directory listings.
  ...['/assets/', '/_payload/'],
];
/** Methods that change something, or disclose more than a page. */
const REFUSED_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

/** The encodings that the server uses. Clients without Brotli get gzip, which every server supports. */
export async function readEncodings({ ask, error, warn }: Smoke): Promise<ReadonlySet<Encoding>> {
  const sent = new Set<Encoding>();
  for (const encoding of ENCODINGS) {
    const { headers } = await ask({ path: '/', headers: { 'accept-encoding': encoding } });
    if (headers['content-encoding'] === encoding) sent.add(encoding);
    else (encoding === 'gzip' ? error : warn)('live-compression', '/', `It is not sent with ${encoding}.`, 'header content-encoding');
  }
  return sent;
}

const NOT_IMPLEMENTED = 501;

export async function checkProtocol(smoke: Smoke): Promise<void> {
  const { ask, error, hosting } = smoke;
  const { headers } = await ask('/');
  if (headers.etag) {
    const again = await ask({ path: '/', headers: { 'if-none-match': headers.etag } });
    if (again.status !== 304) error('live-etag', '/', `It answers ${again.status} when asked again with its ETag, expected 304.`);
  }
  const other = await ask({ path: '/', headers: { 'if-none-match': '"of-another-release"' } });
  if (other.status !== 200)
    error('live-etag', '/', `It answers ${other.status} when asked with the ETag of another release, expected 200.`);
  const old = await ask({ path: '/', headers: { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } });
  if (old.status !== 200) error('live-etag', '/', `It answers ${old.status} when asked with the time of an older release, expected 200.`);
  await smoke.each(['/', ...samplePages(hosting)], async (path) => {
    const head = await ask({ path, method: 'HEAD' });
    if (head.status !== 200 || head.body.length > 0)
      error('live-method', path, `It answers HEAD with ${head.status} and ${head.body.length} bytes.`);
  });
  await smoke.each(REFUSED_METHODS, async (method) => {
    const { status } = await ask({ path: '/', method });
    if (status < 400 || (status >= 500 && status !== NOT_IMPLEMENTED))
      error('live-method', '/', `It answers ${method} with ${status}, expected 405.`);
  });
  const elsewhere: Smoke = {
    ...smoke,
    error: (rule, path, message, part) => error(rule, path, message, `${part}, asked from another website`),
  };
  checkHeaders(elsewhere, '/', await ask({ path: '/', headers: { origin: 'https://other.example' } }));
  await checkRange(smoke);
  await smoke.each(HIDDEN, async (path) => {
    if ((await ask(path)).status === 200) error('live-hidden', path, 'It is public, and must not be.');
  });
  const slug = hosting.legacyRedirects[0]?.slug ?? 'x';
  for (const path of [`//evil.example/${slug}`, '//evil.example/', '/%5cevil.example/', `/%0d%0aSet-Cookie:x=1/${slug}`]) {
    const answer = await ask(path);
    const target = new URL(answer.headers.location ?? '/', hosting.url);
    if (target.hostname === 'evil.example') error('live-injection', path, `It leads to ${answer.headers.location}.`, 'header location');
    if (answer.headers['set-cookie'])
      error('live-injection', path, 'The path of the request writes a header of the answer.', 'header set-cookie');
  }
}

/** A range request returns exactly those bytes, or the server sends the complete file. */
async function checkRange({ ask, error, files }: Smoke): Promise<void> {
  // Servers compress text, and support ranges for other files.
  const file = Object.keys(files).find((name) => /\.(?:woff2|png|svg)$/.test(name));
  if (file === undefined) return;
  const whole = await ask(`/${file}`);
  const { status, body } = await ask({ path: `/${file}`, headers: { range: 'bytes=2-5' } });
  const isRight = status === 206 ? body.equals(whole.body.subarray(2, 6)) : status === 200 && body.equals(whole.body);
  if (!isRight) error('live-content', `/${file}`, `It answers ${status} and ${body.length} bytes when asked for four bytes.`);
}
