/** The commands of reviewers, and the check's findings about outdated translations. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { checkContent } from '../../scripts/rules/check.ts';
import { isLong } from '../long.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

let history: TranslationHistory;

beforeEach(async () => {
  history = await makeTranslation();
});

describeWithGit('the commands', () => {
  const command = (script: string, ...parameters: string[]) =>
    run(process.execPath, ['scripts/core/start/run.mjs', join('scripts/cli', script), ...parameters], {
      cwd: root,
      env: { ...process.env, CONTENT_DIR: history.contentDir },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (failure: { code: number; stdout: string; stderr: string }) => ({ code: failure.code, output: failure.stdout + failure.stderr }),
    );

  it('print the status, confirm, and sign off', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    history.commit();
    expect((await command('status.ts')).output).toContain('Harç [+ve gider avansı+] ödenir.');
    expect((await command('status.ts', '--confirm', GERMAN, '--by', 'Deneme Kişisi')).output).toContain('up to date now: §3 "Masraflar".');
    expect((await command('signoff.ts', GERMAN, '--by', 'Deneme Avukatı')).output).toContain(
      'content/people.yaml has no person "Deneme Avukatı".',
    );
    await writeFile(join(history.contentDir, 'people.yaml'), '- { id: a, name: Deneme Avukatı, signs: { languages: [de] } }\n');
    history.git('config', 'user.name', 'Deneme Avukatı');
    expect((await command('signoff.ts', GERMAN)).output).toMatch(/signed off by Deneme Avukatı on \d{4}-/);
    const head = history.git('rev-parse', 'HEAD').slice(0, 12);
    expect(await history.recordText()).toMatch(new RegExp(`by: Deneme Avukatı\\n {4}on: [\\d-]+\\n {4}commit: "?${head}"?\\n {4}text:`));
    await history.edit(`${PAGE}/de.mdx`, ['Bewahren Sie', 'Behalten Sie']);
    expect((await command('signoff.ts', GERMAN)).output).toContain('No commit has these texts yet');
    expect(await history.recordText()).not.toContain('commit:');
    expect((await command('status.ts', 'de', 'kira-takip')).output).toContain(
      '1 of 1 translations are up to date. A lawyer has signed off 1 of 1 pages and translations.\n',
    );
  });

  it.runIf(isLong)('refuse words that choose nothing, and fail when a named part stays outdated', async () => {
    expect(await command('status.ts', 'deutsch')).toMatchObject({ code: 1, output: expect.stringContaining('Did you mean "de"?') });
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    expect(await command('status.ts', '--record', GERMAN)).toMatchObject({ code: 1, output: expect.stringContaining('still outdated') });
    await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'eine Gebühr mit Vorschuss']);
    expect(await command('status.ts', '--record', GERMAN)).toMatchObject({ code: 0 });
  });

  it('check the files that words choose, and count the other findings', async () => {
    await history.edit('pages/general/home/tr.mdx', ['](page:kira-hukuku', '](page:kira-hukuk']);
    await history.edit(`${PAGE}/de.mdx`, ['Bewahren Sie', 'Bewahren  Sie']);
    const { code, output } = await command('check.ts', 'kira-takip', 'de');
    expect(output).toMatch(/^content\/pages\/rent\/kira-takip\/de\.mdx:\d+:\d+ {2}error {2}typography$/m);
    expect(output).toContain('1 error in 1 file\nIn other files: 1 error in 1 file (npm run check).\n');
    expect(code).toBe(1);
    expect(await command('check.ts', 'kira-hukuku')).toMatchObject({ code: 0, output: expect.stringContaining('No mistakes found.') });
  });

  it.runIf(isLong)('report in the language of the computer, and for a pull request in that of site.yaml', async () => {
    await history.edit('site.yaml', ['name: ', 'reportLanguage: de\nname: ']);
    history.commit();
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    const out = join(history.contentDir, '../report.html');
    const env = { ...process.env, CONTENT_DIR: history.contentDir, LC_ALL: 'tr_TR.UTF-8' };
    const review = (more: NodeJS.ProcessEnv) =>
      run(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/review.ts', 'HEAD', '--out', out], {
        cwd: root,
        env: { ...env, ...more },
      });
    const { stdout } = await review({});
    expect(stdout).toContain('1 sayfa okurlara başka bir şey söylüyor');
    expect(await readFile(out, 'utf8')).toContain('<html lang="tr">');
    expect(await readFile(out.replace('.html', '.md'), 'utf8')).toContain('<h1>Änderungsbericht</h1>');
    // As in a run on GitHub, whose computer names no language.
    expect((await review({ LC_ALL: 'C.UTF-8' })).stdout).toContain('1 Seite sagt den Lesern etwas anderes');
  });

  it.runIf(isLong)('say how they are used instead of showing a stack', async () => {
    for (const [script, ...parameters] of [
      ['signoff.ts'],
      ['status.ts', '--record'],
      ...(isLong
        ? ([
            ['status.ts', '--format=html'],
            ['status.ts', '--colour'],
          ] as const)
        : []),
    ] as const) {
      const { code, output } = await command(script, ...parameters);
      expect(code).toBe(1);
      expect(output).toContain('Use:');
      expect(output).not.toMatch(/\n\s+at .+:\d+/);
    }
  });
});

describeWithGit('the check', () => {
  it('names outdated parts in both files; as an error where the policy is to stop', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    const find = async () => {
      const { content } = await history.open();
      return checkContent(content).filter(({ ruleId }) => ruleId === 'translation-outdated');
    };
    const [issue] = await find();
    expect(issue).toMatchObject({ severity: 'warning', filePath: GERMAN, line: 25 });
    expect(issue?.fix).toContain(`npm run status -- --record ${GERMAN}#section.3 (`);
    expect(issue?.related).toMatchObject([{ filePath: `content/${PAGE}/tr.mdx`, line: 27 }]);
    await history.edit(`${PAGE}/tr.mdx`, ['order: 1', 'order: 1\ntranslations: { outdated: stop }']);
    expect(await find()).toMatchObject([{ severity: 'error' }]);
  });
});
