/** A lawyer's sign-off: what it covers, and what makes it invalid. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { deriveStatus } from '../../scripts/translation/deriveStatus.ts';
import { formatStatus } from '../../scripts/translation/formatStatus.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

let history: TranslationHistory;

beforeEach(async () => {
  history = await makeTranslation();
});

describeWithGit('a sign-off', () => {
  const signOffOf = async () => (await history.stateOf()).signOff;

  beforeEach(async () => {
    await history.sign(GERMAN);
  });

  it('is valid for its language only', async () => {
    expect(await signOffOf()).toEqual({ state: 'valid', by: 'Deneme Avukatı', on: '2026-02-01' });
    expect((await history.stateOf(`content/${PAGE}/tr.mdx`)).signOff).toEqual({ state: 'none' });
  });

  it('stays valid when nothing changes that readers see', async () => {
    await history.edit(`${PAGE}/de.mdx`, ['Bewahren Sie', '\nBewahren Sie']);
    await history.edit('facts.yaml', ['status: statute', 'status: check']);
    expect((await signOffOf()).state).toBe('valid');
  });

  it('is void after an edit of the text', async () => {
    await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'keine Gebühr']);
    expect(await signOffOf()).toMatchObject({ state: 'void', reasons: [{ kind: 'text' }] });
    expect(formatStatus(await history.read(), 'text')).toContain(
      `${GERMAN}: signed off by Deneme Avukatı on 2026-02-01; void, because the text has changed`,
    );
  });

  it('is void after an edit of a title that only search engines show', async () => {
    await history.edit(`${PAGE}/de.mdx`, ['Mietverfolgung im Versuch', 'Mietverfolgung als Versuch']);
    expect((await signOffOf()).state).toBe('void');
  });

  it('is void on every page that quotes a fact whose value or basis changes, and on no other', async () => {
    await history.sign('content/pages/rent/kira-hukuku/de.mdx', 'content/pages/general/home/de.mdx');
    await history.edit('facts.yaml', ['value: P5Y', 'value: P6Y']);
    const states = (await history.read()).languages
      .filter(({ localeCode }) => localeCode === 'de')
      .map(({ pageId, signOff: own }) => [pageId, own]);
    const reasons = [{ kind: 'fact', factId: 'rent-determination-threshold' }];
    expect(Object.fromEntries(states)).toMatchObject({
      'kira-takip': { state: 'void', reasons },
      'kira-hukuku': { state: 'void', reasons },
      home: { state: 'valid' },
    });
  });

  it('is void when the first day of a deadline changes that the page quotes', async () => {
    const event = '{ tr: { day: Kira, from: Kira }, de: { day: die Miete, from: ab Mietbeginn } }';
    const texts = `events:\n  a: ${event}\n  b: ${event}\npersons:\n  x: { tr: X, de: X }\noutcomes: {}\ncases: {}\nmoves: {}\n`;
    await writeFile(join(history.contentDir, 'deadlines.yaml'), texts);
    const deadline = '  deadline: { act: { tr: X, de: X }, who: x, starts: a, counted: same-day }\n  status: statute';
    await history.edit('facts.yaml', ['  status: statute', deadline]);
    await history.sign(GERMAN);
    expect((await signOffOf()).state).toBe('valid');
    await history.edit('facts.yaml', ['starts: a', 'starts: b']);
    expect(await signOffOf()).toMatchObject({ state: 'void', reasons: [{ kind: 'fact', factId: 'rent-determination-threshold' }] });
  });

  it('is void when a statute that the page quotes, itself or through a fact, was amended later', async () => {
    await writeFile(join(history.contentDir, 'statutes.yaml'), '- statute: TBK 344\n  changed: 2026-02-10\n');
    expect(await signOffOf()).toMatchObject({ state: 'void', reasons: [{ kind: 'statute', statute: 'TBK 344', changed: '2026-02-10' }] });
    await writeFile(
      join(history.contentDir, 'statutes.yaml'),
      '- statute: TBK 34\n  changed: 2026-02-10\n- statute: TBK\n  changed: 2026-01-10\n',
    );
    expect((await signOffOf()).state).toBe('valid');
  });

  it('is refused for a page that is older than its source or has mistakes', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    await expect(history.sign(GERMAN)).rejects.toThrow(`${GERMAN} is older than its source (npm run status).`);
    await history.edit(`${PAGE}/de.mdx`, ['5\u00a0Jahren', '6\u00a0Jahren']);
    await expect(history.sign(GERMAN)).rejects.toThrow(/has 1 mistake \(npm run check\) and is older/);
  });

  it('is refused for a draft', async () => {
    await history.edit(`${PAGE}/de.mdx`, ['---\n', '---\ndraft: true\n']);
    await expect(history.sign(GERMAN)).rejects.toThrow(`${GERMAN} is a draft (remove draft: true when it is written).`);
  });

  it('is reported when it is older than the site allows', async () => {
    expect((await history.stateOf()).isReviewOld).toBe(false);
    const { content } = await history.open();
    const later = deriveStatus(content, '2026-08-02', new Map());
    expect(later.languages.find(({ filePath }) => filePath === GERMAN)?.isReviewOld).toBe(true);
    expect(later.oldFacts).toEqual([{ id: 'rent-determination-threshold', reviewed: '2026-01-01' }]);
  });
});
