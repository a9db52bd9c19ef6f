/** A newcomer's first day: adds a page in six languages, changes a fact, renames a page and releases, each with its few files. */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openContentCache } from '../scripts/content/contentCache.ts';
import { loadContent } from '../scripts/content/load.ts';
import { readConfig } from '../scripts/core/config.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { release } from '../scripts/rules/writing/release.ts';
import type { Issue } from '../src/model/issue.ts';
import { isLong } from './long.ts';
import { needProgram } from './missing.ts';

const DAY = '2026-03-01';
/** What the words say is checked in the test's own process, where dictionaries are loaded once; in a long run by the commands as well. */
const BARE = isLong ? {} : { CHECK_TEXTS: 'no' };
const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const transcript: string[] = [];
let workDir = '';
let contentDir = '';

/** What the writer replaces the guidance of the outline with: title, text for search engines, short name, sentence, question. */
const WORDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  tr: [
    'Kira sözleşmesi imzalamadan önce',
    'Kira sözleşmesi imzalamadan önce nelere dikkat edilir: taraflar, kira bedeli, güvence bedeli, teslim belgesi ve yurt dışından imza.',
    'Kira sözleşmesi',
    'Kira sözleşmesini imzalamadan önce dikkatle okuyun.',
    'Kira sözleşmesi yazılı olmalı mı?',
  ],
  en: [
    'Before you sign a lease in Turkey',
    'What to look at before you sign a lease in Turkey: the parties, the rent, the deposit, the handover record and how to sign from abroad.',
    'Lease',
    'Read the lease carefully before you sign it.',
    'Does a lease have to be in writing?',
  ],
  de: [
    'Vor der Unterschrift unter einen Mietvertrag',
    'Worauf Sie vor der Unterschrift achten: Vertragsparteien, Miete, Kaution, Übergabe und die Unterschrift unter den Mietvertrag vom Ausland aus.',
    'Mietvertrag',
    'Lesen Sie den Mietvertrag vor der Unterschrift sorgfältig.',
    'Muss ein Mietvertrag schriftlich sein?',
  ],
  nl: [
    'Voordat u een huurcontract tekent',
    'Waar u op let voordat u in Turkije een huurcontract tekent: partijen, huur, waarborgsom, oplevering en tekenen vanuit het buitenland.',
    'Huurcontract',
    'Lees het huurcontract goed voordat u tekent.',
    'Moet een huurcontract schriftelijk zijn?',
  ],
  fr: [
    'Avant de signer un bail en Turquie',
    'Ce qu’il faut vérifier avant de signer un bail en Turquie\u00a0: les parties, le loyer, le dépôt de garantie, l’état du logement et la signature à distance.',
    'Bail',
    'Lisez le bail avec attention avant de le signer.',
    'Le bail doit-il être écrit\u202f?',
  ],
  ru: [
    'Перед подписанием договора аренды',
    'На что обратить внимание до подписания договора аренды в Турции: стороны, плата, залог, акт передачи и как подписать документ из-за рубежа.',
    'Договор аренды',
    'Внимательно прочитайте договор аренды перед подписанием.',
    'Нужна ли письменная форма договора аренды?',
  ],
};
/** Which of the words stands in which part of the outline, in the order of the file. */
const ORDER = [0, 1, 0, 2, 3, 3, 3, 3, 2, 3, 4, 3, 3, 0, 3, 3, 3];

const git = needProgram('git', 'a newcomer’s first day: a new page, a changed fact, a renamed page, a release');

async function npm(script: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  const env = { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: join(workDir, 'dist'), NODE_ENV: '', ...BARE };
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

async function check(): Promise<Issue[]> {
  const config = configOf(contentDir);
  const { content, issues } = await loadContent({ contentDir, cache: openContentCache(config) });
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

describe.skipIf(!git)('a newcomer', () => {
  // proves: card.writers, routes.further-pages
  it('adds a page in six languages: six files, and the ledger when it is released', async () => {
    const { ok, output } = await npm('new', 'rent/kira-sozlesmesi');
    expect(ok, output).toBe(true);
    for (const [code, words] of Object.entries(WORDS)) {
      const path = join(contentDir, 'pages/rent/kira-sozlesmesi', `${code}.mdx`);
      let part = 0;
      const filled = (await readFile(path, 'utf8')).replace(/⟪[^⟫]*⟫/g, () => words[ORDER[part++] ?? 3] ?? '');
      expect(part).toBe(ORDER.length);
      await writeFile(path, filled.replace(/^draft: true.*\n/m, ''));
    }
    expect(commit('Add a page in six languages')).toEqual(
      ['de', 'en', 'fr', 'nl', 'ru', 'tr'].map((code) => `content/pages/rent/kira-sozlesmesi/${code}.mdx`),
    );
    const released = await release(configOf(contentDir), DAY);
    expect(released.ok, released.text).toBe(true);
    expect(released.text).toContain('12 new addresses in content/urls.yaml:\n  /kira-sozlesmesi: ');
    expect(released.text).toContain('  /de/services/rentLaw/kira-sozlesmesi: ');
    expect(commit('Release it')).toEqual(['content/urls.yaml']);
  });

  it('changes a fact: the register and the files that quote it, all named by the check', async () => {
    const fact = 'law-lease-end-notice';
    const register = join(contentDir, 'facts.yaml');
    const text = await readFile(register, 'utf8');
    const before = (parse(text) as Record<string, { value: string }>)[fact]?.value;
    expect(before).toBe('P15D');
    const entry = new RegExp(`^${fact}:\\n(?:  .*\\n)+`, 'm');
    await writeFile(
      register,
      text.replace(entry, (lines) => lines.replaceAll('15', '20')),
    );
    const named = await check();
    expect(new Set(named.map(({ ruleId }) => ruleId))).toEqual(new Set(['fact-number']));
    for (const { filePath, line } of named) {
      const path = join(workDir, filePath);
      const lines = (await readFile(path, 'utf8')).split('\n');
      lines[line - 1] = (lines[line - 1] ?? '').replace(new RegExp(`(<Fact id="${fact}">[^<]*?)15`, 'g'), '$120');
      await writeFile(path, lines.join('\n'));
    }
    expect(await check()).toEqual([]);
    const quoting = new Set(named.map(({ filePath }) => filePath));
    expect(commit('Change a fact').sort()).toEqual(['content/facts.yaml', ...quoting].sort());
    transcript.push(`  of these 1 register and ${quoting.size} pages that quote it`);
  });

  it('renames a page: one command, and every old address still answers', async () => {
    const { ok, output } = await npm('rename', 'kira-takip', 'kira-izleme');
    expect(ok, output).toBe(true);
    const files = commit('Rename a page, with 1 command');
    expect(output).toContain(`${files.length} files:`);
    // Refuses what the check finds.
    const released = await npm('release');
    expect(released.ok, released.output).toBe(true);
    expect(released.output).toContain('  /kira-izleme: ');
    expect(commit('Release it')).toEqual(['content/urls.yaml']);
    expect(await readFile(join(contentDir, 'urls.yaml'), 'utf8')).toMatch(/^\/kira-takip: /m);
  });

  it('is told when a release would lose an address', async () => {
    runGit('mv', 'content/pages/rent/kira-sozlesmesi', 'content/pages/rent/kira-kontrati');
    const { ok, output } = await npm('release');
    expect(ok).toBe(false);
    expect(output).toMatch(/^content\/urls\.yaml:\d+:1 {2}error {2}url-lost$/m);
    expect(output).toContain('See also: content/pages/rent/kira-kontrati/tr.mdx:');
    expect(output).toContain('Nothing is released until these are mended.');
    expect(runGit('diff', '--name-only', '--', 'content/urls.yaml')).toBe('');
  });
});
