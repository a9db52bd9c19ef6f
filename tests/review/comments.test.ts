/** Reviewers' comments at parts of pages: what the commands write and refuse, and where comments appear. */
import { execFile } from 'node:child_process';

import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import type { Content } from '../../scripts/content/load.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { deriveComments } from '../../scripts/dev/desk/comments.ts';
import type { DeskSource } from '../../scripts/dev/desk/source.ts';
import { signOff } from '../../scripts/rules/writing/signOff.ts';
import { formatStatus } from '../../scripts/translation/formatStatus.ts';
import { findNamed } from '../../scripts/translation/openReview.ts';
import { recordNamed } from '../../scripts/translation/updateRecords.ts';
import { type CommentAction, commentOn, findPlace, listComments } from '../../scripts/translation/writing/comment.ts';
import { isLong } from '../long.ts';
import { AREA, describeWithGit, makeHistory, spoken } from './history.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const LEAD = `${GERMAN}#lead`;
const AYSE = { by: 'Ayşe Örnek', on: '2026-02-01' };
const BORA = { by: 'Bora Örnek', on: '2026-02-02' };

let history: TranslationHistory;

beforeEach(async () => {
  history = await makeTranslation();
});

async function contentOf(): Promise<Content> {
  const { content } = await loadContent({ contentDir: history.contentDir });
  if (!content) throw new Error('The content cannot be read.');
  return content;
}

const say = async (place: string, action: CommentAction, who = AYSE, number?: number) => {
  const content = await contentOf();
  return (await commentOn(content, findPlace(content, place), action, { ...who, number })).join('\n');
};
const comment = (place: string, text: string, who = AYSE) => say(place, { kind: 'comment', text }, who);

describeWithGit('a comment', () => {
  it('is read with its answers in the status, on the desk and before a sign-off', async () => {
    await comment(LEAD, 'Is this: "still" so?');
    await say(LEAD, { kind: 'answer', text: 'Yes, since 2011.' }, BORA);
    const status = formatStatus(await history.read(), 'text');
    expect(status).toContain(
      `Open comments (npm run comment)\n  ${GERMAN}\n    lead (1): Ayşe Örnek on 2026-02-01: "Is this: "still" so?"\n`,
    );
    expect(status).toContain('answer of Bora Örnek on 2026-02-02: "Yes, since 2011."');
    const content = await contentOf();
    const [shown] = deriveComments({ content, language: 'en' } as DeskSource, 'kira-takip', 'de');
    expect(shown).toMatchObject({ key: 'lead', note: '', remarks: [{ text: 'Is this: "still" so?' }, { by: 'Bora Örnek' }] });
    expect(deriveComments({ content, language: 'en' } as DeskSource, 'kira-takip', 'tr')).toEqual([]);
    const pages = findNamed(content, [GERMAN]).map(({ page }) => page);
    const signed = await signOff(content, pages, { ...BORA, commit: undefined });
    expect(signed.map(({ text }) => text).join('\n')).toContain('1 comment is open on what you signed:\n    lead (1): Ayşe Örnek');
    // A sign-off and a record leave the comments in the file.
    expect(listComments(await contentOf(), ['de'])).toHaveLength(3);
  });

  it('says that the text has changed since, follows its part, and outlives it', async () => {
    await comment(`${GERMAN}#section.3`, 'Which fee?');
    await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'keine Gebühr']);
    expect(listComments(await contentOf(), []).join('\n')).toMatch(/§3 ".*" \(1\): .*"Which fee\?"; the text changed since/);
    await history.edit(`${PAGE}/de.mdx`, ['keine Gebühr', 'eine Gebühr']);
    await history.edit(`${PAGE}/de.mdx`, [/\n## /, '\n## Zuvor\n\nEin Satz.\n\n## ']);
    expect(listComments(await contentOf(), []).join('\n')).toMatch(/§4 ".*" \(1\): .*"Which fee\?"$/);
    await history.edit(`${PAGE}/de.mdx`, [/(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1\nNur noch ein Satz.\n']);
    expect(listComments(await contentOf(), []).join('\n')).toContain('the part is gone since');
  });

  it('stays when translations are recorded, and is shown no more when it is closed', async () => {
    await comment(LEAD, 'One.');
    await comment(LEAD, 'Two.');
    const content = await contentOf();
    await recordNamed({ content, earlier: new Map() }, findNamed(content, [GERMAN]));
    await expect(say(LEAD, { kind: 'close' })).rejects.toThrow('Several comments are open here; add --number:');
    expect(await say(LEAD, { kind: 'close' }, BORA, 1)).toContain('Open here:\n  lead (2): Ayşe Örnek on 2026-02-01: "Two."');
    expect(await history.recordText()).toContain('closed:');
    await say(LEAD, { kind: 'close' });
    expect(listComments(await contentOf(), [])).toEqual(['No comment is open.']);
    expect(formatStatus(await history.read(), 'text')).not.toContain('Open comments');
    await expect(say(LEAD, { kind: 'close' })).rejects.toThrow('has no open comment on "lead".\nNo comment is open in this file.');
  });

  it('is refused at an unknown part, empty or too long', async () => {
    await expect(comment(`${GERMAN}#led`, 'Words.')).rejects.toThrow(
      /has no part "led"\. Did you mean "lead"\? Its parts are:\n {2}seo\n[\s\S]* {2}section\.1 {2}Unterlagen\n/,
    );
    await expect(comment('content/pages/rent/kira-takip/dee.mdx#lead', 'Words.')).rejects.toThrow(/There is no file .* Did you mean/);
    await expect(comment(GERMAN, 'Words.')).rejects.toThrow(`Name one part of a page, such as ${GERMAN}#seo.`);
    await expect(comment(`${GERMAN}#lead,title`, 'Words.')).rejects.toThrow('Name one part of a page');
    await expect(comment(LEAD, ' \n ')).rejects.toThrow('The text is empty.');
    await expect(comment(LEAD, 'a'.repeat(2001))).rejects.toThrow('The text has 2,001 characters; a comment has at most 2,000.');
    expect(listComments(await contentOf(), [])).toEqual(['No comment is open.']);
  });

  it.runIf(isLong)('is left, answered and closed by the command in the name of Git, with the commit that was read', async () => {
    const command = (...parameters: string[]) =>
      run(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/comment.ts', ...parameters], {
        cwd: root,
        env: { ...process.env, CONTENT_DIR: history.contentDir },
      }).then(
        ({ stdout }) => stdout,
        ({ stderr }: { stderr: string }) => `refused: ${stderr}`,
      );
    history.git('config', 'user.name', 'Ayşe Örnek');
    expect(await command(LEAD)).toContain('refused: The text of the comment is missing.');
    expect(await command(LEAD, 'Is this still so?')).toContain('Comment by Ayşe Örnek. Open here:\n  lead (1): Ayşe Örnek on ');
    expect(await history.recordText()).toContain(history.git('rev-parse', 'HEAD').slice(0, 12));
    expect(await command('kira-takip')).toContain('"Is this still so?"');
    expect(await command(LEAD, '--close')).toContain('No comment is open here.');
  });
});

describeWithGit('the change report', () => {
  it('shows an open comment on its first page', async () => {
    const change = await makeHistory();
    await change.edit(`${AREA}/de.mdx`, (text) => text.replace(/\n$/, '\n\nEin neuer Absatz.\n'));
    await change.record(async (content) => {
      await commentOn(content, findPlace(content, `${AREA}/de.mdx#lead`), { kind: 'comment', text: 'Who says so?' }, AYSE);
    });
    const text = spoken(await change.review());
    expect(text).toContain('Please check: 1 comment is open. Kira hukuku (de)');
    expect(text).toContain('German, lead: Ayşe Örnek, 2026-02-01: “Who says so?”');
  });
});
