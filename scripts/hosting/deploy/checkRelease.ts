/** Requests all pages of a release before it goes live, and refuses a broken release. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerMissing } from '../../../src/model/answer.ts';
import type { LiveIssue } from '../../../src/model/issue.ts';
import { IssuesError } from '../../core/issuesError.ts';
import { writeHosts } from '../hosts/write.ts';
import { servePreview } from '../serve/servePreview.ts';
import { toLiveIssue } from '../smoke/rules.ts';
import { smokeSite } from '../smoke/smoke.ts';
import type { Release } from './releases.ts';

/** Throws an error that lists the findings. `live` is the release that visitors see now: none of its addresses may be lost. */
export async function checkRelease(dir: string, release: Release, live: Release | undefined, print: (line: string) => void): Promise<void> {
  const confDir = await mkdtemp(join(tmpdir(), 'release-'));
  await writeHosts(confDir, release.hosting);
  const { server, url } = await servePreview(dir, 0, confDir);
  try {
    const { issues, requests } = await smokeSite(url, release);
    const errors = [...issues, ...lostAddresses(release, live)].filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      throw new IssuesError(errors, { before: `Release ${release.id} is broken and was refused; ${live?.id ?? 'nothing'} stays live.` });
    }
    print(`Checked with ${requests} requests.`);
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(confDir, { recursive: true, force: true });
  }
}

function lostAddresses({ hosting }: Release, live: Release | undefined): LiveIssue[] {
  const there = new Set(hosting.addresses);
  const lost = (live?.hosting.addresses ?? []).filter(
    (pathname) => !there.has(pathname) && answerMissing(hosting, pathname).status === 404,
  );
  const message = 'It is live now, and would be gone without a redirect or a reason.';
  return lost.map((pathname) => toLiveIssue({ ruleId: 'live-lost-address', severity: 'error', url: `${hosting.url}${pathname}`, message }));
}
