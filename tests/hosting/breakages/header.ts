/** Breakages of headers. */
import { all, type Breakage, header, isApp, isLatest, isPage, policy, to } from './breakage.ts';

export const headerBreakages: readonly Breakage[] = [
  ['there is no policy', all, header('content-security-policy', undefined), '/de  It has no content-security-policy'],
  [
    'the policy allows more',
    all,
    policy((value) => value.replace("'self'", "'self' 'unsafe-inline'")),
    '/de  The header content-security-policy is',
  ],
  [
    'the policy is of the older release',
    all,
    policy((value) => value.replace(/style-src 'sha256-[^']*'/, "style-src 'sha256-older'")),
    '/de  The policy blocks its own style sheet',
  ],
  ['https is not demanded', all, header('strict-transport-security', undefined), '/de  It has no strict-transport-security'],
  ['other origins may read', all, header('access-control-allow-origin', '*'), '/de  It has the header access-control-allow-origin'],
  ['the server sets a cookie', isPage, header('set-cookie', 'id=1'), '/de  It has the header set-cookie'],
  [
    'a page may be kept for good',
    to('/de'),
    header('cache-control', 'public, max-age=31536000, immutable'),
    '/de  Caches may keep it without asking again',
  ],
  [
    'the latest-build file may be kept',
    isLatest,
    header('cache-control', 'public, max-age=600'),
    '/_build/latest.json  Caches may keep it without asking again',
  ],
  [
    'the application is asked for each time',
    isApp,
    header('cache-control', 'no-cache'),
    'cache-control is "no-cache", expected "public, max-age=31536000, immutable"',
  ],
  [
    'a page is in another charset',
    to('/de'),
    header('content-type', 'text/html; charset=iso-8859-9'),
    '/de  It is sent in the charset iso-8859-9',
  ],
  ['caches mix the encodings up', all, header('vary', undefined), 'but Vary does not say so'],
  [
    'a page is encoded for browsers that cannot read it',
    ({ path, headers }) => path === '/de' && headers?.['accept-encoding'] === undefined,
    header('content-encoding', 'br'),
    '/de  It is sent with br, which was not asked for',
  ],
  [
    'nothing is compressed',
    all,
    async (answer) =>
      answer.headers['content-encoding'] ? { ...answer, headers: { ...answer.headers, 'content-encoding': undefined } } : answer,
    '/  It is not sent with gzip',
  ],
];
