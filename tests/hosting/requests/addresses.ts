/** Requests of pages: their one address, its other spellings, addresses of the past, and those that never were. */
import type { Hosting } from '../../../scripts/emit/hosting.ts';
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
    { path: '/DE/kira-takip', status: 404 },
    { path: '/de/Kira-Takip', status: 404 },
    { path: '/de/index', status: 404 },
    { path: '/services', status: 404 },
    { path: '/services/', status: 404 },
    { path: '/assets/', status: 404 },
    { path: '/de/services/rentLaw', status: 404 },
  ];
}

export function pastAddresses(hosting: Hosting): Request[] {
  const { legacyRedirects, site } = hosting;
  const legacy = listLegacy(hosting).flatMap(({ slug, prefix, target: location }): Request[] => [
    { path: `${prefix}/${slug}`, status: 301, location },
    { path: `${prefix}/${slug}/?a=1&b=%2F`, status: 301, location: `${location}?a=1&b=%2F` },
    { path: `${prefix}/eski/yol/${slug}`, status: 301, location },
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
    { path: `/${slug}.html`, status: 404 },
    { path: `/x${slug}`, status: 404 },
    { path: `/${slug.toUpperCase()}`, status: 404 },
    { path: `/${slug}/x`, status: 404 },
    // An ending that German alone has.
    { path: '/alte-seite', status: 404 },
    { path: '/fr/x/alte-seite', status: 404 },
    { path: '/x/de/alte-seite', status: 404 },
    { path: '/eski-adres', status: 301, location: '/kira-hukuku' },
    { path: '/eski-adres/?q=1', status: 301, location: '/kira-hukuku?q=1' },
    { path: '//eski-adres', status: 301, location: '/kira-hukuku' },
    { path: '/Eski-Adres', status: 404 },
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
