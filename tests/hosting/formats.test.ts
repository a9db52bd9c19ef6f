/** Output for tools: one array of issues and nothing else with `--format=json`, annotations with `--format=github`. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeContent } from '../fixture.ts';

const root = join(import.meta.dirname, '../..');
let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'formats-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = ['scripts/core/start/run.mjs', `scripts/cli/${script}.ts`, ...args];
  return promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

/** Folders of a separate build. */
const own = () => ({ OUT_DIR: join(dir, 'dist'), HOSTING_DIR: join(dir, 'hosting') });

it('a build that content stops', async () => {
  const contentDir = await makeContent('bad/missing-key');
  const { code, stdout } = await run('build', ['--format=json'], { ...own(), CONTENT_DIR: contentDir });
  expect([code, JSON.parse(stdout)]).toEqual([1, expect.arrayContaining([expect.objectContaining({ severity: 'error', line: 1 })])]);
});

it('a site without a server', async () => {
  const asked = await run('smoke', ['http://127.0.0.1:1', '--format=json']);
  const issue = { ruleId: 'live-unanswered', severity: 'error', url: 'http://127.0.0.1:1' };
  expect([asked.code, JSON.parse(asked.stdout)]).toEqual([1, [expect.objectContaining(issue)]]);
  const { stdout } = await run('smoke', ['http://127.0.0.1:1', '--format', 'github']);
  expect(stdout).toMatch(/^::error title=live-unanswered::http:\/\/127\.0\.0\.1:1: No server answers .+\n$/);
  expect(await run('smoke', ['http://127.0.0.1:1', '--format=jsn'])).toEqual({ code: 2, stdout: '' });
});

it('a deployment without a built site', async () => {
  const { code, stdout } = await run('deploy', [join(dir, 'target'), '--format=json'], own());
  const issue = { ruleId: 'live-deployment', url: join(dir, 'target'), message: expect.stringContaining('There is no built site.') };
  expect([code, JSON.parse(stdout)]).toEqual([1, [expect.objectContaining(issue)]]);
});

it('a launch with open points', async () => {
  const { code, stdout } = await run('launchCheck', ['--format=json'], { CONTENT_DIR: await makeContent('launch') });
  expect([code, JSON.parse(stdout)]).toEqual([1, expect.arrayContaining([expect.objectContaining({ ruleId: 'launch-question' })])]);
});
