import { describe, expect, it } from 'vitest';
import type { Manifest, PageEntry } from '../../../src/model/manifest.ts';
import { emitRobots, emitSitemaps, SITEMAP_LIMITS } from './sitemap.ts';

const site = { url: 'https://x.example', defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] };

/** A site of made-up pages; only what sitemaps read. */
function makeManifest(count: number): Manifest {
  const pages = Array.from({ length: count }, (_, index) => ({
    localeCode: index % 2 ? 'de' : 'tr',
    pathname: `${index % 2 ? '/de' : ''}/sayfa-${index}`,
    alternates: [],
    modified: index === 3 ? '2026-09-01' : '2026-08-01',
  }));
  return { site, pages: pages as unknown as readonly PageEntry[] } as unknown as Manifest;
}

const locationsOf = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);

describe('sitemaps', () => {
  // proves: routes.sitemap-language
  it('are one file for all and one per language while they are small', () => {
    const files = emitSitemaps(makeManifest(4));
    expect(Object.keys(files)).toEqual(['/sitemap.xml', '/tr/sitemap.xml', '/de/sitemap.xml']);
    expect(locationsOf(files['/de/sitemap.xml'])).toEqual(['https://x.example/de/sayfa-1', 'https://x.example/de/sayfa-3']);
  });

  // proves: routes.sitemap-alternates, routes.sitemap-dates
  it('name with each address its languages and the day of its own last change', () => {
    const alternates = [
      { localeCode: 'tr', pathname: '/kira' },
      { localeCode: 'de', pathname: '/de/miete' },
    ];
    const pages = [
      { localeCode: 'tr', pathname: '/kira', alternates, modified: '2026-08-01' },
      { localeCode: 'de', pathname: '/de/miete', alternates, modified: '2026-09-01' },
    ];
    const xml = emitSitemaps({ site, pages } as unknown as Manifest)['/sitemap.xml'] ?? '';
    const entries = [...xml.matchAll(/<url>[\s\S]*?<\/url>/g)].map(([entry]) => entry);
    expect(entries.map((entry) => /<lastmod>([^<]+)/.exec(entry)?.[1])).toEqual(['2026-08-01', '2026-09-01']);
    for (const entry of entries) {
      const links = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) =>
        link.join(' '),
      );
      expect(links).toEqual(['tr https://x.example/kira', 'de https://x.example/de/miete', 'x-default https://x.example/kira']);
    }
  });

  it('are split, with an index, from 50,001 addresses on', () => {
    expect(emitSitemaps(makeManifest(50_000))['/sitemap.xml']).toContain('<urlset');
    const files = emitSitemaps(makeManifest(50_001));
    expect(files['/sitemap.xml']).toContain('<sitemapindex');
    expect(locationsOf(files['/sitemap.xml'])).toEqual(['https://x.example/sitemap-1.xml', 'https://x.example/sitemap-2.xml']);
    expect(locationsOf(files['/sitemap-1.xml'])).toHaveLength(50_000);
    expect(locationsOf(files['/sitemap-2.xml'])).toEqual(['https://x.example/sayfa-50000']);
    expect(files['/de/sitemap.xml']).toContain('<urlset');
  });

  it('are split before they grow beyond the bytes that one may have, and lose no address', () => {
    const limits = { ...SITEMAP_LIMITS, bytes: 1000 };
    const files = emitSitemaps(makeManifest(20), limits);
    const parts = Object.keys(files).filter((name) => /^\/sitemap-\d+\.xml$/.test(name));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(Buffer.byteLength(files[part] ?? '')).toBeLessThanOrEqual(limits.bytes);
    expect(parts.flatMap((part) => locationsOf(files[part]))).toHaveLength(20);
  });

  it('date an index’s part by the latest of its pages', () => {
    const files = emitSitemaps(makeManifest(4), { ...SITEMAP_LIMITS, addresses: 2 });
    const days = [...(files['/sitemap.xml'] ?? '').matchAll(/<lastmod>([^<]+)/g)].map((match) => match[1]);
    expect(days).toEqual(['2026-08-01', '2026-09-01']);
  });

  it('are named by robots.txt', () => {
    expect(emitRobots(makeManifest(1))).toContain('\nSitemap: https://x.example/sitemap.xml\n');
  });
});
