import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { isLong } from '../../tests/long.ts';
import { FAILED, openTextCheck, type TextFindings } from './textCheck.ts';

let contentDir = '';
beforeEach(async () => {
  contentDir = await makeContent();
  vi.stubEnv('CONTENT_DIR', contentDir);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.runIf(isLong)('says when a check has failed, and checks again after the next edit and after a stop', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const done: TextFindings[] = [];
  const check = openTextCheck((findings) => done.push(findings));
  // Its process reads the port as well, and ends with an error.
  vi.stubEnv('PORT', 'none');
  check.start(1);
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(FAILED), 60_000);
  vi.stubEnv('PORT', undefined);
  check.start(2);
  await vi.waitFor(() => expect(done.map(({ version }) => version)).toEqual([2]), 60_000);
  check.stop();
  check.start(3);
  await vi.waitFor(() => expect(done.map(({ version }) => version)).toEqual([2, 3]), 60_000);
  check.stop();
  expect(error).toHaveBeenCalledTimes(1);
});

it('checks the words of a text that is not saved, also after an edit of a register, and answers when it is stopped', async () => {
  const check = openTextCheck(() => {});
  const path = 'pages/rent/kira-takip/tr.mdx';
  const text = (await readFile(join(contentDir, path), 'utf8')).replace('Belgeleri', 'Belgleri');
  const words = async () =>
    (await check.checkDraft(path, text))?.map(({ ruleId, filePath, message }) => [ruleId, filePath, message.slice(0, 10)]);
  expect(await words()).toEqual([['spelling', `content/${path}`, '"Belgleri"']]);
  await mkdir(join(contentDir, 'spelling'));
  await writeFile(join(contentDir, 'spelling/tr.txt'), 'belgleri\n');
  expect(await words()).toEqual([]);
  const stopped = words();
  check.stop();
  expect(await stopped).toBeUndefined();
}, 120_000);
