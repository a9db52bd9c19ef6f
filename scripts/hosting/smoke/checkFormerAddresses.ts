/** Checks former addresses (moved, retired, old endings) and other spellings of existing ones. */
import { listLegacy } from '../../../src/model/legacyRedirect.ts';
import { parsePathname } from '../../../src/model/pathname.ts';
import { type RedirectStatus, redirectStatus } from '../../../src/model/redirectStatus.ts';
import { checkErrorHash, checkErrorPage } from './checkAddresses.ts';
import { checkHeaders } from './checkHeaders.ts';
import type { Smoke } from './promise.ts';

export async function checkFormerAddresses(smoke: Smoke): Promise<void> {
  const { hosting, error } = smoke;
  const leads = async (path: string, expected: string, kind: RedirectStatus = 301) => {
    const answer = await smoke.ask(path);
    const { status, headers } = answer;
    checkHeaders(smoke, path, answer);
    if (/immutable|max-age=[1-9]/.test(headers['cache-control'] ?? ''))
      error('live-caching', path, 'It is a redirect that caches may keep forever.', 'header cache-control');
    const location = relative(headers.location, hosting.url, headers.location);
    const isRight = kind === 302 ? status === 302 || status === 307 : status === 301 || status === 308;
    if (!isRight)
      error(
        'live-redirect',
        path,
        `It answers ${status}, expected ${kind === 302 ? 'a temporary redirect' : 'a redirect'} to ${expected}.`,
      );
    else if (location !== expected)
      error('live-redirect', path, `It leads to ${headers.location}, expected ${expected}.`, 'header location');
  };
  const legacy = listLegacy(hosting).flatMap(({ slug, prefix, target, status }) =>
    [`${prefix}/${slug}`, `${prefix}/x/${slug}`, `${prefix}/x/y/z/${slug}`].map((path) => ({ path, to: target, status })),
  );
  const moved = Object.entries(hosting.redirects).map(([path, to]) => ({ path, to, status: redirectStatus(hosting.site, path, to) }));
  await smoke.each([...moved, ...legacy], ({ path, to, status }) => leads(`${path}?smoke=1`, `${to}?smoke=1`, status));
  await smoke.each(hosting.gone, async (path) => {
    const answer = await smoke.ask(path);
    if (answer.status !== 410) error('live-status', path, `It answers ${answer.status}, expected 410.`);
    else {
      checkErrorPage(smoke, path, answer);
      checkErrorHash(smoke, path, 410, answer);
    }
  });
  await leads('/index.html?smoke=1', '/?smoke=1');
  await leads(`/${hosting.site.defaultLocale}?smoke=1`, '/?smoke=1');
  await smoke.each(samplePages(hosting), async (path) => {
    await leads(`${path}/?smoke=1`, `${path}?smoke=1`);
    await leads(`${path}.html`, path);
    // The form in which a messenger links an address at the end of a sentence.
    await leads(`${path}.`, path);
  });
}

/** One page of each language; for the default language not its home page. */
export function samplePages({ site, addresses }: Smoke['hosting']): string[] {
  return site.locales.flatMap(({ code }) => {
    const ofLanguage = (path: string) => path !== '/' && parsePathname(site, path).localeCode === code;
    return addresses.find(ofLanguage) ?? [];
  });
}

/** A server may write its own origin before the pathname. */
function relative(location: string | undefined, url: string, otherwise: string | undefined): string | undefined {
  if (!location) return undefined;
  const parsed = URL.canParse(location) ? new URL(location) : undefined;
  const isOwn = parsed && (parsed.origin === url || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(parsed.hostname));
  return isOwn ? parsed.pathname + parsed.search : otherwise;
}
