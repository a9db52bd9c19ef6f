/** Finds and opens the files that the write view may change: MDX and YAML files of the content, by their real path. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { OpenFile } from '../../../src/model/writing.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { MAX_BYTES } from '../../content/readFile.ts';
import { RefusedError } from './refused.ts';

const ENDINGS: readonly string[] = ['.mdx', '.yaml'];
/** Byte order mark. */
export const MARK = '\ufeff';

/** Status of a refusal because the file is not there any more. */
export const GONE = 410;

/**
 * The path on this computer of a file that is named as in reports. Throws a RefusedError for anything that is no ordinary file of the
 * content, and for a file or folder that is a symbolic link, because its target may be anywhere.
 */
export async function findFile(contentDir: string, filePath: string): Promise<string> {
  const [label, ...names] = filePath.split('/');
  const isNamed = names.length > 0 && names.every((name) => !name.startsWith('.') && /^[^\\\p{Cc}]+$/u.test(name));
  if (label !== CONTENT_LABEL || !isNamed) throw new RefusedError((words) => words.noFile, 404);
  if (!ENDINGS.includes(extname(filePath))) throw new RefusedError((words) => words.onlyTexts, 403);
  const dir = await realpath(contentDir);
  const path = join(dir, ...names);
  const stats = await lstat(path).catch(() => undefined);
  if (!stats) throw new RefusedError((words) => words.goneFile, GONE);
  const real = await realpath(path).catch(() => undefined);
  if (!stats.isFile() || real !== path) throw new RefusedError((words) => words.noOrdinaryFile, 403);
  if (stats.size > MAX_BYTES) throw new RefusedError((words) => words.largeFile);
  return path;
}

/** Throws a RefusedError for a text that reading would refuse. */
export function expectShort(text: string): void {
  if (Buffer.byteLength(text) > MAX_BYTES) throw new RefusedError((words) => words.longText);
}

/** Throws a RefusedError if the file cannot be opened. */
export async function openFile(contentDir: string, filePath: string): Promise<OpenFile> {
  const absolutePath = await findFile(contentDir, filePath);
  return toOpenFile(filePath, await readFile(absolutePath));
}

/** With line feeds only, as editors in browsers write. Throws a RefusedError for bytes that are not text in UTF-8, because saving them would damage them. */
export function toOpenFile(filePath: string, bytes: Buffer): OpenFile {
  const hash = hashBytes(bytes);
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))) throw new RefusedError((words) => words.utf16);
  if (!isUtf8(bytes) || bytes.includes(0)) throw new RefusedError((words) => words.notUtf8);
  return { filePath, text: withoutMark(bytes.toString('utf8')).replaceAll('\r\n', '\n'), hash };
}

/** Without a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
