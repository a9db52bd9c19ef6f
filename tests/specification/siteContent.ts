/** The site's own content, read once for the tests of a file. */
import { join } from 'node:path';
import { readConfig } from '../../scripts/config.ts';
import { openCache } from '../../scripts/content/cache.ts';
import { CONTENT_CODE } from '../../scripts/content/code.ts';
import { type Content, loadContent } from '../../scripts/content/load.ts';

export const CONFIG = readConfig(process.env, join(import.meta.dirname, '../..'));

export async function readSiteContent(): Promise<Content> {
  const { content } = await loadContent({ contentDir: CONFIG.contentDir, cache: openCache(CONFIG, 'content', CONTENT_CODE) });
  if (!content) throw new Error('The content cannot be read: run "npm run check".');
  return content;
}
