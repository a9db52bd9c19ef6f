/** Parts that a writer adds to the source get their ids with the save. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenedSite, openFixtureSite } from '../../../tests/liveSite.ts';
import { openFile } from './contentFile.ts';
import type { Workshop } from './registry.ts';
import { save } from './save.ts';

const SOURCE = 'content/pages/rent/kira-takip/tr.mdx';
const TRANSLATION = 'content/pages/rent/kira-hukuku/de.mdx';

let opened: OpenedSite;

beforeEach(async () => {
  opened = await openFixtureSite();
});

afterEach(() => opened.close());

/** Saves the file after a change, and returns the server's answer with what the file holds then. */
async function saveChanged(filePath: string, change: (text: string) => string) {
  const { config, site } = opened;
  const { text, hash } = await openFile(config.contentDir, filePath);
  const typed = change(text);
  expect(typed).not.toBe(text);
  const answer = await save.run({ filePath, text: typed, hash }, { config, site, language: 'en' } as Workshop);
  return { typed, answer, written: await readFile(join(config.contentDir, filePath.slice('content/'.length)), 'utf8') };
}

it('a question of the source gets an id of its first words, in the file and in the browser', async () => {
  const { typed, answer, written } = await saveChanged(SOURCE, (text) =>
    text.replace(/^faq:\n/m, '$&  - question: Depozito ne zaman geri verilir?\n    answer: Ev boşalınca.\n'),
  );
  expect(answer).toMatchObject({ state: 'saved', text: written });
  expect(written).toBe(typed.replace('  - question: Depozito', '  - id: depozito-ne\n    question: Depozito'));
});

it('a question without an answer, and any part of a translation, get none', async () => {
  const begun = await saveChanged(SOURCE, (text) => text.replace(/^faq:\n/m, '$&  - question: Depozito\n    answer: ""\n'));
  expect(begun.written).toBe(begun.typed);
  const translated = await saveChanged(TRANSLATION, (text) => `${text.trimEnd()}\n\n## Noch etwas\n\nEin Satz.\n`);
  expect(translated.answer).toEqual({ state: 'saved', hash: expect.any(String) });
  expect(translated.written).toBe(translated.typed);
});
