import { describe, expect, it } from 'vitest';
import { LONGEST_REQUEST, TOKEN_HEADER } from '../../src/model/writing.ts';
import { LOOPBACK } from '../core/ownHosts.ts';
import { refuse } from './door.ts';
import { TOKEN } from './write/token.ts';

const EDITOR = '/__open-in-editor?file=content%2Fsite.yaml%3A1%3A1';
const PHONE = '192.0.2.2:5173';

function statusOf(url: string, headers: Record<string, string> = {}, method = 'GET', host = LOOPBACK): number | undefined {
  return refuse({ method, url, headers: { host: 'localhost:5173', ...headers } }, host)?.status;
}

describe('on this computer', () => {
  it.each(['none', 'same-origin'])('a page asked for by hand or by a page of the server is answered (%s)', (site) => {
    expect(statusOf('/de', { 'sec-fetch-site': site })).toBeUndefined();
  });

  it('programs, which say nothing of where they come from, may read', () => {
    expect(statusOf('/_desk/findings?q=a%20b')).toBeUndefined();
  });

  it.each(['cross-site', 'same-site', 'x'])('no other website and no other port gets an answer (%s)', (site) => {
    for (const url of ['/', '/_desk', '/src/desk/client.ts', EDITOR]) expect(statusOf(url, { 'sec-fetch-site': site }), url).toBe(403);
  });

  it.each(['http://localhost:4173', 'https://localhost:5173', 'http://127.0.0.1:5173', 'https://evil.example', 'null', ''])(
    'only its own origin gets an answer, not %j',
    (origin) => {
      expect(statusOf('/', { origin })).toBe(403);
      expect(statusOf(EDITOR, { origin, 'sec-fetch-site': 'same-origin' }, 'POST')).toBe(403);
    },
  );

  it('a page that came through the tunnel of a codespace is its own', () => {
    const tunnel = { 'x-forwarded-proto': 'https' };
    expect(statusOf('/', { ...tunnel, origin: 'https://localhost:5173' })).toBeUndefined();
    for (const origin of ['https://localhost:4173', 'https://evil.example', 'null'])
      expect(statusOf('/', { ...tunnel, origin }), origin).toBe(403);
  });

  it('a followed link is known as one, a frame is not', () => {
    const from = (dest: string) => ({
      host: 'localhost',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': dest,
    });
    const asked = (headers: Record<string, string>) => refuse({ method: 'GET', url: '/', headers }, LOOPBACK)?.isLink;
    expect(asked(from('document'))).toBe(true);
    expect(asked(from('iframe'))).toBe(false);
  });

  it('the editor is asked by POST, from a page of the server alone', () => {
    expect(statusOf(EDITOR, { origin: 'http://localhost:5173' }, 'POST')).toBeUndefined();
    expect(statusOf(EDITOR, {}, 'POST')).toBe(403);
    expect(statusOf('/_desk', { origin: 'http://localhost:5173' }, 'POST')).toBe(405);
  });
});

describe('an action of the write view', () => {
  const SAVE = '/_desk/do/save';
  const WRITING = { origin: 'http://localhost:5173', 'content-type': 'application/json', [TOKEN_HEADER]: TOKEN, 'content-length': '99' };
  const post = (headers: Record<string, string>, url = SAVE) => statusOf(url, { ...WRITING, ...headers }, 'POST');

  it('is let in from a page of this start of the server', () => {
    expect(post({})).toBeUndefined();
    expect(post({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json; charset=utf-8' })).toBeUndefined();
    expect(post({ 'content-length': String(LONGEST_REQUEST) })).toBeUndefined();
    expect(post({ 'transfer-encoding': 'chunked' })).toBeUndefined();
  });

  it.each([
    ['another name of the server', { host: 'evil.example' }, 403],
    ['another website', { origin: 'https://evil.example' }, 403],
    ['another website, as browsers say', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port', { origin: 'http://localhost:4173' }, 403],
    ['a sandbox', { origin: 'null' }, 403],
    ['no token', { [TOKEN_HEADER]: '' }, 403],
    ['the token of another start', { [TOKEN_HEADER]: 'x'.repeat(TOKEN.length) }, 403],
    ['a longer token', { [TOKEN_HEADER]: `${TOKEN}x` }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['a form that looks like JSON', { 'content-type': 'text/plain; application/json' }, 415],
    ['JSON of another kind', { 'content-type': 'application/jsonx' }, 415],
    ['a body that is too long', { 'content-length': String(LONGEST_REQUEST + 1) }, 413],
  ])('is refused with %s', (_, headers, status) => {
    expect(post(headers)).toBe(status);
  });

  it('needs an origin, by POST, at its own address', () => {
    const { origin: _, ...others } = WRITING;
    expect(statusOf(SAVE, others, 'POST')).toBe(403);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) expect(statusOf(SAVE, WRITING, method), method).toBe(405);
    for (const url of ['/_desk/do', '/_desk/do/none', '/_desk/do/toString', '/_desk/do/save/', '/_desk/do/save?x=1', '/_desk/write', '/'])
      expect(post({}, url), url).toBe(405);
    expect(statusOf(SAVE, { 'content-length': '9' })).toBe(413);
  });
});

describe('in a network that HOST opens', () => {
  it('a phone is answered, of which browsers say less', () => {
    expect(statusOf('/de', { host: PHONE }, 'GET', '0.0.0.0')).toBeUndefined();
    expect(statusOf('/de', { host: PHONE })).toBe(403);
  });

  it('another website is refused by what browsers say then', () => {
    expect(statusOf('/de', { host: PHONE, origin: 'https://evil.example' }, 'GET', '0.0.0.0')).toBe(403);
    expect(statusOf(EDITOR, { host: PHONE, origin: 'https://evil.example' }, 'POST', '0.0.0.0')).toBe(403);
    expect(statusOf('/de', { host: 'evil.example' }, 'GET', '0.0.0.0')).toBe(403);
  });
});

it.each([
  '/%2e%2e/x',
  '/a/%2e/x',
  '/a/..%2fx',
  '/a%2f%2e%2e',
  '/a%5cx',
  '/a//x',
  '/%2f/x',
  '/a%00',
  '/a%0a',
  '/a%7f',
  '/%zz',
  '/a#b',
  'a',
  '*',
  'http://localhost/x',
])('a path with a second meaning is refused: %s', (url) => {
  expect(statusOf(url)).toBe(400);
});

it.each(['/a.b/..c/.well-known/x', '/a%20b', '/%C3%A7', '/a?b=../..//%00#'.replace('#', ''), '/@fs/x'])(
  'a plain path is not: %s',
  (url) => {
    expect(statusOf(url)).toBeUndefined();
  },
);

it('no body is taken, and no address without end', () => {
  expect(statusOf('/', { 'content-length': '1' })).toBe(413);
  expect(statusOf('/', { 'content-length': 'x' })).toBe(413);
  expect(statusOf('/', { 'transfer-encoding': 'chunked' })).toBe(413);
  expect(statusOf('/', { 'content-length': '0' })).toBeUndefined();
  expect(statusOf(`/${'a'.repeat(5000)}`)).toBe(414);
});
