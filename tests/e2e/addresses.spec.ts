/** Every address of the specification, requested as a browser or a crawler does. */
import { expect, test } from '@playwright/test';
import { isRetired, SITE } from '../liveTexts.ts';

const PREFIXES = ['', '/en', '/de', '/nl', '/fr', '/ru'];
const GENERAL = ['/', '/hizmetler', '/hakkimizda', '/iletisim', '/sikca-sorulan-sorular', '/gizlilik-politikasi'];
const AREAS = ['kira-hukuku', 'bosanma-hukuku', 'gayrimenkul-hukuku', 'miras-hukuku'];
const SERVICES: Record<string, string[]> = {
  rentLaw: ['dusuk-kira-bedelinin-arttirilmasi', 'kira-takip', 'kira-odemeyen-kiracinin-tahliyesi-kira-tahsilati'],
  inheritanceLaw: [
    'reddi-miras',
    'verasetname-mirascilik-belgesi',
    'miras-arastirma-degerlendirme-hizmeti',
    'mirastan-mal-kacirma-adeletsiz-miras-paylasimi',
    'vasiyetname',
    'mirascilar-arasi-anlasmazlik',
  ],
  divorceLaw: ['turkiye-gelmeden-anlasmali-bosanma', 'turkiye-bulunan-mallarin-paylasimi', 'tanimatenfiz'],
  'divorceLaw/validDivorce': [
    'bosanmada-eski-esin-imzaya-gelmemesi',
    'konsolosluk-bosanma-rehberi',
    'konsolosluk-tek-tarafli-basvuru-sartlari',
  ],
};
const LEGACY = {
  malrejimi: 'turkiye-bulunan-mallarin-paylasimi',
  mirashakki: 'miras-hukuku',
  anlasmalibosan: 'turkiye-gelmeden-anlasmali-bosanma',
  'tuerkiye-deki-tapu-bilgilerini-sorg': 'gayrimenkul-hukuku',
};

const PAIRS = [
  ...AREAS.map((slug) => [`/${slug}`, `/services/${slug}`] as const),
  ...Object.entries(SERVICES).flatMap(([group, slugs]) => slugs.map((slug) => [`/${slug}`, `/services/${group}/${slug}`] as const)),
];

for (const prefix of PREFIXES) {
  // proves: languages.codes, languages.default, languages.prefixes, routes.home, routes.services, routes.about, routes.contact, routes.faq
  // proves: routes.privacy, routes.public, routes.short-canonical, routes.kira-hukuku, routes.bosanma-hukuku, routes.gayrimenkul-hukuku
  // proves: routes.miras-hukuku, routes.dusuk-kira-bedelinin-arttirilmasi, routes.kira-takip
  // proves: routes.kira-odemeyen-kiracinin-tahliyesi-kira-tahsilati, routes.reddi-miras, routes.verasetname-mirascilik-belgesi
  // proves: routes.miras-arastirma-degerlendirme-hizmeti, routes.mirastan-mal-kacirma-adeletsiz-miras-paylasimi, routes.vasiyetname
  // proves: routes.mirascilar-arasi-anlasmazlik, routes.turkiye-gelmeden-anlasmali-bosanma, routes.turkiye-bulunan-mallarin-paylasimi
  // proves: routes.tanimatenfiz, routes.bosanmada-eski-esin-imzaya-gelmemesi, routes.konsolosluk-bosanma-rehberi
  // proves: routes.konsolosluk-tek-tarafli-basvuru-sartlari
  test(`pages under "${prefix || '/'}" answer at their short and long addresses`, async ({ request }) => {
    for (const pathname of GENERAL) {
      const address = prefix + pathname === '/' ? '/' : (prefix + pathname).replace(/\/$/, '');
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      expect(await response.text(), address).toContain(`<html lang="${prefix.slice(1) || 'tr'}"`);
    }
    for (const [short, long] of PAIRS) {
      // The practice may have retired a page since: its addresses lead on, or say that it is gone.
      if (isRetired(prefix + short)) {
        for (const pathname of [short, long])
          expect([301, 410], prefix + pathname).toContain((await request.get(prefix + pathname, { maxRedirects: 0 })).status());
        continue;
      }
      const [shortResponse, longResponse] = await Promise.all([
        request.get(prefix + short, { maxRedirects: 0 }),
        request.get(prefix + long, { maxRedirects: 0 }),
      ]);
      expect(shortResponse.status(), prefix + short).toBe(200);
      expect(longResponse.status(), prefix + long).toBe(200);
      const canonical = `<link rel="canonical" href="${SITE.url}${prefix}${short}">`;
      const [shortHtml, longHtml] = await Promise.all([shortResponse.text(), longResponse.text()]);
      expect(shortHtml, prefix + short).toContain(canonical);
      expect(longHtml, prefix + long).toContain(canonical);
      expect(longHtml, prefix + long).not.toContain('hreflang="x-default"');
    }
  });

  // proves: legacy.malrejimi, legacy.mirashakki, legacy.anlasmalibosan, legacy.tapu, legacy.depth
  test(`old endings under "${prefix || '/'}" lead to the new page in one step, at any depth, with their query`, async ({ request }) => {
    for (const [legacy, slug] of Object.entries(LEGACY)) {
      for (const pathname of [`${prefix}/${legacy}`, `${prefix}/eski/yol/${legacy}`, `${prefix}/${legacy}/`]) {
        const response = await request.get(`${pathname}?utm=1`, { maxRedirects: 0 });
        expect(response.status(), pathname).toBe(301);
        expect(response.headers().location, pathname).toBe(`${prefix}/${slug}?utm=1`);
      }
    }
  });

  // proves: routes.unknown, errors.status, errors.robots
  test(`an unknown address under "${prefix || '/'}" gives that language's error page`, async ({ request }) => {
    const response = await request.get(`${prefix}/boyle-bir-sayfa-yok`, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${prefix.slice(1) || 'tr'}"`);
    expect(html).toContain('content="noindex, follow"');
    expect(html).not.toContain('rel="canonical"');
  });
}

// proves: routes.no-slash
test('a slash at the end is taken away', async ({ request }) => {
  const response = await request.get('/de/kira-hukuku/?page=2', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/de/kira-hukuku?page=2');
});

test('hostile paths are refused and never lead to another host', async ({ request, baseURL }) => {
  for (const pathname of ['/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/.hosting/routes.json', '/%00', '/%', '/a%5c..%5cb']) {
    const response = await request.get(pathname, { maxRedirects: 0 });
    expect([400, 404], pathname).toContain(response.status());
  }
  for (const pathname of ['//evil.example/', '/%2f%2fevil.example/', '///evil.example/malrejimi']) {
    const response = await request.get(`${baseURL}${pathname}`, { maxRedirects: 0 });
    expect(response.headers().location ?? '/', pathname).toMatch(/^\/(?!\/)/);
  }
});

// proves: routes.sitemap, routes.sitemap-alternates, routes.sitemap-language, routes.short-only
test('sitemaps contain every canonical address with its languages, robots.txt names them', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${SITE.url}/ru/konsolosluk-bosanma-rehberi</loc>`);
  expect(sitemap).not.toContain('/services/');
  expect(sitemap).toContain(`hreflang="x-default" href="${SITE.url}/konsolosluk-bosanma-rehberi"`);
  const german = await (await request.get('/de/sitemap.xml')).text();
  expect([...german.matchAll(/<loc>([^<]+)/g)].every(([, url]) => /^https:\/\/www\.example\.org\/de(\/|$)/.test(url ?? ''))).toBe(true);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SITE.url}/sitemap.xml`);
});

test('files are sent compressed, hashed ones for good, documents never without asking again', async ({ request }) => {
  const page = await request.get('/de', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const etag = page.headers().etag ?? '';
  expect((await request.get('/de', { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } })).status()).toBe(304);
  const asset = /data-app="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const response = await request.get(asset, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers()['content-encoding']).toBe('gzip');
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});
