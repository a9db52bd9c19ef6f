/** A newcomer's first day: adds a page in six languages, changes a fact, renames a page and releases, each with its few files. */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentCache } from '../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { readConfig } from '../scripts/core/config.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { release } from '../scripts/rules/writing/release.ts';
import type { Issue } from '../src/model/issue.ts';
import { changeQuotes, changeRegister, pickPeriod } from './living/changeFact.ts';
import { fillNewPage } from './living/newPage.ts';
import { isLong } from './long.ts';
import { needProgram } from './missing.ts';

/** No page that the practice may publish has this name. */
const NEW_ID = 'deneme-sayfasi';
const NEW_PAGE = `rent/${NEW_ID}`;
const DAY = '2026-03-01';
const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const transcript: string[] = [];
let workDir = '';
let contentDir = '';

const git = needProgram('git', 'a newcomer’s first day: a new page, a changed fact, a renamed page, a release');

async function npm(script: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  const env = { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: join(workDir, 'dist'), NODE_ENV: '' };
  return run(process.execPath, ['scripts/core/start/run.mjs', `scripts/cli/${script}.ts`, ...args], {
    cwd: root,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, output: stdout + stderr }),
  );
}

const configOf = (dir: string) => readConfig({ CONTENT_DIR: dir }, root);

async function load(): Promise<Content | undefined> {
  return (await loadContent({ contentDir, cache: openContentCache(configOf(contentDir)) })).content;
}

async function check(): Promise<Issue[]> {
  const { content, issues } = await loadContent({ contentDir, cache: openContentCache(configOf(contentDir)) });
  return [...issues, ...(content ? checkContent(content) : [])].filter(({ severity }) => severity === 'error');
}

function runGit(...args: string[]): string {
  return execFileSync(git ?? '', ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.org', ...args], {
    cwd: workDir,
    encoding: 'utf8',
  });
}

/** Commits what has changed; returns the files, a moved file once. */
function commit(what: string): string[] {
  runGit('add', '-A', 'content');
  const files = runGit('diff', '--cached', '-M30', '--name-only').trim().split('\n').filter(Boolean);
  runGit('commit', '-qm', what);
  transcript.push(`${what}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`);
  return files;
}

beforeAll(async () => {
  if (!git) return;
  workDir = await mkdtemp(join(tmpdir(), 'newcomer-'));
  contentDir = join(workDir, 'content');
  await cp(join(root, 'content'), contentDir, { recursive: true });
  runGit('init', '-q');
  runGit('add', '-A');
  runGit('commit', '-qm', 'Clone');
});

afterAll(() => git && console.info(`\n${transcript.map((line) => `  ${line}`).join('\n')}`));

// In the long run only: it reads all content three times.
describe.skipIf(!git || !isLong)('a newcomer', () => {
  // proves: card.writers, routes.further-pages
  it('adds a page in six languages: six files, and the ledger when it is released', async () => {
    const { ok, output } = await npm('new', NEW_PAGE);
    expect(ok, output).toBe(true);
    await fillNewPage(contentDir, NEW_PAGE);
    expect(commit('Add a page in six languages')).toEqual(
      ['de', 'en', 'fr', 'nl', 'ru', 'tr'].map((code) => `content/pages/${NEW_PAGE}/${code}.mdx`),
    );
    const released = await release(configOf(contentDir), DAY);
    expect(released.ok, released.text).toBe(true);
    expect(released.text).toContain('12 new addresses in content/urls.yaml:\n');
    expect(released.text).toContain(`  /${NEW_ID}: `);
    expect(released.text).toContain(`  /de/services/rentLaw/${NEW_ID}: `);
    expect(commit('Release it')).toEqual(['content/urls.yaml']);
  });

  it('changes a fact: the register and the files that quote it, all named by the check', async () => {
    const fact = pickPeriod((await load()) ?? expect.fail('the content cannot be read'));
    await changeRegister(contentDir, fact);
    const named = await check();
    expect(named.length).toBeGreaterThan(0);
    for (const { ruleId } of named) expect(ruleId).toMatch(/^fact-(?:number|echo)$/);
    await changeQuotes(workDir, fact, named);
    expect(await check()).toEqual([]);
    const quoting = new Set(named.map(({ filePath }) => filePath));
    expect(commit('Change a fact').sort()).toEqual(['content/facts.yaml', ...quoting].sort());
    transcript.push(`  of these 1 register and ${quoting.size} pages that quote it`);
  });

  it('renames a page: one command, and every old address still answers', async () => {
    const pageId =
      (await load())?.pages.find((page) => page.frontmatter.kind === 'service' && page.pathname === `/${page.pageId}`)?.pageId ?? '';
    const { ok, output } = await npm('rename', pageId, `${pageId}-yeni`);
    expect(ok, output).toBe(true);
    const files = commit('Rename a page, with 1 command');
    expect(output).toContain(`${files.length} files:`);
    // It refuses content with findings.
    const released = await npm('release');
    expect(released.ok, released.output).toBe(true);
    expect(released.output).toContain(`  /${pageId}-yeni: `);
    expect(commit('Release it')).toEqual(['content/urls.yaml']);
    expect(await readFile(join(contentDir, 'urls.yaml'), 'utf8')).toContain(`\n/${pageId}: `);
  });

  it('gets an error when a release would lose an address', async () => {
    runGit('mv', `content/pages/${NEW_PAGE}`, `content/pages/${NEW_PAGE}-2`);
    const { ok, output } = await npm('release');
    expect(ok).toBe(false);
    expect(output).toMatch(/^content\/urls\.yaml:\d+:1 {2}error {2}url-lost$/m);
    expect(output).toContain(`See also: content/pages/${NEW_PAGE}-2/tr.mdx:`);
    expect(output).toContain('Nothing is released until these are fixed.');
    expect(runGit('diff', '--name-only', '--', 'content/urls.yaml')).toBe('');
  });
});
