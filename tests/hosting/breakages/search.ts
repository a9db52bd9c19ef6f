/** Breakages of what search engines read. */
import { type Breakage, header, isPage, missing, text, to } from './breakage.ts';

export const searchBreakages: readonly Breakage[] = [
  ['robots.txt is missing', to('/robots.txt'), missing, '/robots.txt  It answers 404'],
  ['robots.txt keeps all out', to('/robots.txt'), text((body) => `${body}Disallow: /\n`), '/robots.txt  It keeps every search engine out'],
  [
    'the sitemap is empty',
    to('/sitemap.xml'),
    text(() => '<urlset></urlset>'),
    '/sitemap.xml  It does not name https://www.example.org/de/sayfa-1',
  ],
  [
    'the sitemap is halved',
    to('/sitemap.xml'),
    text((body) => body.slice(0, body.length / 2)),
    '/sitemap.xml  It does not name https://www.example.org/sayfa-3',
  ],
  [
    'the sitemap names a stranger',
    to('/sitemap.xml'),
    text((body) => body.replace('/sayfa-1<', '/neu<')),
    '/sitemap.xml  It names https://www.example.org/de/neu',
  ],
  ['the sitemap of a language is missing', to('/de/sitemap.xml'), missing, '/de/sitemap.xml  It answers 404'],
  [
    'the sitemap names no languages',
    to('/sitemap.xml'),
    text((body) => body.replace(/<xhtml:link [^>]*>/g, '')),
    '/sitemap.xml  It names other languages',
  ],
  [
    'a page says noindex',
    to('/de'),
    text((body) => body.replace('index, follow', 'noindex')),
    '/de  The page asks search engines to leave it out (robots',
  ],
  ['the server says noindex', isPage, header('x-robots-tag', 'noindex'), '/de  The page asks search engines to leave it out (x-robots-tag'],
  ['a page in Markdown may be found', to('/index.md'), header('x-robots-tag', undefined), '/index.md  Search engines may index it'],
  [
    'a page has no canonical address',
    to('/de'),
    text((body) => body.replace(/<link rel="canonical"[^>]*>/, '')),
    '/de  It names 0 canonical addresses',
  ],
  [
    'a canonical address is another page’s',
    to('/de'),
    text((body) => body.replace(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="https://www.example.org/"')),
    'names https://www.example.org/de, which is no page',
  ],
  [
    'a canonical address is on another host',
    to('/de'),
    text((body) => body.replace('canonical" href="https://www.', 'canonical" href="https://old.')),
    'https://old.example.org/de as its canonical address',
  ],
  [
    'a page names no languages',
    to('/de'),
    text((body) => body.replace(/<link rel="alternate"[^>]*>/g, '')),
    '/de  Its hreflang de leads to undefined',
  ],
  [
    'a page names a wrong page in another language',
    to('/de'),
    text((body) => body.replace('hreflang="tr" href="https://www.example.org/"', 'hreflang="tr" href="https://www.example.org/sayfa-1"')),
    '/de  Its hreflang tr leads to https://www.example.org/sayfa-1',
  ],
  ['a page is in another language', to('/de'), text((body) => body.replace('lang="de"', 'lang="tr"')), '/de  It is not in "de"'],
];
