/** The files that pages need are there, compressed and kept as promised; what the site consists of besides pages fits them. */
import type { Deployment } from '../../src/model/deployment.ts';
import { LATEST_PATHNAME } from '../../src/model/deployment.ts';
import { cacheControl } from '../emit/fileRules.ts';
import { checkHeaders } from './checkAddresses.ts';
import type { Smoke } from './smoke.ts';

export async function checkFiles(smoke: Smoke, files: ReadonlySet<string>): Promise<void> {
  const { hosting, error } = smoke;
  const manifests = await checkLatest(smoke, files);
  await smoke.each([...files, ...manifests], async (file) => {
    const answer = await smoke.ask(file);
    if (answer.status !== 200) return error(file, `answers ${answer.status}, but pages need it.`);
    checkHeaders(smoke, file, answer);
    const expected = cacheControl(file);
    if (expected.includes('immutable') && answer.headers['cache-control'] !== expected) {
      smoke.warn(file, `cache-control is "${answer.headers['cache-control']}", expected "${expected}".`);
    }
  });
  const sitemap = await smoke.ask('/sitemap.xml');
  const urls = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const known = new Set(hosting.addresses.map((pathname) => (pathname === '/' ? `${hosting.url}/` : hosting.url + pathname)));
  if (sitemap.status !== 200) error('/sitemap.xml', `answers ${sitemap.status}.`);
  // An index of sitemaps names files, not pages.
  for (const url of urls) if (!known.has(url) && !url.endsWith('.xml')) error('/sitemap.xml', `names ${url}, which is no page.`);
  const robots = await smoke.ask('/robots.txt');
  if (robots.status !== 200) error('/robots.txt', `answers ${robots.status}.`);
  else if (!robots.body.toString().includes(`Sitemap: ${hosting.url}/sitemap.xml`)) error('/robots.txt', 'does not name the sitemap.');
  if (/^Disallow: \/\s*$/m.test(robots.body.toString())) error('/robots.txt', 'keeps every search engine out.');
}

/** Open tabs ask here whether they are out of date; what it names must be what the pages name. Returns the build manifests. */
async function checkLatest({ ask, error }: Smoke, files: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const answer = await ask(`${LATEST_PATHNAME}?t=1`);
  if (answer.status !== 200) {
    error(LATEST_PATHNAME, `answers ${answer.status}.`);
    return new Set();
  }
  if (answer.headers['cache-control']?.match(/immutable|max-age=[1-9]/))
    error(LATEST_PATHNAME, 'may be kept; open tabs would not see a new release.');
  const { app, shells, manifests } = JSON.parse(answer.body.toString()) as Deployment;
  for (const file of [app, ...Object.values(shells)]) {
    if (!files.has(file)) error(LATEST_PATHNAME, `names ${file}, which no page names: pages and this file are of different releases.`);
  }
  return new Set(Object.values(manifests));
}
