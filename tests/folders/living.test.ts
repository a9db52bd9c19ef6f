/** A copy of the project with the practice's changes of a year: tests that do not concern these changes stay green. */
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentCache } from '../../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../../scripts/content/load.ts';
import { readConfig } from '../../scripts/core/config.ts';
import { gitEnvironment } from '../../scripts/core/git.ts';
import { checkContent } from '../../scripts/rules/check.ts';
import { changeQuotes, changeRegister, pickPeriod } from '../living/changeFact.ts';
import { changeLabels, changeTitles, pickRetiring, putInPractice, unlink } from '../living/edits.ts';
import { fillNewPage } from '../living/newPage.ts';
import { needProgram } from '../missing.ts';
import { perform } from './places.ts';

const git = needProgram('git', 'tests in a copy of the project whose content has changed');
const source = join(import.meta.dirname, '../..');
const NEW_PAGE = 'rent/kira-sozlesmesi';
/** Much longer than it takes: all tests of commands and contents run once. */
const LIMIT_MS = 1_800_000;
let root = '';

function runGit(cwd: string, ...options: string[]): string {
  const person = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  return execFileSync(git ?? '', [...person, ...options], { cwd, env: gitEnvironment(), encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}

/** Runs a command of the copy and expects that it succeeds. */
async function command(name: string, ...options: string[]): Promise<void> {
  const start = [process.execPath, 'scripts/core/start/run.mjs', `scripts/cli/${name}.ts`, ...options];
  const { code, output } = await perform(root, start, { env: { CHECK_TEXTS: 'yes' } });
  expect(code, output).toBe(0);
}

async function load(): Promise<Content> {
  const { content, issues } = await loadContent({ contentDir: join(root, 'content'), cache: openContentCache(readConfig({}, root)) });
  expect(issues).toEqual([]);
  return content ?? expect.fail('The content cannot be read.');
}

function save(what: string): void {
  runGit(root, 'add', '-A');
  runGit(root, 'commit', '-qm', what);
}

beforeAll(async () => {
  if (!git) return;
  root = await mkdtemp(join(tmpdir(), 'living-'));
  const files = runGit(source, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  const deleted = new Set(runGit(source, 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of new Set(files)) if (!deleted.has(file)) await cp(join(source, file), join(root, file));
  runGit(root, 'init', '-q');
  // A link is not a folder, and .gitignore names a folder.
  await appendFile(join(root, '.git/info/exclude'), '/node_modules\n');
  save('Clone');
  await symlink(join(source, 'node_modules'), join(root, 'node_modules'), 'junction');
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.skipIf(!git)('a site that lives', () => {
  it(
    'publishes and retires pages and changes a fact, labels, titles and the practice, and no test of the content turns red',
    async () => {
      await command('new', NEW_PAGE);
      await fillNewPage(join(root, 'content'), NEW_PAGE);
      await putInPractice(root);
      await changeLabels(root);
      await changeTitles(root, await load());
      const fact = pickPeriod(await load());
      await changeRegister(join(root, 'content'), fact);
      const named = checkContent(await load()).filter(({ severity, ruleId }) => severity === 'error' && ruleId.startsWith('fact-'));
      await changeQuotes(root, fact, named);
      save('Change');
      const retiring = pickRetiring(await load());
      await unlink(root, await load(), retiring);
      await command('retire', retiring.pageId, '--to', retiring.to);
      await command('release');
      save('Retire and release');
      const vitest = [process.execPath, join(source, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'whole', '--reporter', 'dot'];
      const { code, output } = await perform(root, vitest, { env: { CHECK_TEXTS: 'yes', LONG: '', TEST_MISSING_FILE: '' } });
      expect(code, output).toBe(0);
    },
    LIMIT_MS,
  );
});
