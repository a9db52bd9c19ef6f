/** Asks the live server for all that the release that went live promises. Neighbour: checkRelease.ts, which asks before. */
import type { LiveIssue } from '../../../src/model/issue.ts';
import type { Hosting } from '../hosting.ts';
import { toLiveIssue } from '../smoke/rules.ts';
import { smokeSite } from '../smoke/smoke.ts';
import type { Configuration } from './configuration.ts';
import type { Release } from './releases.ts';

/** Errors only; none means that visitors get the whole release. `rules` are the answers that the server's configuration makes. */
export async function checkLive(probe: string, { files }: Release, rules: Hosting): Promise<readonly LiveIssue[]> {
  const { issues } = await smokeSite(probe, { hosting: rules, files }).catch((error: Error) => {
    const message = `It gives no answer: ${error.message}`;
    return { issues: [toLiveIssue({ ruleId: 'live-unanswered', severity: 'error', url: probe, message })] };
  });
  return issues.filter(({ severity }) => severity === 'error');
}

/** What a server answers that has read the configuration; or one that has not, and goes by the rules of the release before. */
export function rulesOf({ hosting }: Release, live: Release | undefined, configuration: Configuration, isRead: boolean): Hosting {
  if (isRead || !live) return configuration.hosting;
  const isPage = (pathname: string) => hosting.addresses.includes(pathname);
  return {
    ...hosting,
    redirects: Object.fromEntries(Object.entries(live.hosting.redirects).filter(([from]) => !isPage(from))),
    gone: live.hosting.gone.filter((pathname) => !isPage(pathname)),
    legacyRedirects: live.hosting.legacyRedirects,
  };
}
