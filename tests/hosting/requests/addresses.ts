/** Requests for pages: their address, its other spellings, former addresses, and addresses that never existed. */
import type { Hosting } from '../../../scripts/hosting/hosting.ts';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { listLegacy } from '../../../src/model/legacyRedirect.ts';
import type { Request } from './request.ts';

export function pages({ addresses, site }: Hosting): Request[] {
  const codeOf = (pathname: string) => site.locales.find(({ code }) => pathname.split('/')[1] === code)?.code ?? site.defaultLocale;
  return addresses.flatMap((path): Request[] => [
    {
      path,
      status: 200,
      holds: `<html lang="${codeOf(path)}"`,
      has: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    },
    { path: path === '/' ? '/index.html' : `${path}/`, status: 301, location: path },
  ]);
}

/** A page answers at one address; every other spelling leads there in one step, with its query. */
export function spellings(): Request[] {
  const to = (location: string, ...paths: string[]) => paths.map((path): Request => ({ path, status: 301, location }));
  return [
    { path: '/?page=2', status: 200 },
    { path: '/de/kira-takip?utm_source=x&q=%C4%B1', status: 200 },
    { path: '/de/kira-takip?', status: 200 },
    ...to('/', '/index', '/index.html', '/index/', '//', '///', '/./', '/de/..'),
    ...to(
      '/de/kira-takip',
      '/de/kira-takip.html',
      '/de/kira-takip/',
      '/de/kira-takip//',
      '//de/kira-takip',
      '/de//kira-takip',
      '/de/./kira-takip',
    ),
    ...to(
      '/de/kira-takip',
      '/de/x/../kira-takip',
      '/de/kira%2Dtakip',
      '/%64e/kira-takip',
      '/de%2fkira-takip',
      '/de/kira-takip%2f',
      '/de/kira-takip/.',
    ),
    ...to('/de/kira-takip?q=1&r=%0d%0a', '/de/kira-takip/?q=1&r=%0d%0a', '//de/kira-takip.html?q=1&r=%0d%0a'),
    ...to('/de', '/de/', '//de', '/de.html'),
    { path: '/services', status: 404 },
    { path: '/services/', status: 404 },
    { path: '/assets/', status: 404 },
    { path: '/de/services/rentLaw', status: 404 },
  ];
}

/** What messengers, keyboards and habits make of addresses: of pages, their long addresses, moved and retired ones, and old endings. */
export function nearMisses(hosting: Hosting): Request[] {
  const { site, addresses, legacyRedirects } = hosting;
  const to = (location: string, ...paths: string[]) => paths.map((path): Request => ({ path, status: 301, location }));
  const shout = (path: string) => path.toUpperCase();
  const prefix = `/${site.defaultLocale}`;
  const long = addresses.find((path) => path.startsWith('/de/') && path !== path.toLowerCase()) ?? '';
  const slug = legacyRedirects[0]?.slug ?? '';
  const targets = legacyRedirects[0]?.targets ?? {};
  return [
    ...to('/de/kira-takip', '/DE/kira-takip', '/de/Kira-Takip', '/DE/KIRA-TAKIP.HTML', '/de/kira-takip/index.html', '/de/kira-takip/index'),
    ...to('/de/kira-takip', '/de/kira-takip.php', '/de/kira-takip.htm', '/de/kira-takip/index.php/'),
    ...[
      '.',
      ',',
      ')',
      ']',
      ';',
      ':',
      '!',
      '*',
      '...',
      '.html).',
      "'",
      '%20',
      '%22',
      '%E2%80%9D',
      '%C2%BB',
      '%E2%80%A6',
      '%E2%80%8B',
      '%3E',
    ].flatMap((end) => to('/de/kira-takip', `/de/kira-takip${end}`)),
    ...to('/de/kira-takip?q=1', '/DE/Kira-Takip.html%E2%80%9D.?q=1', '/de/kira-takip).?q=1'),
    ...to('/kira-takip', `${prefix}/kira-takip`, `${shout(prefix)}/Kira-Takip.php`, `${prefix}/kira-takip/`, `${prefix}/kira-takip)`),
    ...to('/', prefix, `${prefix}/`, shout(prefix), `${prefix}/index.html`, '/index.php', '/INDEX.HTML', '/)', '/%20', '/,'),
    ...to('/de', '/DE', '/de/index', '/de/index.html', '/De/Index.php', '/de.', '/de)'),
    ...to(long, shout(long), long.toLowerCase(), `${long}.`, `${long}/index.html`, `${shout(long)}%20`),
    ...to('/kira-hukuku', '/Eski-Adres', '/eski-adres.', '/eski-adres.html', `${prefix}/eski-adres`, '/eski-adres%22'),
    ...to(targets.de ?? '', `/DE/x/${shout(slug)}`, `/de/${slug}.`, `/de/x/${slug}.php`, `/de/${slug}/index.html`),
    ...to(targets[site.defaultLocale] ?? '', `/${slug}.html`, `/${shout(slug)}`, `${prefix}/${slug}`, `/${slug}%20`),
    ...['/Kaldirilan-Sayfa', '/kaldirilan-sayfa.', `${prefix}/kaldirilan-sayfa`, '/kaldirilan-sayfa.php'].map((path) => ({
      path,
      status: 410,
    })),
    { path: '/DE/Zurueckgehalten.html?q=1', status: 302, location: '/kira-hukuku?q=1' },
    { path: `${prefix}/sitemap.xml`, status: 200 },
    ...['/404.', '/404)', '/de/404.html).', '/DE/404', `${prefix}/404`, '/de/404/index.html', '/500,'].map((path) => ({
      path,
      status: 404,
    })),
    ...[
      `${prefix}/yok`,
      '/yok.php',
      '/Yok',
      '/de/kira-takip.pdf',
      '/de/kira-takip-',
      '/x/de/kira-takip',
      '/de/kira-takip/x',
      '/trx/kira-takip',
    ].map((path) => ({ path, status: 404 })),
    { path: '/robots.txt.', status: 404 },
    { path: '/Robots.txt', status: 404 },
    { path: `/de/kira-takip${'.'.repeat(9)}`, status: 404 },
    { path: `/de/kira-takip${'.'.repeat(200)}x`, status: 404 },
  ];
}

export function pastAddresses(hosting: Hosting): Request[] {
  const { legacyRedirects, site } = hosting;
  const legacy = listLegacy(hosting).flatMap(({ slug, prefix, target: location, status }): Request[] => [
    { path: `${prefix}/${slug}`, status, location },
    { path: `${prefix}/${slug}/?a=1&b=%2F`, status, location: `${location}?a=1&b=%2F` },
    { path: `${prefix}/eski/yol/${slug}`, status, location },
  ]);
  const slug = legacyRedirects[0]?.slug ?? '';
  const targets = legacyRedirects[0]?.targets ?? {};
  const home = targets[site.defaultLocale] ?? '';
  return [
    ...legacy,
    ...[`//evil.example/${slug}`, `///evil.example/${slug}`, `/%5cevil.example/${slug}`, `/\\evil.example/${slug}`].map(
      (path): Request => ({ path, status: 301, location: home }),
    ),
    { path: `/https://evil.example/${slug}`, status: 301, location: home },
    { path: `/%0d%0aLocation:%20https:%2f%2fevil.example/${slug}`, status: 301, location: home },
    { path: `/x%0a/${slug}`, status: 301, location: home },
    { path: `/de/%ff%fe/${slug}`, status: 301, location: targets.de ?? '' },
    { path: `/.git/${slug}`, status: 301, location: home },
    { path: `/xx/../de/${slug}`, status: 301, location: targets.de ?? '' },
    { path: `/${slug}%0a`, status: 404 },
    { path: `/x${slug}`, status: 404 },
    { path: `/${slug}/x`, status: 404 },
    // An ending that German alone has.
    { path: '/alte-seite', status: 404 },
    { path: '/fr/x/alte-seite', status: 404 },
    { path: '/x/de/alte-seite', status: 404 },
    { path: '/eski-adres', status: 301, location: '/kira-hukuku' },
    { path: '/eski-adres/?q=1', status: 301, location: '/kira-hukuku?q=1' },
    { path: '//eski-adres', status: 301, location: '/kira-hukuku' },
    { path: '/de/zurueckgehalten', status: 302, location: '/kira-hukuku' },
    { path: '/de/x/ohne-deutsch?q=1', status: 302, location: '/kira-hukuku?q=1' },
    { path: '/de/ohne-deutsch', status: 302, location: '/kira-hukuku' },
    { path: '/x/ohne-deutsch', status: 301, location: '/kira-hukuku' },
    { path: '/de/alte-adresse', status: 301, location: '/de/kira-hukuku' },
    { path: '/en/kira-takip', status: 200 },
    { path: '/kaldirilan-sayfa', status: 410, holds: ['<html lang="tr"', '<title>410 '], has: { 'cache-control': 'no-cache' } },
    { path: '/kaldirilan-sayfa/', status: 410 },
    { path: '/fr/page-retiree', status: 410, holds: ['<html lang="fr"', '<title>410 '] },
  ];
}

export function unknownAddresses({ site }: Hosting): Request[] {
  return [
    ...site.locales.flatMap(({ code }): Request[] => {
      const prefix = code === site.defaultLocale ? '' : `/${code}`;
      const holds = `<html lang="${code}"`;
      return [
        { path: `${prefix}/boyle-bir-sayfa-yok`, status: 404, holds, has: { 'cache-control': 'no-cache' } },
        { path: `${prefix}/a/b/c/?q=1`, status: 404, holds },
        { path: `${prefix}/404`, status: 404, holds },
        { path: `${prefix}/404.html`, status: 404, holds },
        { path: `${prefix}/404/`, status: 404, holds },
        ...ERROR_STATUSES.flatMap((status): Request[] => [
          { path: `${prefix}/${status}`, status: 404, holds: [holds, '<title>404 '] },
          { path: `${prefix}/${status}.html`, status: 404, holds: [holds, '<title>404 '] },
        ]),
      ];
    }),
    { path: '/dex', status: 404, holds: '<html lang="tr"' },
    { path: '/assets/app-00000000.js', status: 404, has: { 'cache-control': 'no-cache' } },
    { path: '/_payload/de/nichts.json', status: 404 },
    { path: '/robots.txt/', status: 404 },
    { path: '/404', method: 'HEAD', status: 404 },
    { path: '/yok', status: 404, headers: { 'accept-encoding': 'gzip' }, has: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } },
    { path: '/yok', status: 404, headers: { range: 'bytes=0-9' } },
    { path: '/yok', status: 404, headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT', 'if-none-match': '*' } },
  ];
}
