/** Deployments that are killed at forty moments while nginx runs: visitors always get a complete, styled site, and the next deployment goes live. In the long run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deploy } from '../../scripts/hosting/deploy/deploy.ts';
import { isLong } from '../long.ts';
import { needProgram } from '../missing.ts';
import { startNginx } from './nginx.ts';
import { makeSite, type SiteOptions } from './site.ts';
import { createVisitors } from './visitors.ts';

const root = join(import.meta.dirname, '../..');
const ROUNDS = 40;
const TIMEOUT_MS = 1_200_000;

/** Every round changes texts, every second one the policy, and every third a redirect; the server has to read the last two. */
const siteOf = (round: number): SiteOptions => ({
  version: `v${round}`,
  inline: `inline ${Math.floor(round / 2)}`,
  redirects: round % 3 === 0 ? { '/eski': '/sayfa-1' } : {},
});

it.runIf(isLong && needProgram('nginx', 'deployments that are killed'))(
  `${ROUNDS} deployments that are killed leave a whole site, and the next deployment of each goes live`,
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'kill-'));
    const target = join(dir, 'server');
    const [outDir, hostingDir] = [join(dir, 'site/dist'), join(dir, 'site/hosting')];
    await makeSite(join(dir, 'site'), siteOf(0));
    await deploy({ outDir, hostingDir, target, keep: 3, print: () => {} });
    const nginx = await startNginx({ root: join(target, 'current'), confDir: join(target, 'hosting/nginx'), workers: 2 });
    const visitors = createVisitors(nginx.url, 2);

    /** The command as people type it; killed after so many milliseconds together with what it started. */
    async function run(killAfterMs?: number): Promise<{ code: number | null; output: string; ms: number }> {
      const startedAt = performance.now();
      const child = spawn(
        process.execPath,
        [
          'scripts/core/start/run.mjs',
          'scripts/cli/deploy.ts',
          target,
          '--keep',
          '3',
          '--reload',
          nginx.reloadCommand,
          '--probe',
          nginx.url,
        ],
        { cwd: root, detached: true, env: { ...process.env, OUT_DIR: outDir, HOSTING_DIR: hostingDir, CACHE_DIR: join(dir, 'cache') } },
      );
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      const timer = killAfterMs === undefined ? undefined : setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), killAfterMs);
      const [code] = (await once(child, 'close')) as [number | null];
      clearTimeout(timer);
      return { code, output, ms: performance.now() - startedAt };
    }

    try {
      // The first one compresses the files that all rounds share.
      let whole = 0;
      for (const round of [1, 2]) {
        await makeSite(join(dir, 'site'), siteOf(round));
        const { code, output, ms } = await run();
        expect(code, output).toBe(0);
        whole = ms;
      }
      let killed = 0;
      for (let round = 3; round < ROUNDS + 3; round += 1) {
        await makeSite(join(dir, 'site'), siteOf(round));
        // Spread over the time that the last deployment took, because other work on the machine may begin or end meanwhile.
        const { code } = await run((whole * (round - 2)) / (ROUNDS + 1));
        if (code === null) killed += 1;
        expect(await visitors.look(), `after the kill of round ${round}`).toMatch(new RegExp(`^v(?:${round - 1}|${round})$`));
        const { code: next, output, ms } = await run();
        expect(next, output).toBe(0);
        whole = ms;
        expect(await visitors.look(), `after round ${round}`).toBe(`v${round}`);
      }
      const { visits, complaints, versions } = await visitors.stop();
      console.info(
        `  ${killed} of ${ROUNDS} deployments killed, ${visits} visits, ${versions} releases seen, lost or wrong: ${complaints.length}`,
      );
      expect(complaints).toEqual([]);
      // The others had ended before their moment came.
      expect(killed).toBeGreaterThan(ROUNDS / 2);
    } finally {
      await visitors.stop();
      await nginx.stop();
      await rm(dir, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
