/** A passage in the write view: checked and shown on a page that shows it, and saved as a page is. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSAGE_MARK } from '../../../src/model/deskWrite.ts';
import { type OpenedSite, openFixtureSite } from '../../../tests/liveSite.ts';
import { checkDraft } from '../../rules/draft.ts';
import { openFile } from './contentFile.ts';
import type { Workshop } from './registry.ts';
import { save } from './save.ts';

const PASSAGE = 'passages/costs/de.mdx';
const PAGE = 'pages/rent/kira-hukuku/de.mdx';

let opened: OpenedSite;

beforeEach(async () => {
  opened = await openFixtureSite();
  const { config, site } = opened;
  await mkdir(join(config.contentDir, 'passages/costs'), { recursive: true });
  await writeFile(join(config.contentDir, PASSAGE), 'Die Kosten trägt, wer verliert.\n');
  const page = join(config.contentDir, PAGE);
  await writeFile(page, `${(await readFile(page, 'utf8')).trimEnd()}\n\n<Passage id="costs" />\n`);
  await site.readNow('');
});

afterEach(() => opened.close());

it('a text that is not saved is read in the page that shows it, and its findings are its own', async () => {
  const reading = await opened.site.readAs(PASSAGE, 'Die Kosten trägt [niemand](page:gibt-es-nicht).\n');
  expect(reading?.page?.filePath).toBe(`content/${PAGE}`);
  expect(reading?.page?.outline.blocks.map(({ text }) => text).join(' ')).toContain('Die Kosten trägt niemand.');
  expect(reading?.code).toContain(`"${PASSAGE_MARK}": "costs"`);
  const typed = await opened.site.readAs(PASSAGE, "It's [niemand](page:gibt-es-nicht) in 7 Monaten.\n");
  const found = typed?.content && typed.page ? checkDraft(typed.content, typed.page, `content/${PASSAGE}`) : [];
  expect(found.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(['page-unknown', 'fact-unmarked', 'typography']));
  const broken = await opened.site.readAs(PASSAGE, '## Eine Überschrift\n');
  expect(broken?.issues.filter(({ filePath }) => filePath === `content/${PASSAGE}`)).toHaveLength(1);
  // Nothing of it is remembered.
  expect((await opened.site.readAs(PAGE, await readFile(join(opened.config.contentDir, PAGE), 'utf8')))?.issues).toEqual([]);
});

it('saving writes the text alone, without ids, and never over a change by somebody else', async () => {
  const { config, site } = opened;
  const { text, hash } = await openFile(config.contentDir, `content/${PASSAGE}`);
  const workshop = { config, site, language: 'en' } as Workshop;
  const next = text.replace('verliert', 'unterliegt');
  expect(await save.run({ filePath: `content/${PASSAGE}`, text: next, hash }, workshop)).toEqual({
    state: 'saved',
    hash: expect.any(String),
  });
  expect(await readFile(join(config.contentDir, PASSAGE), 'utf8')).toBe(next);
  expect(await save.run({ filePath: `content/${PASSAGE}`, text, hash }, workshop)).toMatchObject({ state: 'changed' });
});
