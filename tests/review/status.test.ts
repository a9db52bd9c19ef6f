/** The status of translations after writers change the source, and after translators and reviewers record their work. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkContent } from '../../scripts/rules/check.ts';
import { formatStatus } from '../../scripts/translation/formatStatus.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, makeTranslation, PAGE, TODAY, TRANSLATION, type TranslationHistory } from './translations.ts';

let history: TranslationHistory;

beforeEach(async () => {
  history = await makeTranslation();
});

describeWithGit('a translation that was recorded', () => {
  it('is up to date', async () => {
    expect(await history.stateOf()).toMatchObject({ state: 'current', stale: [], moved: [] });
  });

  it('stays so when blank lines, line ends, quotation marks, emphasis and the value of a fact change', async () => {
    await history.edit(
      `${PAGE}/tr.mdx`,
      ['Sözleşmeyi hazırlayın. Makbuzları', '**Sözleşmeyi**\nhazırlayın.\n\nMakbuzları'],
      ['Davayı sulh', 'Davayı  sulh'],
      ['mahkemesi görür', 'mahkemesi “görür”'],
      ['5\u00a0yıl</Fact>', '7\u00a0yıl</Fact>'],
      ['answer: Evet, gerekir.', 'answer: >-\n      Evet,\n      gerekir.'],
    );
    expect((await history.stateOf()).state).toBe('current');
  });

  it('is outdated where words of the source change, and the words are named', async () => {
    await history.edit(
      `${PAGE}/tr.mdx`,
      ['Makbuzları saklayın.', 'Bütün makbuzları saklayın. Kopyalarını alın.'],
      ['Birkaç hafta', 'Birkaç ay'],
    );
    history.commit();
    const { state, stale } = await history.stateOf();
    expect(state).toBe('outdated');
    expect(stale.map(({ key, change, isEdited }) => [key, change, isEdited])).toEqual([
      ['section.1', 'changed', false],
      ['question.2', 'changed', false],
    ]);
    const text = formatStatus(await history.read(), 'text');
    expect(text).toContain(`Outdated translations
  ${GERMAN}
    de §1 "Belgeler" (here "Unterlagen", line 17): 1 sentence changed, 1 new
      [Makbuzları → Bütün makbuzları] saklayın.
      [+Kopyalarını alın.+]
    de question 2 "Ne kadar sürer?" (here "Wie lange dauert es?", line 10): 1 sentence changed
      Birkaç [hafta → ay] sürer.
`);
    expect(formatStatus(await history.read(), 'markdown')).toContain('    - Birkaç ~~hafta~~ → **ay** sürer.\n');
    expect(JSON.parse(formatStatus(await history.read(), 'json'))).toMatchObject({ today: TODAY, languages: expect.any(Array) });
  });

  it('is up to date by itself when a slip of the source is fixed that the translation never had', async () => {
    const LAW = '<Law ref="TBK 344/3" />';
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', `Harç ödenir (${LAW}).`]);
    await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr an.', `eine Gebühr an (${LAW}).`]);
    await history.record(GERMAN);
    history.commit();
    // The source says another article and another word, is committed, and is made right again.
    await history.edit(`${PAGE}/tr.mdx`, [LAW, '<Law ref="TBK 9999" />'], ['Harç ödenir', 'Harç ödenmez']);
    history.commit();
    expect(await history.stateOf()).toMatchObject({ state: 'outdated', stale: [{ key: 'section.3' }] });
    await history.edit(`${PAGE}/tr.mdx`, ['TBK 9999', 'TBK 344/3'], ['Harç ödenmez', 'Harç ödenir']);
    expect(await history.stateOf()).toMatchObject({ state: 'current', stale: [] });
  });

  it('is not outdated by sections that change places, which is reported separately', async () => {
    await history.edit(
      `${PAGE}/tr.mdx`,
      [/## Mahkeme[\s\S]*(?=## Masraflar)/, ''],
      [/$/, '\n## Mahkeme\n\nDavayı sulh hukuk mahkemesi görür.\n'],
    );
    history.commit();
    const { state, moved } = await history.stateOf();
    expect(state).toBe('current');
    expect(moved.map(({ title }) => title)).toEqual(['Masraflar', 'Mahkeme']);
    await history.edit(
      `${PAGE}/de.mdx`,
      [/## Gericht[\s\S]*(?=## Kosten)/, ''],
      [/$/, '\n## Gericht\n\nDas Friedensgericht behandelt die Klage.\n'],
    );
    expect(await history.stateOf()).toMatchObject({ state: 'current', moved: [] });
  });

  it('names a section that is new in the source, and one that is gone', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['## Masraflar\n\nHarç ödenir.', '## Süre\n\nDava uzun sürebilir, bunu hesaba katın.']);
    history.commit();
    const { stale } = await history.stateOf();
    expect(stale.map(({ change, title }) => [change, title])).toEqual([['changed', 'Süre']]);
    await history.edit(`${PAGE}/tr.mdx`, [/\n## Süre[\s\S]*/, '']);
    expect((await history.stateOf()).stale.map(({ change, title }) => [change, title])).toEqual([['removed', 'Masraflar']]);
    await history.edit(`${PAGE}/tr.mdx`, [/$/, '\n## Masraflar\n\nHarç ödenir.\n\n## Süre\n\nUzun sürer.\n']);
    expect((await history.stateOf()).stale.map(({ change, title }) => [change, title])).toEqual([['missing', 'Süre']]);
  });

  it('keeps its record when the page is moved and renamed, words of the source included', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    history.commit();
    await mkdir(join(history.contentDir, 'pages/rent'), { recursive: true });
    await rename(join(history.contentDir, PAGE), join(history.contentDir, 'pages/rent/kira-izleme'));
    history.commit();
    const { state, stale } = await history.stateOf('content/pages/rent/kira-izleme/de.mdx');
    expect(state).toBe('outdated');
    expect(stale[0]?.sentences?.map(({ before }) => before)).toEqual(['Harç ödenir.']);
  });

  it('that says the right article already is settled by the line that the finding in its source gives', async () => {
    await writeFile(join(history.contentDir, 'articles.yaml'), 'TBK: { asOf: 2026-01-01, articles: [344] }\n');
    await history.edit(`${PAGE}/tr.mdx`, ['mahkemesi görür.', 'mahkemesi görür (<Law ref="TBK 9999" />).']);
    await history.edit(`${PAGE}/de.mdx`, ['behandelt die Klage.', 'behandelt die Klage (<Law ref="TBK 344/3" />).']);
    await history.record(GERMAN);
    const slip = checkContent((await history.open()).content).find(({ text }) => text?.key === 'parity.source-alone');
    const [, place = ''] = /npm run status -- --confirm (\S+) --by "<name>"/.exec(slip?.fix ?? '') ?? [];
    await history.edit(`${PAGE}/tr.mdx`, ['TBK 9999', 'TBK 344/3']);
    expect((await history.stateOf()).stale).toMatchObject([{ key: 'section.2', isEdited: false }]);
    await history.confirm(place);
    expect(await history.stateOf()).toMatchObject({ state: 'current', stale: [] });
  });

  it('is missing when it is deleted, and its record goes with the next one that is written', async () => {
    await rm(join(history.contentDir, PAGE, 'de.mdx'));
    expect((await history.stateOf()).state).toBe('missing');
    await writeFile(join(history.contentDir, PAGE, 'de.mdx'), TRANSLATION);
    expect((await history.stateOf()).state).toBe('current');
  });

  it('is not touched by a new alias, an old address or a related page', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['order: 1', 'order: 2\naliases: [/services/kira]\nlegacySlugs: [eski]\nrelated: [kira-hukuku]']);
    expect((await history.stateOf()).state).toBe('current');
  });

  it('says clearly that words are not to be had where there is no history', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    await rm(join(history.dir, '.git'), { recursive: true });
    expect(formatStatus(await history.read(), 'text')).toContain(
      '§3 "Masraflar" (here "Kosten", line 25): changed; the words it had are not in the history',
    );
  });
});

describeWithGit('a translation without a record', () => {
  it('is distinguished from one that is up to date', async () => {
    await writeFile(join(history.contentDir, 'pages/general/contact/de.mdx'), TRANSLATION.replace(/faq:[\s\S]*?reviewed/, 'reviewed'));
    expect((await history.stateOf('content/pages/general/contact/de.mdx')).state).toBe('unrecorded');
    await history.record('content/pages/general/contact/de.mdx');
    expect((await history.stateOf('content/pages/general/contact/de.mdx')).state).toBe('current');
  });
});

describeWithGit('bringing a translation up to date', () => {
  beforeEach(async () => {
    await history.edit(
      `${PAGE}/tr.mdx`,
      ['Harç ödenir.', 'Harç ve gider avansı ödenir.'],
      ['sulh hukuk mahkemesi', 'Sulh Hukuk Mahkemesi'],
    );
    history.commit();
  });

  it('takes the translator at their word only for parts that they have changed', async () => {
    await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'eine Gebühr und ein Vorschuss']);
    expect((await history.stateOf()).stale.map(({ key, isEdited }) => [key, isEdited])).toEqual([
      ['section.2', false],
      ['section.3', true],
    ]);
    const lines = await history.record(GERMAN);
    expect(lines).toEqual([
      `${GERMAN}: up to date now: §3 "Masraflar".`,
      `${GERMAN}: still outdated: §2 "Mahkeme". Edit it, or confirm that nothing has to change (--confirm).`,
    ]);
    expect((await history.stateOf()).stale.map(({ key }) => key)).toEqual(['section.2']);
  });

  it('lets a reviewer confirm a part by name and day, which stays when others are recorded', async () => {
    await history.confirm(`${GERMAN}#section.2`);
    expect(await history.recordText()).toMatch(/section\.2: \{ source: \S+, own: \S+, confirmed: 2026-03-01, by: Deneme Kişisi \}/);
    expect((await history.stateOf()).stale.map(({ key }) => key)).toEqual(['section.3']);
    await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'eine Gebühr und ein Vorschuss']);
    await history.record(GERMAN);
    expect((await history.stateOf()).state).toBe('current');
    expect(await history.recordText()).toContain('confirmed: 2026-03-01');
  });

  it('does not take the guidance of an outline for a translation', async () => {
    await history.edit(`${PAGE}/de.mdx`, ['Eine kurze Einleitung.', '⟪Zwei Sätze⟫']);
    const before = await history.recordText();
    expect(await history.record(GERMAN)).toEqual([`${GERMAN}: not recorded: it still has guidance ⟪…⟫ to replace by words.`]);
    expect(await history.recordText()).toBe(before);
    expect(await history.stateOf()).toMatchObject({ state: 'missing' });
  });

  it('confirms all translations at once by the name of the source', async () => {
    await history.confirm(`content/${PAGE}/tr.mdx`);
    expect((await history.stateOf()).state).toBe('current');
  });

  it('changes one line of the record for each part', async () => {
    const before = (await history.recordText()).split('\n');
    await history.confirm(`${GERMAN}#section.2`);
    const after = (await history.recordText()).split('\n');
    expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
  });

  it('tells of a name that is none', async () => {
    await expect(history.confirm('content/pages/rent/kira-takib/de.mdx')).rejects.toThrow(
      'Did you mean "content/pages/rent/kira-takip/de.mdx"?',
    );
  });
});
