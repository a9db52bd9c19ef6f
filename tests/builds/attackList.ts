/** Requests that other websites, computers and programs may send to the development server, each with the required response. */
import { LONGEST_REQUEST, TOKEN_HEADER } from '../../src/model/writing.ts';
import { type RawRequest, UPGRADE } from './requests.ts';

export interface Attack extends RawRequest {
  readonly what: string;
  /** What it must be answered with. */
  readonly status: number;
}

/** A pattern that takes the longer the more letters a file's path has: it kept the server busy for minutes. */
const SLOW = encodeURIComponent('(?:(.*)*(.*)*(.*)*X)');
const CARD = '/_desk/preview?page=kira-takip&locale=de&card=1';
const EDITOR = '/__open-in-editor?file=';
const edit = (position: string) => EDITOR + encodeURIComponent(position);
const fetched = (site: string, mode: string, dest: string) => ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest });
const IMAGE = fetched('cross-site', 'no-cors', 'image');
const NAVIGATION = fetched('cross-site', 'navigate', 'document');

/** `host` is the server's own, as in `localhost:5173`; `root` its project's folder; `token` that of its write view. */
export function listAttacks(host: string, root: string, token: string): readonly Attack[] {
  const own = { origin: `http://${host}`, ...fetched('same-origin', 'cors', 'empty') };
  const port = host.split(':')[1] ?? '';
  return [
    ...listWritings(own, root, token),

    // Names that lead to this computer by somebody else's will (DNS rebinding).
    ...['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`, `127.0.0.1.nip.io:${port}`, `192.168.0.5:${port}`].map(
      (name): Attack => ({ what: `host ${name}`, target: '/', headers: { host: name }, status: 403 }),
    ),
    ...['/_desk', '/src/desk/refresh.ts', '/@vite/client', '/icons/icon.svg', edit('content/site.yaml:1:1')].map(
      (target): Attack => ({ what: 'another host', target, headers: { host: 'evil.example' }, status: 403 }),
    ),
    { what: 'no host', target: '/', headers: { host: undefined }, status: 400 },
    { what: 'a host in the address', target: `http://evil.example/`, status: 400 },

    // Other websites that the person visits meanwhile.
    { what: 'an image: slow pattern', target: `/_desk/findings?locale=${SLOW}`, headers: IMAGE, status: 403 },
    { what: 'an image: picture for sharing', target: CARD, headers: IMAGE, status: 403 },
    { what: 'an image: icon', target: '/icons/icon.svg', headers: IMAGE, status: 403 },
    { what: 'an image: editor', target: edit('content/site.yaml:1:1'), headers: IMAGE, status: 403 },
    { what: 'a script', target: '/@vite/client', headers: fetched('cross-site', 'no-cors', 'script'), status: 403 },
    { what: 'a style sheet', target: '/src/styles/index.css', headers: fetched('cross-site', 'no-cors', 'style'), status: 403 },
    { what: 'a frame', target: '/_desk', headers: fetched('cross-site', 'navigate', 'iframe'), status: 403 },
    { what: 'another port', target: '/_desk', headers: fetched('same-site', 'no-cors', 'empty'), status: 403 },
    { what: 'fetch', target: '/de', headers: { origin: 'https://evil.example', ...fetched('cross-site', 'cors', 'empty') }, status: 403 },
    { what: 'fetch by an old browser', target: '/de', headers: { origin: 'https://evil.example' }, status: 403 },
    { what: 'fetch from another port', target: '/de', headers: { origin: 'http://localhost:1' }, status: 403 },
    { what: 'fetch from a sandbox', target: '/de', headers: { origin: 'null' }, status: 403 },
    { what: 'navigation: desk', target: '/_desk/findings', headers: NAVIGATION, status: 403 },
    { what: 'navigation: editor', target: edit('content/site.yaml:1:1'), headers: NAVIGATION, status: 403 },
    { what: 'a preflight', target: '/_desk', method: 'OPTIONS', headers: { origin: 'https://evil.example' }, status: 403 },
    { what: 'a form', target: edit('content/site.yaml:1:1'), method: 'POST', headers: { ...NAVIGATION, origin: 'null' }, status: 403 },
    { what: 'a post of nobody', target: edit('content/site.yaml:1:1'), method: 'POST', status: 403 },
    { what: 'a socket', target: '/', headers: { ...UPGRADE, origin: 'https://evil.example' }, status: 403 },
    { what: 'a socket by another name', target: '/', headers: { ...UPGRADE, host: 'evil.example' }, status: 403 },
    {
      what: 'a ping by another name',
      target: '/',
      headers: { ...UPGRADE, 'sec-websocket-protocol': 'vite-ping', host: 'evil.example' },
      status: 403,
    },
    { what: 'a socket without its token', target: '/', headers: { ...UPGRADE, origin: own.origin }, status: 400 },
    { what: 'another protocol', target: '/', headers: { connection: 'Upgrade', upgrade: 'h2c' }, status: 400 },

    // Files for the editor.
    ...[
      '/etc/passwd:1:1',
      `${root}/content/site.yaml:1:1`,
      `${root}/.env:1:1`,
      'content/../.env:1:1',
      'content/pages/../../.env:1:1',
      'content\\..\\.env:1:1',
      '../.env:1:1',
      '.env:1:1',
      'package.json:1:1',
      'content/out.txt:1:1',
      'content/outside/package.json:1:1',
      'content/pages:1:1',
      'content/.git/config:1:1',
      'content/site.yaml\0:1:1',
      'content/site.yaml',
      'content/site.yaml:1',
      'content/none.yaml:1:1',
      'file:///etc/passwd:1:1',
      '\\\\evil.example\\share\\x:1:1',
      '',
    ].map((position): Attack => ({ what: `editor: ${position}`, target: edit(position), method: 'POST', headers: own, status: 404 })),
    { what: 'the editor by an address', target: edit('/etc/passwd:1:1'), status: 404 },

    // Files of the project and of the computer.
    ...[
      '/package.json',
      '/package.json?raw',
      '/package.json?import&raw',
      '/package.json?url',
      '/.env',
      '/.env?raw',
      '/.env?.svg?import',
      '/.git',
      '/.git/HEAD',
      '/content/site.yaml',
      '/README.md',
      '/vite.config.ts',
      '/scripts/cli/dev.ts',
      '/scripts/cli/dev.ts?import',
      '/src/model/page.test.ts',
      '/src/app/client.tsx',
      '/src/desk/refresh.ts?raw',
      '/src/desk/refresh.ts?url',
      '/src/desk/refresh.ts?import&raw',
      '/src/desk/refresh.ts?worker',
      '/SRC/desk/refresh.ts',
      '/node_modules/vite/package.json',
      '/node_modules/react/index.js',
      '/.cache',
      '/@fs/etc/passwd',
      '/@fs/etc/passwd?raw',
      '/@fs/etc/passwd?import&raw??',
      `/@fs${root}/.env`,
      `/@fs${root}/.env?raw`,
      `/@fs${root}/.env?import&inline=1.wasm?init`,
      `/@fs${root}/package.json`,
      '/@id/vite/package.json',
      '/@id/__x00__/etc/passwd',
      '/__vite_ping',
      '/fonts',
      '/secret.txt',
    ].map((target): Attack => ({ what: 'a file', target, status: 404 })),
    ...[
      '/../package.json',
      '/src/../package.json',
      '/%2e%2e/package.json',
      '/src/..%2fpackage.json',
      '/src/%2e%2e%2f%2e%2e%2fetc/passwd',
      '/icons/..%5c..%5cpackage.json',
      '/icons/..\\..\\package.json',
      '//evil.example/package.json',
      '///etc/passwd',
      '/%',
      '/%ff%00',
      '/de%00',
      '/de#x',
      '*',
    ].map((target): Attack => ({ what: 'a path', target, status: 400 })),

    // Queries of the desk.
    { what: 'a slow pattern', target: `/_desk/findings?locale=${SLOW}`, status: 200 },
    { what: 'half a pattern', target: '/_desk/findings?locale=(', status: 200 },
    { what: 'half a pattern', target: '/_desk/findings?q=(&rule=(&area=(', status: 200 },
    { what: 'a name of the language', target: '/_desk/page?page=constructor&locale=__proto__', status: 404 },
    { what: 'a script in the query', target: '/_desk/addresses?try=%3Cscript%3Ealert(1)%3C/script%3E', status: 200 },
    { what: 'no view', target: '/_desk/%3Cscript%3E', status: 404 },

    // Sizes and forms.
    { what: 'a long address', target: `/_desk/findings?q=${'x'.repeat(9000)}`, status: 414 },
    { what: 'long headers', target: '/', headers: { cookie: 'x'.repeat(20_000) }, status: 431 },
    { what: 'a body', target: '/_desk', body: 'x'.repeat(100_000), status: 413 },
    {
      what: 'an endless body',
      target: edit('content/site.yaml:1:1'),
      method: 'POST',
      headers: { ...own, 'transfer-encoding': 'chunked' },
      status: 413,
    },
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'].map((method): Attack => ({ what: method, target: '/_desk', method, status: 405 })),
  ];
}

/** What others may try at the actions of the write view. All would write, if they were let in. */
function listWritings(own: Readonly<Record<string, string>>, root: string, token: string): readonly Attack[] {
  const json = { 'content-type': 'application/json' };
  const right = { ...own, ...json, [TOKEN_HEADER]: token };
  const save = (filePath: string) => JSON.stringify({ filePath, text: 'x', hash: 'x' });
  const page = { target: '/_desk/do/save', method: 'POST', body: save('content/site.yaml') };
  return [
    { ...page, what: 'writing without a token', headers: { ...own, ...json }, status: 403 },
    { ...page, what: 'writing with another token', headers: { ...right, [TOKEN_HEADER]: 'x'.repeat(token.length) }, status: 403 },
    { ...page, what: 'writing without an origin', headers: { ...json, [TOKEN_HEADER]: token }, status: 403 },
    { ...page, what: 'writing by another website', headers: { ...right, origin: 'https://evil.example' }, status: 403 },
    { ...page, what: 'writing by another port', headers: { ...right, origin: 'http://localhost:1' }, status: 403 },
    { ...page, what: 'writing by another name', headers: { ...right, host: 'evil.example' }, status: 403 },
    { ...page, what: 'writing by a form', headers: { ...right, 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
    { ...page, what: 'writing by a form with text', headers: { ...right, 'content-type': 'text/plain' }, status: 415 },
    { ...page, what: 'a preflight for writing', method: 'OPTIONS', headers: { origin: 'https://evil.example' }, status: 403 },
    { ...page, what: 'writing by PUT', method: 'PUT', headers: right, status: 405 },
    { ...page, what: 'an unknown action', target: '/_desk/do/constructor', headers: right, status: 405 },
    { ...page, what: 'an action in a query', target: '/_desk/do/save?x', headers: right, status: 405 },
    { what: 'an action by an address', target: '/_desk/do/save', status: 404 },
    { ...page, what: 'too long a text', body: 'x'.repeat(LONGEST_REQUEST + 1), headers: right, status: 413 },
    ...['', '{', '[]', 'null', '{"filePath":"content/site.yaml"}', '{"__proto__":{},"filePath":1,"text":"","hash":""}'].map(
      (body): Attack => ({ ...page, what: 'no request', body, headers: right, status: 400 }),
    ),
    ...[
      '/etc/passwd.yaml',
      `${root}/content/site.yaml`,
      'content/../.env',
      'content/pages/../../package.yaml',
      'content\\site.yaml',
      'content/%2e%2e/.env',
      'content//site.yaml',
      'content/.git/config.yaml',
      'content/site.yaml\0.mdx',
      'site.yaml',
      '../site.yaml',
      '\\\\evil.example\\share\\x.yaml',
      'file:///etc/passwd.yaml',
      '',
    ].map((filePath): Attack => ({ ...page, what: `writing ${filePath}`, body: save(filePath), headers: right, status: 404 })),
    ...['content/out.txt', 'content/outside/content/site.yaml', 'content/README.md'].map(
      (filePath): Attack => ({ ...page, what: `writing ${filePath}`, body: save(filePath), headers: right, status: 403 }),
    ),
  ];
}
