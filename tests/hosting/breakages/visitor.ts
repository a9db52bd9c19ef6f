/** Breakages that only browsers, some networks or search engines notice, and not a request for a single file. */
import type { RawRequest } from '../../../scripts/hosting/smoke/request.ts';
import { LEGACY } from '../site.ts';
import { all, type Breakage, header, isPage, missing, status, text, toAny } from './breakage.ts';

const asked = (name: string) => (rawRequest: RawRequest) => rawRequest.headers?.[name] !== undefined;
const isMethod = (name: string) => (rawRequest: RawRequest) => rawRequest.method === name;
const inEncoding = (rawRequest: RawRequest) => toAny(/no-such/)(rawRequest) && rawRequest.headers?.['accept-encoding'] !== undefined;

export const visitorBreakages: readonly Breakage[] = [
  ['visitors from a search engine are led away', asked('referer'), status(302), '/de  It answers 302 to a browser that comes from'],
  ['a campaign’s parameters are refused', toAny(/utm_/), status(403), '/de  It answers 403 to a browser that comes from'],
  ['phones get another page', asked('user-agent'), header('content-encoding', undefined), '/de  It is another page for a browser'],
  ['languages are led on', ({ headers }) => headers?.['accept-language'] === 'de', status(302), '/  It answers 302 to a browser'],
  ['the compressed error page is broken', inEncoding, (answer) => ({ ...answer, body: Buffer.from('old') }), 'error page is not as in'],
  [
    'the page of a retired address is another',
    toAny(/^\/weg$/),
    text((body) => body.replace('<main>', '<main>old')),
    '/weg  The error page is',
  ],
  [
    'another origin may read when it asks',
    asked('origin'),
    header('access-control-allow-origin', 'https://x'),
    'access-control-allow-origin: https://x',
  ],
  ['pages are downloaded', isPage, header('content-disposition', 'attachment'), '/de  It has the header content-disposition'],
  ['browsers forget the site each time', isPage, header('clear-site-data', '"*"'), '/de  It has the header clear-site-data'],
  [
    'somebody else hears of each page',
    all,
    header('content-security-policy-report-only', 'report-uri https://x'),
    '/de  It has the header content-security',
  ],
  [
    'a header names another address',
    isPage,
    header('link', '<https://x/>; rel="canonical"'),
    '/de  It tells search engines another address',
  ],
  ['links are not followed', isPage, header('x-robots-tag', 'nofollow'), '/de  The page asks search engines to leave it out'],
  [
    'a page is out of date to search engines',
    isPage,
    header('x-robots-tag', 'unavailable_after: 2020-01-01'),
    '/de  The page asks search engines',
  ],
  ['networks keep pages', isPage, header('cache-control', 'max-age=0, s-maxage=31536000'), '/de  Shared caches may keep it'],
  ['one network keeps pages', isPage, header('cdn-cache-control', 'max-age=31536000'), '/de  Shared caches may keep it'],
  ['files can be written', isMethod('PUT'), status(201), '/  It answers PUT with 201'],
  ['folders can be listed', isMethod('PROPFIND'), status(207), '/  It answers PROPFIND with 207'],
  ['a folder shows its files', toAny(/^\/assets\/$/), status(200), '/assets/  It is public'],
  [
    'the size of one page cannot be asked for',
    (rawRequest) => isMethod('HEAD')(rawRequest) && rawRequest.path !== '/',
    status(404),
    'answers HEAD with 404',
  ],
  ['every page counts as unchanged', asked('if-modified-since'), status(304), '/  It answers 304 when asked with the time of an older'],
  [
    'parts of a file are wrong',
    asked('range'),
    (answer) => ({ ...answer, status: 206, body: Buffer.from('x') }),
    'answers 206 and 1 bytes',
  ],
  ['the home page answers at its file', toAny(/^\/index\.html\?/), status(200), '/index.html?smoke=1  It answers 200'],
  ['the default language has a prefix', toAny(/^\/tr\?/), status(200), '/tr?smoke=1  It answers 200'],
  ['an old ending is lost in the depth', toAny(new RegExp(`/x/y/z/${LEGACY}`)), missing, `/x/y/z/${LEGACY}?smoke=1  It answers 404`],
];
