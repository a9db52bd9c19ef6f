/**
 * Checks that every page is the same for people and for programs: on a phone, from a search engine, in a browser with another language,
 * from a campaign.
 */
import { htmlFilePath, parsePathname } from '../../../src/model/pathname.ts';
import { hashOf } from './checkFiles.ts';
import type { Smoke } from './promise.ts';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  // All encodings that browsers accept and Node.js can decode.
  'accept-encoding': 'gzip, deflate, br',
  referer: 'https://www.google.com/',
};
/** Parameters that search engines, social networks and newsletters append. */
const CAMPAIGN = '?utm_source=smoke&gclid=smoke&fbclid=smoke';

export async function checkVisitors(smoke: Smoke): Promise<void> {
  const { hosting, files, error } = smoke;
  await smoke.each(hosting.addresses, async (pathname) => {
    const { localeCode } = parsePathname(hosting.site, pathname);
    const other = hosting.site.locales.find(({ code }) => code !== localeCode)?.code ?? localeCode;
    const answer = await smoke.ask({ path: pathname + CAMPAIGN, headers: { ...BROWSER, 'accept-language': other } });
    const page = files[htmlFilePath(pathname)];
    if (answer.status !== 200)
      error('live-status', pathname, `It answers ${answer.status} to a browser that comes from a search engine, expected 200.`);
    else if (page && hashOf(answer) !== page.hash)
      error('live-content', pathname, 'It is another page for a browser that comes from a search engine.');
  });
}
