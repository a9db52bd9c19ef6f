/** Breakages of redirects, errors and the use of HTTP. */

import { LEGACY } from '../site.ts';
import { type Breakage, header, missing, status, text, to, toAny } from './breakage.ts';

export const answerBreakages: readonly Breakage[] = [
  ['a page that moved is not for good', toAny(/^\/eski\?/), status(302), '/eski?smoke=1  It answers 302'],
  ['a page that moved leads elsewhere', toAny(/^\/eski\?/), header('location', '/?smoke=1'), '/eski?smoke=1  It leads to /?smoke=1'],
  ['a redirect loses the query', toAny(/^\/eski\?/), header('location', '/sayfa-1'), '/eski?smoke=1  It leads to /sayfa-1,'],
  ['a retired page is just missing', to('/weg'), status(404), '/weg  It answers 404, expected 410'],
  ['an old ending is lost', toAny(new RegExp(`/x/${LEGACY}`)), missing, `/x/${LEGACY}?smoke=1  It answers 404`],
  [
    'a page answers at two addresses',
    toAny(/^\/sayfa-1\/\?/),
    async (answer) => ({ ...answer, status: 200 }),
    '/sayfa-1/?smoke=1  It answers 200',
  ],
  ['an unknown address shows a page', toAny(/no-such/), status(200), '/no-such-page-tr  It answers 200, expected 404'],
  [
    'the error page is in one language only',
    toAny(/no-such-page-de/),
    text((body) => body.replace('lang="de"', 'lang="tr"')),
    '/de/no-such-page-de  It has no error page in "de"',
  ],
  ['the error page is the server’s own', toAny(/no-such/), text(() => '<h1>404 Not Found</h1>'), 'has no error page in "tr"'],
  [
    'an error may be kept',
    toAny(/no-such/),
    header('cache-control', 'public, max-age=31536000, immutable'),
    'is an error page, and caches may keep it',
  ],
  [
    'every page counts as known',
    ({ headers }) => headers?.['if-none-match'] !== undefined,
    status(304),
    'answers 304 when asked with the ETag of another release',
  ],
  [
    'no page counts as known',
    ({ headers }) => headers?.['if-none-match'] !== undefined,
    status(200),
    'answers 200 when asked again with its ETag',
  ],
  ['forms are taken', ({ method }) => method === 'POST', status(200), '/  It answers POST with 200'],
  ['the size of a page cannot be asked for', ({ method }) => method === 'HEAD', status(405), '/  It answers HEAD with 405'],
  ['the history can be read', to('/.git/config'), status(200), '/.git/config  It is public'],
  ['a compressed file has an address', to('/index.html.br'), status(200), '/index.html.br  It is public'],
  [
    'visitors are led away',
    toAny(/^\/\/evil/),
    header('location', 'https://evil.example/'),
    '//evil.example/  It leads to https://evil.example/',
  ],
  ['an address is not answered', to('/de'), () => Promise.reject(new Error('cut')), '/de  It gives no answer: socket hang up'],
];
