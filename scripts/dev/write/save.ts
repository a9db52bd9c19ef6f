/** The action `save`: replaces a file of the content by a text, if nobody has changed it since it was opened. New parts of the source get their ids. */
import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Actions } from '../../../src/model/writing.ts';
import { LostEntry } from '../../content/analyze.ts';
import { partsOf } from '../../content/pages/partIds.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { replaceUnchanged } from '../../core/replaceUnchanged.ts';
import { withIds } from '../../rules/fixPartIds.ts';
import type { LiveSite } from '../liveSite.ts';
import { expectShort, findFile, GONE, hashBytes, MARK, toOpenFile } from './contentFile.ts';
import { RefusedError, refuseDiskError } from './refused.ts';
import type { Action } from './registry.ts';
import { rememberWritten } from './written.ts';

export const save: Action<'save'> = {
  request: z.strictObject({ filePath: z.string(), text: z.string(), hash: z.string() }),
  isWriting: true,
  async run(request, { config, site }) {
    const path = request.filePath.slice(CONTENT_LABEL.length + 1);
    const answer = await saveFile(config.contentDir, request, { complete: (text) => withNewIds(site, path, text) });
    if (answer.state === 'saved') {
      await rememberWritten(config, [path]);
      await site.readNow(path);
    }
    return answer;
  },
};

/** A text that cannot be read gets no ids: the questions that somebody has begun have no words yet of which to make them. */
async function withNewIds(site: LiveSite, path: string, text: string): Promise<string> {
  const reading = await site.readAs(path, text).catch((error: unknown) => {
    if (error instanceof LostEntry) return undefined;
    throw error;
  });
  // A passage is read in a page, and has no parts of its own.
  if (!reading?.content || reading.page?.filePath !== `${CONTENT_LABEL}/${path}`) return text;
  const before = site.get().snapshot?.content;
  const page = before?.pages.find(({ filePath }) => filePath === reading.page?.filePath);
  const local = page && before?.fileOf.get(page)?.local;
  return withIds(reading.content, reading.page, text, local && partsOf({ local, outline: page.outline }));
}

interface Saving {
  /** Adds what the writer leaves to the tool, after the file was found to be one that the desk may write. */
  readonly complete?: (text: string) => Promise<string>;
  /** For tests. */
  readonly replace?: typeof replaceUnchanged;
}

/** Throws a RefusedError if the file cannot be written. */
export async function saveFile(
  contentDir: string,
  { filePath, text, hash }: Actions['save']['request'],
  { complete = async (unchanged) => unchanged, replace = replaceUnchanged }: Saving = {},
): Promise<Actions['save']['answer']> {
  expectText(text);
  const path = await findFile(contentDir, filePath).catch((error: unknown) => {
    if (error instanceof RefusedError && error.status === GONE) return undefined;
    throw error;
  });
  if (path === undefined) return { state: 'changed', file: undefined };
  const before = await readFile(path).catch(refuseDiskError);
  if (hashBytes(before) !== hash) return { state: 'changed', file: toOpenFile(filePath, before) };
  const completed = await complete(text);
  const next = inFormOf(before.toString('utf8'), completed);
  // A read-only file would be replaced otherwise, because its folder may be written.
  await access(path, constants.W_OK).catch(refuseDiskError);
  const isWritten = await replace(path, before, next).catch(refuseDiskError);
  if (isWritten) return { state: 'saved', hash: hashBytes(Buffer.from(next)), ...(completed !== text && { text: completed }) };
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
