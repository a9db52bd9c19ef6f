/**
 * Checks that the live server answers as the released site promises. Neighbour: checkRelease.ts, which checks before the release goes live.
 */
import type { LiveIssue } from '../../../src/model/issue.ts';
import type { Hosting } from '../hosting.ts';
import { toLiveIssue } from '../smoke/rules.ts';
import { smokeSite } from '../smoke/smoke.ts';
import type { Configuration } from './configuration.ts';
import type { Release } from './releases.ts';

/**
 * Returns errors only; none means that visitors get the complete release. `rules` are the answers that the server's configuration defines.
 */
export async function checkLive(probe: string, { files }: Release, rules: Hosting): Promise<readonly LiveIssue[]> {
  const { issues } = await smokeSite(probe, { hosting: rules, files }).catch((error: Error) => {
    const message = `It gives no answer: ${error.message}`;
    return { issues: [toLiveIssue({ ruleId: 'live-unanswered', severity: 'error', url: probe, message })] };
  });
  return issues.filter(({ severity }) => severity === 'error');
}

/** The rules that the server follows: those of its new configuration if it has read it, otherwise those of the live release. */
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
