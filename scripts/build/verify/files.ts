/**
 * Checks the built site's other files: sitemaps against documents, images against their sizes, and the references of web app manifests and
 * llms.txt.
 */
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SocialImage } from '../../../src/model/head.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { buildUrl, SITEMAP_PATHNAME } from '../../../src/model/pathname.ts';
import { portraitPathname } from '../../../src/model/person.ts';
import { webManifestPathname } from '../emit/webManifest.ts';
import type { BuiltFinding } from './finding.ts';

/** The sitemap's addresses and the canonical addresses must be the same set. */
export async function checkSitemaps(dir: string, manifest: Manifest): Promise<BuiltFinding[]> {
  const { site, pages } = manifest;
  const whole = await readAddresses(dir, site.url, SITEMAP_PATHNAME);
  const findings = compareSets(
    SITEMAP_PATHNAME,
    whole,
    pages.map(({ pathname }) => buildUrl(site, pathname)),
  );
  for (const { code } of site.locales) {
    const pathname = `/${code}${SITEMAP_PATHNAME}`;
    const own = pages.filter(({ localeCode }) => localeCode === code).map((page) => buildUrl(site, page.pathname));
    findings.push(...compareSets(pathname, await readAddresses(dir, site.url, pathname), own));
  }
  const robots = await readFile(join(dir, 'robots.txt'), 'utf8').catch(() => '');
  if (!robots.includes(`Sitemap: ${buildUrl(site, SITEMAP_PATHNAME)}`))
    findings.push({ ruleId: 'built-robots', message: 'robots.txt does not name the sitemap.', file: 'robots.txt' });
  return findings;
}

/** Includes all parts of an index. */
async function readAddresses(dir: string, siteUrl: string, pathname: string): Promise<string[]> {
  const xml = await readFile(join(dir, pathname), 'utf8').catch(() => '');
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  if (!xml.includes('<sitemapindex')) return addresses;
  return (await Promise.all(addresses.map((address) => readAddresses(dir, siteUrl, address.slice(siteUrl.length))))).flat();
}

function compareSets(pathname: string, found: readonly string[], expected: readonly string[]): BuiltFinding[] {
  const [is, should] = [new Set(found), new Set(expected)];
  const messages = [
    ...(is.size < found.length ? [`${pathname} names an address twice.`] : []),
    ...expected.filter((address) => !is.has(address)).map((address) => `${pathname} lacks ${address}.`),
    ...found
      .filter((address) => !should.has(address))
      .map((address) => `${pathname} names ${address}, which is no page's canonical address.`),
  ];
  return messages.map((message) => ({ ruleId: 'built-sitemap', message, file: pathname.slice(1) }));
}

/** Portraits in content/people.yaml must be files of the site. `files`: all files of the site. */
export function checkPortraits(files: ReadonlySet<string>, { site }: Manifest): BuiltFinding[] {
  const portraits = site.people.flatMap(({ portrait }) => portrait?.file ?? []);
  return portraits
    .map((name) => ({ name, file: portraitPathname(name).slice(1) }))
    .filter(({ file }) => !files.has(file))
    .map(({ name, file }) => ({
      ruleId: 'built-portrait',
      message: `content/people.yaml names the portrait ${name}, which is not in public/people.`,
      file,
      source: 'content/people.yaml',
    }));
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Images must be PNG files of the size in the head (PNG, 5.2 and 11.2.2: the header's first two numbers). */
export async function checkPictures(dir: string, images: readonly SocialImage[]): Promise<BuiltFinding[]> {
  const findings = await Promise.all(
    images.map(async ({ pathname, width, height, alt }) => {
      const report = (message: string): BuiltFinding => ({ ruleId: 'built-picture', message, file: pathname.slice(1) });
      const size = await readPngSize(join(dir, pathname));
      if (!size) return [report(`${pathname} is missing, or is no PNG file.`)];
      const isSame = size.width === width && size.height === height;
      return [
        ...(isSame ? [] : [report(`${pathname} is ${size.width} × ${size.height} pixels; heads say ${width} × ${height}.`)]),
        ...(alt.trim() ? [] : [report(`${pathname} has no text for people who cannot see it.`)]),
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

/** Icons must exist in the sizes that the manifests declare, and the start address must be a page. `files`: all files of the site. */
export async function checkWebManifests(dir: string, manifest: Manifest, files: ReadonlySet<string>): Promise<BuiltFinding[]> {
  const findings: BuiltFinding[] = [];
  const pathnames = new Set(manifest.pages.map(({ pathname }) => pathname));
  for (const { code } of manifest.site.locales) {
    const name = webManifestPathname(manifest, code);
    const report = (message: string) => findings.push({ ruleId: 'built-web-manifest', message, file: name.slice(1) });
    const text = await readFile(join(dir, name), 'utf8').catch(() => '{}');
    const { start_url = '', icons = [] } = JSON.parse(text) as { start_url?: string; icons?: { src: string; sizes: string }[] };
    if (manifest.pages.some(({ localeCode }) => localeCode === code) && !pathnames.has(start_url))
      report(`The manifest starts at "${start_url}", which is no page.`);
    if (icons.length === 0) report('The manifest names no icons.');
    for (const { src, sizes } of icons) {
      const size = src.endsWith('.png') ? await readPngSize(join(dir, src)) : undefined;
      const isThere = src.endsWith('.png') ? sizes === `${size?.width}x${size?.height}` : files.has(src.slice(1));
      if (!isThere) report(`The manifest names ${src}, which does not exist in size ${sizes}.`);
    }
  }
  return findings;
}
