/** Typography that `npm run check -- --fix` mends makes no translation outdated, and voids no sign-off and no comment. */
import { beforeEach, expect, it } from 'vitest';
import { loadContent } from '../../scripts/content/load.ts';
import { fixTypography } from '../../scripts/rules/fix.ts';
import { signOffPage } from '../../scripts/translation/updateRecord.ts';
import { writeRecord } from '../../scripts/translation/writeRecord.ts';
import { commentOn, findPlace, listComments } from '../../scripts/translation/writing/comment.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

const WHO = { by: 'Ayşe Örnek', on: '2026-02-01' };

let history: TranslationHistory;

beforeEach(async () => {
  history = await makeTranslation();
  // A blank that the fix takes out of the source, and one that it puts into the translation.
  await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harcın % 25 kadarı ödenir.']);
  await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr an', '25% der Gebühr an']);
  await history.record(GERMAN);
});

async function contentOf() {
  const { content } = await loadContent({ contentDir: history.contentDir });
  if (!content) throw new Error('The content cannot be read.');
  return content;
}

describeWithGit('typography that the check fixes', () => {
  it('leaves a recorded translation up to date', async () => {
    const before = await history.recordText();
    expect(await fixTypography(history.contentDir)).toEqual([`${PAGE}/de.mdx`, `${PAGE}/tr.mdx`]);
    expect(await history.recordText()).not.toBe(before);
    const { state, stale } = await history.stateOf();
    expect({ state, stale }).toEqual({ state: 'current', stale: [] });
    // The translation counts as what was recorded: a later change of the source still waits for it.
    await history.edit(`${PAGE}/tr.mdx`, ['ödenir.', 'peşin ödenir.']);
    expect((await history.stateOf()).stale).toMatchObject([{ key: 'section.3', isEdited: false }]);
  });

  it('leaves an outdated translation outdated', async () => {
    await history.edit(`${PAGE}/tr.mdx`, ['kadarı ödenir.', 'kadarı peşin ödenir.']);
    await fixTypography(history.contentDir);
    expect((await history.stateOf()).stale).toMatchObject([{ key: 'section.3', isEdited: false }]);
  });

  it('leaves a sign-off valid and a comment on words that have not changed', async () => {
    const content = await contentOf();
    await commentOn(content, findPlace(content, `${GERMAN}#section.3`), { kind: 'comment', text: 'Who pays?' }, WHO);
    const commented = await contentOf();
    const page = commented.pages.find(({ filePath }) => filePath === GERMAN);
    const record = page && commented.records.get(page.pageId);
    if (!page || !record) throw new Error('The page has no record.');
    await writeRecord(commented, page.pageId, signOffPage(record, page, commented.facts, WHO));
    await fixTypography(history.contentDir);
    expect((await history.stateOf()).signOff.state).toBe('valid');
    expect(listComments(await contentOf(), []).join('\n')).toMatch(/"Who pays\?"$/);
  });
});
