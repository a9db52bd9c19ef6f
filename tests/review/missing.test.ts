/** A translation that lacks new parts of its source: its status, its record, its sign-off and the change report. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../scripts/core/config.ts';
import { formatStatus } from '../../scripts/translation/formatStatus.ts';
import { findNamed } from '../../scripts/translation/openReview.ts';
import { recordNamed } from '../../scripts/translation/updateRecords.ts';
import { AREA, describeWithGit, makeHistory, reviewChange, spoken, spokenSection } from './history.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

const QUESTION = '  - question: Kapora gerekir mi?\n    answer: Hayır.\n';

describeWithGit('a translation that lacks a new question', () => {
  let history: TranslationHistory;
  const staleOf = async () => (await history.stateOf()).stale.map(({ key, change, own }) => [key, change, own?.title]);

  beforeEach(async () => {
    history = await makeTranslation();
    // Nothing but the ledger tells which of the two unknown questions is the new one: no record has the changed words.
    await history.edit('urls.yaml', [/$/, '/kira-takip#vekaletname: 2026-01-01\n/kira-takip#ne-kadar-surer: 2026-01-01\n']);
    await history.edit(`${PAGE}/tr.mdx`, ['  - question: Ne kadar', `${QUESTION}  - question: Ne kadar`], ['Birkaç hafta', 'Birkaç ay']);
    history.commit();
  });

  it('is behind in that question, and the ones after it keep their translations', async () => {
    expect(await staleOf()).toEqual([
      ['question.3', 'changed', 'Wie lange dauert es?'],
      ['question.2', 'missing', undefined],
    ]);
    const status = formatStatus(await history.read(), 'text');
    expect(status).toContain('de question 2 "Kapora gerekir mi?": missing in the translation');
    expect(status).toContain('"Ne kadar sürer?" (here "Wie lange dauert es?", line');
  });

  it('is counted in the same parts by the status, the check and the change report', async () => {
    expect(formatStatus(await history.read(), 'text')).toContain('1 outdated in 2 parts');
    const report = await reviewChange(readConfig({ CONTENT_DIR: history.contentDir }), 'HEAD~1');
    expect(spokenSection(report, 'What is behind')).toContain('1 translation is behind in 2 parts.');
    const rules = report.changes?.findings.failing.map(({ ruleId }) => ruleId).filter((id) => /part-missing|translation-outdated/.test(id));
    expect(rules).toHaveLength(2);
  });

  it('can be recorded in all other parts, and stays behind in the missing one', async () => {
    await history.edit(`${PAGE}/de.mdx`, ['einige Wochen', 'einige Monate']);
    expect(await history.record(GERMAN)).toEqual([
      `${GERMAN}: up to date now: question 3 "Ne kadar sürer?".`,
      `${GERMAN}: still missing: question 2 "Kapora gerekir mi?". Translate it, then record it.`,
    ]);
    expect(await staleOf()).toEqual([['question.2', 'missing', undefined]]);
    expect(await history.confirm(GERMAN)).toEqual([
      `${GERMAN}: still missing: question 2 "Kapora gerekir mi?". Translate it, then record it.`,
    ]);
    const german = '  - question: Ist eine Anzahlung nötig?\n    answer: Nein.\n';
    await history.edit(`${PAGE}/de.mdx`, ['  - question: Wie lange', `${german}  - question: Wie lange`]);
    expect(await staleOf()).toEqual([['question.2', 'added', 'Ist eine Anzahlung nötig?']]);
    const { open, contentDir } = history;
    const record = await readFile(join(contentDir, PAGE, 'review.yaml'), 'utf8');
    for (const [language, done] of [
      ['tr', 'artık güncel: '],
      ['de', 'jetzt auf dem Stand: '],
    ] as const) {
      await writeFile(join(contentDir, PAGE, 'review.yaml'), record);
      const review = await open();
      const { lines } = await recordNamed(review, findNamed(review.content, [GERMAN]), undefined, language);
      expect(lines.join('\n')).toContain(`${GERMAN}: ${done}`);
      expect(lines.join('\n')).not.toContain('question 2');
    }
    await writeFile(join(contentDir, PAGE, 'review.yaml'), record);
    await history.record(GERMAN);
    expect((await history.stateOf()).state).toBe('current');
  });

  it('cannot be signed off', async () => {
    await expect(history.sign(GERMAN)).rejects.toThrow('is older than its source');
  });
});

describeWithGit('the change report', () => {
  it('lists what a translation is published without as behind, once', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => `${text}\n## Masraflar\n\nHarç ödenir.\n`);
    const report = await history.review('HEAD');
    expect(spoken(report)).toContain('1 translation is published without what is new.');
    expect(spoken(report)).toContain('What needs a decision Nothing.');
    expect(spoken(report)).toContain('Turkish, /kira-hukuku: Heading, new: [put in: Masraflar]');
    expect(spokenSection(report, 'Languages left behind')).toContain('German (published without section "Masraflar")');
    history.commit('A new section');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('Dava | uzun', 'Dava | çok uzun'));
    expect(spoken(await history.review('HEAD'))).not.toContain('(published without');
  });

  it('says so too when a translation loses a part that its source has', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => `${text}\n## Masraflar\n\nHarç ödenir.\n`);
    await history.edit(`${AREA}/de.mdx`, (text) => `${text}\n## Kosten\n\nEs fällt eine Gebühr an.\n`);
    history.commit('A new section');
    await history.edit(`${AREA}/de.mdx`, (text) => text.replace(/\n## Kosten[\s\S]*/, ''));
    expect(spokenSection(await history.review('HEAD'), 'Languages left behind')).toContain('published without section "Masraflar"');
  });
});
