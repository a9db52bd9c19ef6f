/** Finds the commit that contains pages as they are now, for sign-offs and comments. */
import { dirname } from 'node:path';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { RECORD_NAME } from '../content/read.ts';
import { listUncommitted, readCommit } from '../core/git.ts';

/** Digits of a commit in a record. */
const COMMIT_LENGTH = 12;

/** Undefined when a page's folder has changes that are in no commit; its record does not count. */
export async function commitOf(content: Content, contentDir: string, pages: readonly Page[]): Promise<string | undefined> {
  const folders = pages.map((page) => dirname(content.fileOf.get(page)?.file.absolutePath ?? contentDir));
  const unsaved = (await Promise.all(folders.map((folder) => listUncommitted(folder)))).flat().filter((name) => name !== RECORD_NAME);
  return unsaved.length > 0 ? undefined : (await readCommit(contentDir))?.slice(0, COMMIT_LENGTH);
}
