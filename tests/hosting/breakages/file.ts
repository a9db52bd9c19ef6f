/** Breakages of the files of a release. */
import { all, type Breakage, header, inEncoding, isApp, isLatest, isPage, missing, older, status, text, to, toAny } from './breakage.ts';

export const fileBreakages: readonly Breakage[] = [
  ['a page is missing', to('/de/sayfa-2'), missing, '/de/sayfa-2  It answers 404, expected 200'],
  ['nobody may read the pages', isPage, status(403), '/sayfa-1  It answers 403'],
  ['a page fails', to('/sayfa-3'), status(500), '/sayfa-3  It answers 500'],
  ['a page is cut off', to('/de'), text((body) => body.slice(0, 900)), '/de  It is cut off'],
  ['a page has an empty main', to('/de'), text((body) => body.replace(/<p>[\s\S]*<\/p>/, '')), '/de  It is empty'],
  ['a word of a page is another', to('/de'), text((body) => body.replace('/de one', '/de two')), '/de  It is not as in this release'],
  ['the older release is live', all, older, '/_build/latest.json  It is not as in this release'],
  ['one page is of the older release', to('/sayfa-2'), older, '/sayfa-2  It is not as in this release'],
  ['a page is of the older release with Brotli', inEncoding('/sayfa-2', 'br'), older, '/sayfa-2 (br)  It is not as in this release'],
  ['a page is of the older release with gzip', inEncoding('/sayfa-2', 'gzip'), older, '/sayfa-2 (gzip)  It is not as in this release'],
  [
    'a compressed file is broken',
    inEncoding('/sayfa-1', 'gzip'),
    (answer) => ({ ...answer, body: Buffer.from('no gzip') }),
    '/sayfa-1 (gzip)  It is not as in this release',
  ],
  ['the application is altered', isApp, text((body) => `${body};alert(1)`), 'js  It is not as in this release'],
  ['the application is missing', isApp, missing, '.js  It answers 404'],
  [
    'a page takes the place of the application',
    isApp,
    header('content-type', 'text/html; charset=utf-8'),
    'is sent as "text/html; charset=utf-8", expected text/javascript',
  ],
  ['a frame is missing', toAny(/^\/assets\/shell-de-/), missing, '.json  It answers 404'],
  ['a payload is missing', to('/_payload/de/sayfa-1.json'), missing, '/_payload/de/sayfa-1.json  It answers 404'],
  [
    'a payload is that of another page',
    to('/_payload/de/sayfa-1.json'),
    text((body) => body.replace('sayfa-1', 'sayfa-2')),
    '/_payload/de/sayfa-1.json  It is not as in this release',
  ],
  ['the social image is missing', toAny(/^\/assets\/social-/), missing, '.png  It answers 404'],
  ['an image is empty', to('/icons/sign.svg'), text(() => ''), '/icons/sign.svg  It is not as in this release'],
  ['a page in Markdown is missing', to('/index.md'), missing, '/index.md  It answers 404'],
  ['the latest-build file is missing', isLatest, missing, '/_build/latest.json  It answers 404'],
  ['the latest-build file is of the older release', isLatest, older, 'which no page names: pages and this file are of different releases'],
];
