/** One command changes a fact: it shows and writes every sentence, updates the records, and names what is left. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../scripts/core/config.ts';
import { type FactChange, setFact } from '../../scripts/rules/writing/setFact.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

const ID = 'rent-determination-threshold';
const CHANGE = { id: ID, value: 'P6Y', basis: ['TBK 344/4'], reviewed: '2026-02-20', wordings: [], write: true } satisfies FactChange & {
  write: boolean;
};
const NBSP = '\u00a0';

let history: TranslationHistory;

const change = (changes: Partial<FactChange & { write: boolean }> = {}) =>
  setFact(readConfig({ CONTENT_DIR: history.contentDir }), { ...CHANGE, ...changes });
const read = (name: string) => readFile(join(history.contentDir, name), 'utf8');

beforeEach(async () => {
  history = await makeTranslation();
  await history.edit('facts.yaml', [
    '  status:',
    '  phrases:\n    tr: [5 yıl]\n    de: [5 Jahren, fünf Jahre, fünf Jahren] # two\n  needs: { de: [ nach ] }\n  status:',
  ]);
  await history.edit(`${PAGE}/tr.mdx`, ['## Masraflar', '## 5 yıl sonra masraflar']);
  await history.edit(
    `${PAGE}/de.mdx`,
    ['## Kosten', '## Kosten nach 5 Jahren'],
    ['Es fällt', 'Es fällt nach <Fact id="rent-determination-threshold">fünf Jahren</Fact>'],
  );
  await history.record(GERMAN);
  history.commit();
});

describeWithGit('a fact', () => {
  it('is shown in every sentence before anything is written', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['title: Kira takibi\n', 'title: 5 yıl sonra kira\nsearchTerms: [6 yıl]\n']);
    await writeFile(join(history.contentDir, 'articles.yaml'), 'TBK:\n  asOf: 2026-01-01\n  articles: [344/3]\n');
    const before = await Promise.all(['facts.yaml', `${PAGE}/tr.mdx`, `${PAGE}/de.mdx`].map(read));
    const { ok, text } = await change({ write: false });
    expect(ok).toBe(true);
    expect(text).toContain(
      `${ID}: 5 years (TBK 344/3; reviewed 2026-01-01) now, 6 years (TBK 344/4; reviewed 2026-02-20) after the change.`,
    );
    expect(text).toMatch(/content\/pages\/rent\/kira-takip\/tr\.mdx:\d+ {2}Kira \[5 yıl → 6 yıl\] sonra belirlenir\.\n/);
    expect(text).toMatch(/de\.mdx:\d+ {2}Die Miete wird nach \[5 Jahren → 6 Jahren\] festgesetzt\.\n/);
    expect(text).toMatch(/de\.mdx:\d+ {2}\[Kosten nach 5 Jahren → Kosten nach 6 Jahren\]\n/);
    expect(text).toMatch(/de\.mdx:\d+ {2}Es fällt nach \[fünf Jahren → \?\] eine Gebühr an\.\n/);
    expect(text).toContain('--as "de: fünf Jahren = …"  (6 Jahre)');
    expect(text).toContain('Nothing is written yet.');
    const foreseen = text.slice(text.indexOf('What npm run check will find then:'));
    expect(await Promise.all(['facts.yaml', `${PAGE}/tr.mdx`, `${PAGE}/de.mdx`].map(read))).toEqual(before);
    // The predicted findings equal the remaining ones, of all rules and of the launch check.
    const written = await change();
    const left = written.text.slice(written.text.indexOf('Still to do')).split('\n').slice(1).join('\n').trim();
    expect(foreseen).toContain(left);
    expect(left).toContain('error  search-terms');
    expect(left).toContain('New on the list of npm run launch-check:');
    expect(left).toContain('Nobody has confirmed TBK 344/4.');
  });

  it('is written into the register, the sentences and the titles; translations are recorded, and the rest is named', async () => {
    const { ok, text } = await change();
    expect(ok, text).toBe(true);
    const register = await read('facts.yaml');
    expect(register).toContain('value: P6Y\n  basis: ["TBK 344/4"]\n');
    expect(register).toContain('tr: [6 yıl]\n    de: [6 Jahren, fünf Jahre, fünf Jahren] # two');
    expect(register).toContain('reviewed: 2026-02-20');
    expect(register).toContain('needs: { de: [ nach ] }');
    expect(await read(`${PAGE}/tr.mdx`)).toContain(`<Fact id="${ID}">6${NBSP}yıl</Fact> sonra`);
    const german = await read(`${PAGE}/de.mdx`);
    expect(german).toContain(`<Fact id="${ID}">6${NBSP}Jahren</Fact>`);
    expect(german).toContain(`## Kosten nach 6${NBSP}Jahren`);
    expect(german).toContain('>fünf Jahren</Fact>');
    expect(await read('pages/rent/kira-hukuku/de.mdx')).not.toContain('5 Jahren');
    expect(text).toContain(`  ${GERMAN}: section.3\n`);
    expect((await history.stateOf()).state).toBe('current');
    const left = text.slice(text.indexOf('Still to do'));
    expect(left.match(/error {2}fact-number/g)).toHaveLength(3);
    expect(left).toContain('This sentence says "fünf Jahren", but fact');
  });

  it('takes the words that a person has inflected, and then leaves nothing', async () => {
    const { text } = await change({ wordings: ['de: fünf Jahren = sechs Jahren', 'de: fünf Jahre = sechs Jahre'] });
    expect(await read(`${PAGE}/de.mdx`)).toContain('>sechs Jahren</Fact>');
    expect(await read('facts.yaml')).toContain('de: [6 Jahren, sechs Jahre, sechs Jahren] # two');
    expect(text).not.toContain('Still to do');
  });

  it('asks for the words where a suffix behind them belongs to another unit', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['</Fact> sonra', '</Fact>ın sonunda']);
    const { text } = await change({ value: 'P6M' });
    expect(text).toContain('Kira [5 yıl → ?]ın sonunda belirlenir.');
    expect(await read(`${PAGE}/tr.mdx`)).toContain('5\u00a0yıl</Fact>ın sonunda');
  });

  it('leaves outdated what was outdated before', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    await change();
    expect(await history.stateOf()).toMatchObject({ state: 'outdated', stale: [{ key: 'section.3' }] });
  });

  it('leaves a title alone that may speak of another fact with this figure', async () => {
    await writeFile(
      join(history.contentDir, 'facts.yaml'),
      `${await read('facts.yaml')}other:\n  value: P5Y\n  basis: [practice]\n  status: check\n  reviewed: 2026-01-01\n`,
    );
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç <Fact id="other">5 yıl</Fact> ödenir.']);
    const { text } = await change();
    expect(await read(`${PAGE}/tr.mdx`)).toContain('## 5 yıl sonra masraflar');
    expect(text).toMatch(/may mean another one\..*\n {2}content\/\S+\/tr\.mdx:\d+ {2}title: 5 yıl sonra masraflar\n/);
  });

  it.each([
    [{ id: 'rent-determination-treshold' }, 'Did you mean "rent-determination-threshold"?'],
    [{ basis: [] }, 'Say what the new value is based on: --basis "TBK 344/3" if it is still the same.'],
    [{ basis: ['as always'] }, 'The register cannot hold that. basis.0: Expected a statute with its article'],
    [{ wordings: ['de: fünf Jahren = sieben Jahren'] }, '"sieben Jahren" does not say the new value'],
    [{ wordings: ['sechs Jahren'] }, 'has not the form "de: drei Monaten = vier Monaten"'],
  ])('is refused with %j', async (changes, problem) => {
    const { ok, text } = await change(changes);
    expect(text).toContain(problem);
    expect(ok).toBe(false);
    expect(await read('facts.yaml')).toContain('value: P5Y');
  });
});
