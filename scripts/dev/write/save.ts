/** The action `save`: replaces a file of the content by a text, if nobody has changed it since it was opened. */
import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Actions } from '../../../src/model/writing.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { replaceUnchanged } from '../../core/replaceUnchanged.ts';
import { expectShort, findFile, GONE, hashBytes, MARK, toOpenFile } from './contentFile.ts';
import { RefusedError, refuseDiskError } from './refused.ts';
import type { Action } from './registry.ts';
import { rememberWritten } from './written.ts';

export const save: Action<'save'> = {
  request: z.strictObject({ filePath: z.string(), text: z.string(), hash: z.string() }),
  isWriting: true,
  async run(request, { config, site }) {
    const answer = await saveFile(config.contentDir, request);
    if (answer.state === 'saved') {
      const path = request.filePath.slice(CONTENT_LABEL.length + 1);
      await rememberWritten(config, [path]);
      await site.readNow(path);
    }
    return answer;
  },
};

/** Throws a RefusedError if the file cannot be written. `replace` is for tests. */
export async function saveFile(
  contentDir: string,
  { filePath, text, hash }: Actions['save']['request'],
  replace = replaceUnchanged,
): Promise<Actions['save']['answer']> {
  expectText(text);
  const path = await findFile(contentDir, filePath).catch((error: unknown) => {
    if (error instanceof RefusedError && error.status === GONE) return undefined;
    throw error;
  });
  if (path === undefined) return { state: 'changed', file: undefined };
  const before = await readFile(path).catch(refuseDiskError);
  if (hashBytes(before) !== hash) return { state: 'changed', file: toOpenFile(filePath, before) };
  const next = inFormOf(before.toString('utf8'), text);
  // A read-only file would be replaced otherwise, because its folder may be written.
  await access(path, constants.W_OK).catch(refuseDiskError);
  const isWritten = await replace(path, before, next).catch(refuseDiskError);
  if (isWritten) return { state: 'saved', hash: hashBytes(Buffer.from(next)) };
  const now = await readFile(path).catch(() => undefined);
  return { state: 'changed', file: now && toOpenFile(filePath, now) };
}

/** Throws for characters that a file cannot hold, or could not be opened with again. */
function expectText(text: string): void {
  if (/[\p{Surrogate}\0]/u.test(text)) throw new RefusedError((words) => words.unfitCharacter);
  expectShort(text);
}

/** The text with the byte order mark of the file, and with its line endings where the text comes with line feeds only. */
function inFormOf(before: string, text: string): string {
  const isWindows = before.includes('\r\n') && !text.includes('\r');
  return (before.startsWith(MARK) ? MARK : '') + (isWindows ? text.replaceAll('\n', '\r\n') : text);
}
