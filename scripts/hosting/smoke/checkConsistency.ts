/**
 * Checks that a release is consistent: pages, the latest-build file and the list of files are from one build, and robots.txt allows search
 * engines.
 */
import { type Deployment, LATEST_PATHNAME } from '../../../src/model/deployment.ts';
import { buildUrl, SITEMAP_PATHNAME } from '../../../src/model/pathname.ts';
import type { Addresses } from './checkAddresses.ts';
import { checkFileHeaders } from './checkHeaders.ts';
import type { Smoke } from './promise.ts';

export async function checkConsistency(smoke: Smoke, { named }: Addresses): Promise<void> {
  const manifests = await checkLatest(smoke, named);
  // The files of the list have been checked already; other files that pages reference must exist as well.
  const others = [...named, ...manifests].filter((pathname) => smoke.files[pathname.slice(1)] === undefined);
  await smoke.each([...new Set(others)], async (pathname) => {
    if (!pathname.startsWith('/')) return smoke.error('live-missing-file', pathname, 'It is on another host, but pages need it.');
    const answer = await smoke.ask(pathname);
    if (answer.status !== 200) return smoke.error('live-missing-file', pathname, `It answers ${answer.status}, but pages need it.`);
    checkFileHeaders(smoke, pathname, pathname.slice(1), answer);
  });
  await checkRobots(smoke);
}

/**
 * Open tabs read this file to find out whether they are outdated; it must list the same files as the pages. Returns the build manifests.
 */
async function checkLatest({ ask, error }: Smoke, named: ReadonlySet<string>): Promise<readonly string[]> {
  const answer = await ask(`${LATEST_PATHNAME}?t=1`);
  if (answer.status !== 200) {
    error('live-latest-build', LATEST_PATHNAME, `It answers ${answer.status}, expected 200.`);
    return [];
  }
  const { app, shells, manifests } = readDeployment(answer.body.toString());
  const files = [...(app ? [app] : []), ...Object.values(shells ?? {})];
  if (files.length === 0 || !manifests) error('live-latest-build', LATEST_PATHNAME, 'It is no latest-build file.');
  for (const file of files)
    if (!named.has(file))
      error('live-latest-build', LATEST_PATHNAME, `It names ${file}, which no page names: pages and this file are of different releases.`);
  return Object.values(manifests ?? {});
}

function readDeployment(text: string): Partial<Deployment> {
  try {
    return JSON.parse(text) as Partial<Deployment>;
  } catch {
    return {};
  }
}

async function checkRobots({ ask, error, hosting }: Smoke): Promise<void> {
  const { status, body } = await ask('/robots.txt');
  const text = body.toString();
  if (status !== 200) return error('live-robots', '/robots.txt', `It answers ${status}, expected 200.`);
  if (!text.includes(`Sitemap: ${buildUrl(hosting, SITEMAP_PATHNAME)}`))
    error('live-robots', '/robots.txt', 'It does not name the sitemap.');
  if (/^Disallow: \/\s*$/m.test(text)) error('live-robots', '/robots.txt', 'It keeps every search engine out.');
}
