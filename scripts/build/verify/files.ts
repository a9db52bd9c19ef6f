/** Checks the built site's other files: sitemaps against documents, pictures against their sizes, what the web app manifests and llms.txt name. */
import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SocialImage } from '../../../src/model/head.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { formUrl, SITEMAP_PATHNAME } from '../../../src/model/pathname.ts';
import { portraitPathname } from '../../../src/model/person.ts';
import { webManifestPathname } from '../emit/webManifest.ts';

/** Addresses of the sitemap and canonical addresses are the same set. */
export async function checkSitemaps(dir: string, manifest: Manifest): Promise<string[]> {
  const { site, pages } = manifest;
  const whole = await readAddresses(dir, site.url, SITEMAP_PATHNAME);
  const findings = compareSets(
    SITEMAP_PATHNAME,
    whole,
    pages.map(({ pathname }) => formUrl(site, pathname)),
  );
  for (const { code } of site.locales) {
    const pathname = `/${code}${SITEMAP_PATHNAME}`;
    const own = pages.filter(({ localeCode }) => localeCode === code).map((page) => formUrl(site, page.pathname));
    findings.push(...compareSets(pathname, await readAddresses(dir, site.url, pathname), own));
  }
  const robots = await readFile(join(dir, 'robots.txt'), 'utf8').catch(() => '');
  if (!robots.includes(`Sitemap: ${formUrl(site, SITEMAP_PATHNAME)}`)) findings.push('robots.txt does not name the sitemap.');
  return findings;
}

/** An index is followed to its parts. */
async function readAddresses(dir: string, siteUrl: string, pathname: string): Promise<string[]> {
  const xml = await readFile(join(dir, pathname), 'utf8').catch(() => '');
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  if (!xml.includes('<sitemapindex')) return addresses;
  return (await Promise.all(addresses.map((address) => readAddresses(dir, siteUrl, address.slice(siteUrl.length))))).flat();
}

function compareSets(name: string, found: readonly string[], expected: readonly string[]): string[] {
  const [is, should] = [new Set(found), new Set(expected)];
  return [
    ...(is.size < found.length ? [`${name} names an address twice.`] : []),
    ...expected.filter((address) => !is.has(address)).map((address) => `${name} lacks ${address}.`),
    ...found.filter((address) => !should.has(address)).map((address) => `${name} names ${address}, which is no page's canonical address.`),
  ];
}

/** Portraits that content/people.yaml names are files of the site. */
export function checkPortraits(dir: string, { site }: Manifest): string[] {
  const files = site.people.flatMap(({ portrait }) => portrait?.file ?? []);
  return files
    .filter((file) => !existsSync(join(dir, portraitPathname(file))))
    .map((file) => `content/people.yaml names the portrait ${file}, which is not in public/people.`);
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Pictures are PNG files of the size that heads say (PNG, 5.2 and 11.2.2: the header's first two numbers). */
export async function checkPictures(dir: string, images: readonly SocialImage[]): Promise<string[]> {
  const findings = await Promise.all(
    images.map(async ({ pathname, width, height, alt }) => {
      const size = await readPngSize(join(dir, pathname));
      if (!size) return [`${pathname} is no PNG file.`];
      const isSame = size.width === width && size.height === height;
      return [
        ...(isSame ? [] : [`${pathname} is ${size.width} × ${size.height} pixels; heads say ${width} × ${height}.`]),
        ...(alt.trim() ? [] : [`${pathname} has no words for those who cannot see it.`]),
      ];
    }),
  );
  return findings.flat();
}

async function readPngSize(path: string): Promise<{ width: number; height: number } | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  const header = Buffer.alloc(24);
  await file.read(header, 0, 24, 0);
  await file.close();
  if (header.toString('hex', 0, 8) !== PNG_SIGNATURE) return undefined;
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) };
}

/** Icons are there in the sizes that the manifests say, and a visit starts at a page. */
export async function checkWebManifests(dir: string, manifest: Manifest): Promise<string[]> {
  const findings: string[] = [];
  const pathnames = new Set(manifest.pages.map(({ pathname }) => pathname));
  for (const { code } of manifest.site.locales) {
    const name = webManifestPathname(manifest, code);
    const text = await readFile(join(dir, name), 'utf8').catch(() => '{}');
    const { start_url = '', icons = [] } = JSON.parse(text) as { start_url?: string; icons?: { src: string; sizes: string }[] };
    if (manifest.pages.some(({ localeCode }) => localeCode === code) && !pathnames.has(start_url))
      findings.push(`${name} starts at "${start_url}", which is no page.`);
    if (icons.length === 0) findings.push(`${name} names no icons.`);
    for (const { src, sizes } of icons) {
      const size = src.endsWith('.png') ? await readPngSize(join(dir, src)) : undefined;
      const isThere = src.endsWith('.png') ? sizes === `${size?.width}x${size?.height}` : existsSync(join(dir, src));
      if (!isThere) findings.push(`${name} names ${src}, which is not there in size ${sizes}.`);
    }
  }
  return findings;
}
