/** Asks a release for all its pages before it goes live; a broken one is refused. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerMissing } from '../../../src/model/answer.ts';
import { writeHosts } from '../hosts/write.ts';
import { servePreview } from '../serve/servePreview.ts';
import type { Finding } from '../smoke/promise.ts';
import { formatFindings, smokeSite } from '../smoke/smoke.ts';
import type { Release } from './releases.ts';

/** Throws with what was found. `live` is the release that visitors know now: none of its addresses may be lost. */
export async function checkRelease(dir: string, release: Release, live: Release | undefined, print: (line: string) => void): Promise<void> {
  const confDir = await mkdtemp(join(tmpdir(), 'release-'));
  await writeHosts(confDir, release.hosting);
  const { server, url } = await servePreview(dir, 0, confDir);
  try {
    const { findings, requests } = await smokeSite(url, release);
    const errors = [...findings, ...lostAddresses(release, live)].filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      throw new Error(
        `Release ${release.id} is broken and was refused; ${live?.id ?? 'nothing'} stays live.\n${formatFindings(errors, 20)}`,
      );
    }
    print(`Checked with ${requests} requests.`);
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(confDir, { recursive: true, force: true });
  }
}

function lostAddresses({ hosting }: Release, live: Release | undefined): Finding[] {
  const there = new Set(hosting.addresses);
  const lost = (live?.hosting.addresses ?? []).filter(
    (pathname) => !there.has(pathname) && answerMissing(hosting, pathname).status === 404,
  );
  return lost.map((subject) => ({ severity: 'error', subject, message: 'is live now, and would be gone without a redirect or a reason.' }));
}
