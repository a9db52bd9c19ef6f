/** The site's own content, read once for the tests of a file. */
import { join } from 'node:path';
import { openContentCache } from '../../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../../scripts/content/load.ts';
import { readConfig } from '../../scripts/core/config.ts';

export const CONFIG = readConfig(process.env, join(import.meta.dirname, '../..'));

export async function readSiteContent(): Promise<Content> {
  const { content } = await loadContent({ contentDir: CONFIG.contentDir, cache: openContentCache(CONFIG) });
  if (!content) throw new Error('The content cannot be read: run "npm run check".');
  return content;
}
