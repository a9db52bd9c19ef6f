/** Makes small built sites of two languages, one per version, that have all that a real one has for a server: for the tests of deployment. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deriveHeaders } from '../../scripts/emit/headers.ts';
import type { Hosting } from '../../scripts/emit/hosting.ts';
import { writeHosts } from '../../scripts/emit/hosts/write.ts';
import { buildManifestPathname } from '../../src/model/buildManifest.ts';
import { LATEST_PATHNAME } from '../../src/model/deployment.ts';
import { ERROR_STATUSES } from '../../src/model/errorStatus.ts';
import { htmlFilePath } from '../../src/model/pathname.ts';

export interface SiteOptions {
  /** Stands in every file; another version gives other names of hashed files. */
  readonly version: string;
  /** Texts of style and start script; a change of them changes the policy. */
  readonly inline?: string;
  /** Pages per language beside the home page. */
  readonly pages?: number;
  readonly redirects?: Hosting['redirects'];
  /** Bytes of one large file; none when absent. */
  readonly bulk?: number;
  /** Pathnames to leave out. */
  readonly without?: readonly string[];
}

export const LEGACY = 'eski-son';
const URL_OF_SITE = 'https://www.example.org';
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Writes `<dir>/dist` and `<dir>/hosting`. */
export async function makeSite(dir: string, options: SiteOptions): Promise<Hosting> {
  const { version, inline = 'one', pages = 3, redirects = {}, without = [], bulk = 0 } = options;
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
  const documentOf = (pathname: string, isError: boolean) => {
    const code = /^\/de(?:\/|$)/.test(pathname) ? 'de' : 'tr';
    const head = isError ? '<meta name="robots" content="noindex, follow">' : `<link rel="canonical" href="${URL_OF_SITE}${pathname}">`;
    return `<!doctype html>\n<html lang="${code}">\n<head>${head}<style>${css}</style></head>
<body data-version="${version}"><div id="root">${`<p>${pathname} ${version}</p>`.repeat(200)}</div>
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
    'sitemap.xml': `<urlset>${addresses.map((pathname) => `<url><loc>${URL_OF_SITE}${pathname}</loc></url>`).join('')}</urlset>`,
    'robots.txt': `User-agent: *\nSitemap: ${URL_OF_SITE}/sitemap.xml\n`,
    ...(bulk > 0 ? { [`assets/bulk-${shortHash(version)}.bin`]: `${version}\n`.repeat(bulk / (version.length + 1)) } : {}),
    'unchanged.txt': 'the same in every version\n'.repeat(20),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(outDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (/\.(?:html|js|txt)$/.test(name)) await writeFile(`${path}.gz`, gzipSync(text));
  }
  const hosting: Hosting = {
    url: URL_OF_SITE,
    site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
    addresses,
    redirects,
    gone: [],
    legacyRedirects: [{ slug: LEGACY, targets: { tr: '/', de: '/de' } }],
    policy: { 'default-src': ["'none'"], 'script-src': ["'self'", source(script)], 'style-src': [source(css)] },
    headers: deriveHeaders({ reports: { policy: '', errors: '' }, dataUrl: '/' }),
  };
  await writeHosts(join(dir, 'hosting'), hosting);
  return hosting;
}
