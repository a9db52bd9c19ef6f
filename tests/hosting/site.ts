/** Makes small built sites in two languages, one per version, with all kinds of files that a server reads: for tests of deployment. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { deriveHeaders } from '../../scripts/hosting/headers.ts';
import type { Hosting } from '../../scripts/hosting/hosting.ts';
import { writeHosts } from '../../scripts/hosting/hosts/write.ts';
import { hashSiteFiles, listSite, type SiteFiles, writeSiteFiles } from '../../scripts/hosting/siteFiles.ts';
import { buildManifestPathname } from '../../src/model/buildManifest.ts';
import { LATEST_PATHNAME } from '../../src/model/deployment.ts';
import { ERROR_STATUSES } from '../../src/model/errorStatus.ts';
import { buildUrl, htmlFilePath, payloadPathname } from '../../src/model/pathname.ts';

export interface SiteOptions {
  /** Stands in every file; another version gives other names of hashed files. */
  readonly version: string;
  /** Origin of the site; https://www.example.org when absent. */
  readonly url?: string;
  /** Texts of style and start script; a change of them changes the policy. */
  readonly inline?: string;
  /** Pages per language beside the home page. */
  readonly pages?: number;
  readonly redirects?: Hosting['redirects'];
  readonly gone?: Hosting['gone'];
  /** Bytes of one large file; none when absent. */
  readonly bulk?: number;
  /** Pathnames to leave out. */
  readonly without?: readonly string[];
}

export const LEGACY = 'eski-son';
const URL_OF_SITE = 'https://www.example.org';
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface MadeSite {
  readonly hosting: Hosting;
  readonly files: SiteFiles;
}

/** Writes `<dir>/dist` and `<dir>/hosting`. */
export async function makeSite(dir: string, options: SiteOptions): Promise<MadeSite> {
  const { version, url = URL_OF_SITE, inline = 'one', pages = 3, redirects = {}, gone = [], without = [], bulk = 0 } = options;
  const outDir = join(dir, 'dist');
  await rm(dir, { recursive: true, force: true });
  const slugs = Array.from({ length: pages }, (_, index) => `sayfa-${index + 1}`);
  const addresses = ['/', '/de', ...slugs.flatMap((slug) => [`/${slug}`, `/de/${slug}`])]
    .filter((pathname) => !without.includes(pathname))
    .sort();
  const css = `/* ${inline} */`;
  const script = `/* start ${inline} */`;
  const app = `/assets/app-${shortHash(version)}.js`;
  const shells = { tr: `/assets/shell-tr-${shortHash(version)}.json`, de: `/assets/shell-de-${shortHash(version)}.json` };
  const manifest = buildManifestPathname(shortHash(version));
  const image = `/assets/social-${shortHash(version)}.png`;
  const urlOf = (pathname: string) => buildUrl({ url }, pathname);
  /** Address by language, as the page's head and the sitemap name them. */
  const alternatesOf = (pathname: string) => {
    const bare = pathname.replace(/^\/de(?=\/|$)/, '') || '/';
    const inGerman = bare === '/' ? '/de' : `/de${bare}`;
    const isThere = (candidate: string) => addresses.includes(candidate);
    return [
      ...(isThere(bare) ? [`hreflang="tr" href="${urlOf(bare)}"`] : []),
      ...(isThere(inGerman) ? [`hreflang="de" href="${urlOf(inGerman)}"`] : []),
      ...(isThere(bare) ? [`hreflang="x-default" href="${urlOf(bare)}"`] : []),
    ];
  };
  const sitemapOf = (pathnames: readonly string[]) =>
    `<urlset>${pathnames
      .map((pathname) => {
        const links = alternatesOf(pathname).map((alternate) => `<xhtml:link rel="alternate" ${alternate}/>`);
        return `<url><loc>${urlOf(pathname)}</loc>${links.join('')}</url>`;
      })
      .join('')}</urlset>`;
  const documentOf = (pathname: string, isError: boolean) => {
    const code = /^\/de(?:\/|$)/.test(pathname) ? 'de' : 'tr';
    const head = isError
      ? '<meta name="robots" content="noindex, follow">'
      : `<link rel="canonical" href="${urlOf(pathname)}">${alternatesOf(pathname)
          .map((alternate) => `<link rel="alternate" ${alternate}>`)
          .join('')}<meta name="robots" content="index, follow"><meta property="og:image" content="${url}${image}">`;
    return `<!doctype html>\n<html lang="${code}">\n<head>${head}<style>${css}</style></head>
<body data-version="${version}"><div id="root"><main><img src="/icons/sign.svg" alt="">${`<p>${pathname} ${version}</p>`.repeat(200)}</main></div>
<div id="page-data" data-app="${app}" data-shell="${shells[code]}"></div><script>${script}</script></body>\n</html>\n`;
  };
  const files: Record<string, string> = {
    ...Object.fromEntries(addresses.map((pathname) => [htmlFilePath(pathname), documentOf(pathname, false)])),
    ...Object.fromEntries(
      ERROR_STATUSES.flatMap((status) =>
        [`/${status}`, `/de/${status}`].map((pathname) => [htmlFilePath(pathname), documentOf(pathname, true)]),
      ),
    ),
    [app]: `/* ${version} ${'x'.repeat(2000)} */`,
    [shells.tr]: JSON.stringify({ version, code: 'tr' }),
    [shells.de]: JSON.stringify({ version, code: 'de' }),
    [LATEST_PATHNAME]: JSON.stringify({ app, shells, manifests: { tr: manifest, de: manifest } }),
    [manifest]: JSON.stringify({ version }),
    ...Object.fromEntries(addresses.map((pathname) => [payloadPathname(pathname), JSON.stringify({ pathname, version })])),
    [image]: `\x89PNG ${version}`,
    'icons/sign.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'index.md': `# ${version}\n`,
    'sitemap.xml': sitemapOf(addresses),
    'tr/sitemap.xml': sitemapOf(addresses.filter((pathname) => !/^\/de(?:\/|$)/.test(pathname))),
    'de/sitemap.xml': sitemapOf(addresses.filter((pathname) => /^\/de(?:\/|$)/.test(pathname))),
    'robots.txt': `User-agent: *\nSitemap: ${url}/sitemap.xml\n`,
    ...(bulk > 0 ? { [`assets/bulk-${shortHash(version)}.bin`]: `${version}\n`.repeat(bulk / (version.length + 1)) } : {}),
    'unchanged.txt': 'the same in every version\n'.repeat(20),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(outDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!/\.(?:html|js|txt)$/.test(name)) continue;
    await writeFile(`${path}.gz`, gzipSync(text));
    await writeFile(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }));
  }
  const hosting: Hosting = {
    url,
    site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
    addresses,
    redirects,
    gone,
    legacyRedirects: [{ slug: LEGACY, targets: { tr: '/', de: '/de' } }],
    policy: { 'default-src': ["'none'"], 'script-src': ["'self'", source(script)], 'style-src': [source(css)] },
    headers: deriveHeaders({ reports: { policy: '', errors: '' }, dataUrl: '/' }),
  };
  await writeHosts(join(dir, 'hosting'), hosting);
  const written = hashSiteFiles(outDir, await listSite(outDir));
  await writeSiteFiles(join(dir, 'hosting'), written);
  return { hosting, files: written };
}
