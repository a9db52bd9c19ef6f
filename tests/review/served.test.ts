/** The change report names the translations that a change withholds, and those that it publishes again, by the policy of their page. */
import { expect, it } from 'vitest';
import { emitMarkdown } from '../../scripts/translation/report/markdown.ts';
import { isLong } from '../long.ts';
import { AREA, describeWithGit, type History, makeHistory, recordTranslationOf, spoken, spokenSection } from './history.ts';

const SERVED = 'Withheld or served again';
const NEWS = 'What is new for readers';
const GERMAN = `${AREA}/de.mdx`;

async function startWith(policy: string): Promise<History> {
  const history = await makeHistory();
  await history.edit('content/site.yaml', (text) => `${text.trimEnd()}\ntranslations: ${policy}\n`);
  history.commit('A policy');
  return history;
}

const breakGerman = (history: History) => history.edit(GERMAN, (text) => text.replace('| Klage | lang |', '| Klage | <Fakt>lang</Fakt> |'));
const fixGerman = (history: History) => history.edit(GERMAN, (text) => text.replace('<Fakt>lang</Fakt>', 'lang'));

describeWithGit('a translation with a mistake', () => {
  it('is withheld now, until it is fixed', async () => {
    const history = await startWith('{ errors: withhold, outdated: notice }');
    await breakGerman(history);
    const broken = await history.review('HEAD');
    expect(spoken(broken)).toContain('Please check: 1 translation is withheld now.');
    expect(spokenSection(broken, SERVED)).toContain('Kira hukuku German withheld now, because it has 1 mistake');
    expect(emitMarkdown(broken)).toContain('<th>Kira hukuku</th><td>German</td><td>withheld now, because it has 1 mistake');

    history.commit('A mistake');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('Dava | uzun', 'Dava | çok uzun'));
    expect(spokenSection(await history.review('HEAD'), SERVED)).toBe('');

    await fixGerman(history);
    const fixed = await history.review('HEAD');
    expect(spoken(fixed)).toContain('1 translation is served again.');
    expect(spokenSection(fixed, SERVED)).toContain('Kira hukuku German served again; it was withheld, because it had 1 mistake');
    expect(emitMarkdown(fixed)).toContain('<th>Kira hukuku</th><td>German</td><td>served again; it was withheld, because it had 1 mistake');
  });

  it('is not shown as news for its readers, who do not see it', async () => {
    const history = await startWith('{ errors: withhold, outdated: notice }');
    await history.edit(GERMAN, (text) => text.replace('die Miete festsetzen', 'die Miete neu festsetzen'));
    expect(spokenSection(await history.review('HEAD'), NEWS)).toMatch(/in 1 language \(de\).*German, \/de\/kira-hukuku: …/);
    await breakGerman(history);
    expect(spokenSection(await history.review('HEAD'), NEWS)).not.toMatch(/in 1 language|German|as it was/);
  });

  it('is not called served again when the mistake stops the build now, or the text is gone', async () => {
    const history = await startWith('{ errors: withhold, outdated: notice }');
    await breakGerman(history);
    history.commit('A mistake');
    await history.edit('content/site.yaml', (text) => text.replace('errors: withhold', 'errors: stop'));
    expect(spokenSection(await history.review('HEAD'), SERVED)).toBe('');
    await history.write(GERMAN, undefined);
    expect(spokenSection(await history.review('HEAD'), SERVED)).toBe('');
  });

  it.runIf(isLong)('stays what it was when its page is given another name', async () => {
    const history = await startWith('{ errors: withhold, outdated: notice }');
    await breakGerman(history);
    history.commit('A mistake');
    await history.move(AREA, 'content/pages/rent/mietrecht');
    const report = await history.review('HEAD');
    expect(spoken(report)).toContain('1 page has another name or folder.');
    expect(spokenSection(report, SERVED)).toBe('');
  });

  it.runIf(isLong)('is no word in the report where the policy is to stop', async () => {
    const history = await startWith('{ errors: stop, outdated: notice }');
    await breakGerman(history);
    expect(spokenSection(await history.review('HEAD'), SERVED)).toBe('');
  });
});

describeWithGit('a translation that is older than its source', () => {
  it('is withheld with the parts that are behind, and served again when it follows', async () => {
    const history = await startWith('{ errors: stop, outdated: withhold }');
    await recordTranslationOf(history, GERMAN);
    history.commit('The translation is recorded');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('belirleyebilir (', 'belirler ('));
    expect(spokenSection(await history.review('HEAD'), SERVED)).toContain(
      'German withheld now, because it is outdated: Kira ne zaman yeniden belirlenir?',
    );
    history.commit('A change of the source');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('belirler (', 'belirleyebilir ('));
    expect(spokenSection(await history.review('HEAD'), SERVED)).toContain(
      'German served again; it was withheld, because it was outdated: Kira ne zaman yeniden belirlenir?',
    );
  });
});
